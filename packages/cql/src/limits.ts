/** Bounds of a filter: what a person or a client program writes is far below each (docs/security.md). */
export const FILTER_LENGTH_LIMIT = 200_000;
export const FILTER_DEPTH_LIMIT = 40;
export const FILTER_NODE_LIMIT = 5_000;
export const FILTER_VERTEX_LIMIT = 20_000;
