/** Signatures of a zip's parts, and what stands where in them (APPNOTE 4.3.12, 4.3.16). */
const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const MOST_COMMENT = 65_535;
/** General purpose bit 11: the name is UTF-8 and read as such. */
const UTF8_FLAG = 0x800;
/** The extra field that has the name in UTF-8 beside one in the alphabet of old DOS (APPNOTE 4.6.9), as GDAL writes it. */
const UNICODE_PATH = 0x7075;

/**
 * Names of a zip's entries that were meant otherwise than they read: by the name as Latin-1, in which an entry without the UTF-8 flag is read. Told by
 * the Unicode extra field, or by bytes that are UTF-8 without saying so. What is not a directory has no names here; reading it reports the fault.
 */
export function meantNames(bytes: Uint8Array): Map<string, string> {
  const names = new Map<string, string>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return names;
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    const nameBytes = view.getUint16(at + 28, true);
    const extraBytes = view.getUint16(at + 30, true);
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const extra = bytes.subarray(at + ENTRY_BYTES + nameBytes, at + ENTRY_BYTES + nameBytes + extraBytes);
    if ((view.getUint16(at + 8, true) & UTF8_FLAG) === 0 && name.some((byte) => byte > 0x7f)) {
      const meant = unicodePath(extra) ?? utf8(name);
      if (meant !== null) names.set(String.fromCharCode(...name), meant);
    }
    at += ENTRY_BYTES + nameBytes + extraBytes + view.getUint16(at + 32, true);
  }
  return names;
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at--)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

/** Fields are id, size, content; this one is a version, a checksum, the name. */
function unicodePath(extra: Uint8Array): string | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let at = 0; at + 4 <= extra.length;) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === UNICODE_PATH && size > 5)
      return utf8(extra.subarray(at + 9, at + 4 + size));
    at += 4 + size;
  }
  return null;
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
