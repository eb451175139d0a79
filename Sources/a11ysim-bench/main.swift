// Prints ratios, measured pairwise in one run: single figures say little on a shared machine.
MainActor.assumeIsolated { Benchmark.main() }
