interface Range {
  readonly type: string;
  readonly quality: number;
}

/** A media type without its parameters. */
export const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

/** How much an Accept header wants a media type, from 0 to 1: what the narrowest range that holds it says (RFC 9110, 12.5.1). */
export function wantedBy(accept: string): (type: string) => number {
  const ranges = accept.split(',').map((part): Range => {
    const quality = Number(/;\s*q=([\d.]{1,5})/i.exec(part)?.[1] ?? 1);
    return { type: bareType(part), quality: quality >= 0 && quality <= 1 ? quality : 0 };
  });
  return (type) => {
    for (const range of [type, type.replace(/\/.*/, '/*'), '*/*']) {
      const found = ranges.filter((one) => one.type === range);
      if (found.length > 0) return Math.max(...found.map(({ quality }) => quality));
    }
    return 0;
  };
}
