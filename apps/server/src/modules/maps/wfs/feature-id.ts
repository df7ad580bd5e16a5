/** An id as GML may carry it (an NCName): other signs than letters, digits, `.`, `-` and `_` are written `_xHH_`. */
export function featureId(layer: string, key: string | number): string {
  return `${layer}.${String(key).replace(/[^\p{L}\p{N}.\-_]/gu, (sign) => `_x${(sign.codePointAt(0) ?? 0).toString(16)}_`)}`;
}

/** The same id as it was before. */
export function fromFeatureId(id: string): string {
  return id.replace(/_x([0-9a-f]{1,6})_/g, (_, code: string) =>
    String.fromCodePoint(Math.min(0x10_ff_ff, parseInt(code, 16))),
  );
}
