#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Pango's cast macros are not visible to Swift, so what needs a cast is here.

/// A context over the fonts of `config` that measures at one point a pixel, without hinting or rounding.
static inline PangoContext *a11ysim_create_measuring_context(PangoFontMap *map, FcConfig *config) {
  if (!PANGO_IS_FC_FONT_MAP(map)) return NULL;
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  if (context == NULL) return NULL;
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

/// Whether the glyph stands for a character that the font does not have.
static inline gboolean a11ysim_is_unknown(PangoGlyph glyph) {
  return (glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0 && glyph != PANGO_GLYPH_EMPTY;
}

/// Whether a line may break before the character that the attributes belong to.
static inline gboolean a11ysim_may_break(const PangoLogAttr *attributes) {
  return attributes->is_line_break;
}

/// The font as Cairo draws it.
static inline cairo_scaled_font_t *a11ysim_scaled_font(PangoFont *font) {
  if (!PANGO_IS_CAIRO_FONT(font)) return NULL;
  return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

/// Makes a pen draw letters smooth and as they were designed, whatever the machine's settings are.
static inline void a11ysim_use_plain_fonts(cairo_t *context) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(context, options);
  cairo_font_options_destroy(options);
}

/// Whether the glyph is to leave no trace.
static inline gboolean a11ysim_is_empty(PangoGlyph glyph) { return glyph == PANGO_GLYPH_EMPTY; }
