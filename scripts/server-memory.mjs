// How much memory the server may take before it gives some back (docs/decisions/0307, 0341).

/** For Node: what is new has 8 MB instead of 16 before it is looked through, and what is older three tenths more than was in use. */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

/**
 * For glibc, which keeps what was freed for each thread that asks for memory: two such stores instead of eight a processor,
 * and blocks of 16 kB and more, such as answers, go back at once. What the host has set wins; other C libraries look at
 * none of it.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '131072' }
