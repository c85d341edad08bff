"""Games between bots, on all cores or a cluster: simulation, arena, studies, benchmarks."""
