/** Longest formula accepted, characters, and deepest nesting: what a person writes is far below both. */
export const FORMULA_LENGTH_LIMIT = 10_000;
export const FORMULA_DEPTH_LIMIT = 64;
