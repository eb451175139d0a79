// The espeak_ng_* functions report a status instead of printing and leaving the process; they bring in speak_lib.h.
#include <espeak-ng/espeak_ng.h>
