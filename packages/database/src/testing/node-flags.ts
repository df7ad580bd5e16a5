/**
 * For processes of tests that live some minutes and call little of their code often: compiled for speed later (ten times later where it is WebAssembly, the embedded
 * database's) and swept less often, the same tests take a tenth to a fifth less of the processor (docs/benchmarks.md, What a proof costs).
 */
export const SHORT_LIVED = [
  '--interrupt-budget=1200000',
  '--wasm-tiering-budget=18000000',
  '--max-semi-space-size=64',
];

/** How much of the processor's time this process may put into compiling (vitest.config.ts): for those that a test starts, which live no longer. */
export const nodeFlags = (): string[] =>
  process.execArgv.filter((flag) => /^--(?:interrupt|wasm-tiering)-budget=/.test(flag));
