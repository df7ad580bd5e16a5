/** How much of the processor's time this process may put into compiling (vitest.config.ts): for those that a test starts, which live no longer. */
export const nodeFlags = (): string[] =>
  process.execArgv.filter((flag) => /^--(?:interrupt|wasm-tiering)-budget=/.test(flag));
