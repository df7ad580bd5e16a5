/** Numbers from 0 up to 1, the same for a seed: moments of kills are; what goes on at them is the machine's. */
export function* chances(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
