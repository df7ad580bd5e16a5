import type { ByteRange } from '../../../platform/storage/storage.ts';

/**
 * The one part of a file that a Range header asks for (RFC 9110); null for the whole: no header, several parts, or another unit. `beyond` for one that the
 * file does not have.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'beyond' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '')
    return Number(to) === 0 ? 'beyond' : { first: Math.max(0, bytes - Number(to)), last: bytes - 1 };
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < Number(from)) return null;
  return Number(from) >= bytes ? 'beyond' : { first: Number(from), last };
}
