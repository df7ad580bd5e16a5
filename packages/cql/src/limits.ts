/** Bounds of a filter: what a person or a client program writes is far below each (docs/security.md). */
export const FILTER_LENGTH_LIMIT = 200_000;
export const FILTER_DEPTH_LIMIT = 40;
export const FILTER_NODE_LIMIT = 5_000;
export const FILTER_VERTEX_LIMIT = 20_000;

/** A filter in XML stands in a request's elements, and a geometry in it is some elements deep. */
export const XML_DEPTH_LIMIT = FILTER_DEPTH_LIMIT + 16;
/** GML 3 may give every vertex an element of its own. */
export const XML_ELEMENT_LIMIT = FILTER_NODE_LIMIT + FILTER_VERTEX_LIMIT;
