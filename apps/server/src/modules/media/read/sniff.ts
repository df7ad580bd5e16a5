import {
  ACCEPTED_FILES,
  acceptedByName,
  extensionOf,
  FILE_REFUSED,
  HEIC_REFUSED,
  isHeic,
  type AcceptedFile,
} from '@fonte/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { FileRefused } from './reading.ts';

/** Texts that are told by their extension and by being text; asked before anything else, for a text of many letters G looks like a video. */
const TEXTS = new Set(['text/csv', 'text/xml', 'text/plain', 'application/json']);
/** Files of the old Office, which look alike. */
const COMPOUND = 'application/x-cfb';
/** As file-type calls what we call otherwise. */
const ALIASES: Readonly<Record<string, string>> = { 'application/xml': 'text/xml' };
const DISGUISED = 'o conteúdo não é o que o nome diz';

/**
 * What a file is by its content, among what is taken; its extension has to fit. Polygons are told by their extension, and their content by who reads them.
 * Errors: `FileRefused`.
 */
export async function sniff(bytes: Uint8Array, name: string): Promise<AcceptedFile> {
  if (bytes.length === 0) throw new FileRefused('emptyFile');
  if (isHeic(name)) throw new FileRefused('fileType', { reason: HEIC_REFUSED });
  const named = acceptedByName(name);
  if (named === undefined) throw new FileRefused('fileType', { reason: FILE_REFUSED });
  if (named.kind === 'kml') return named;
  if (TEXTS.has(named.type)) {
    if (!isText(bytes) || isPage(bytes)) throw new FileRefused('fileType', { reason: DISGUISED });
    return named;
  }
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (mime === 'image/heic' || mime === 'image/heif')
    throw new FileRefused('fileType', { reason: HEIC_REFUSED });
  const found =
    mime === COMPOUND && ['doc', 'xls', 'ppt'].includes(extensionOf(name))
      ? named
      : ACCEPTED_FILES.find(({ type }) => type === (ALIASES[mime] ?? mime));
  // A picture is a picture whatever its suffix; a document is what it says it is.
  const fits =
    found !== undefined && found.kind === named.kind && (found.kind === 'photo' || found.type === named.type);
  if (!fits) throw new FileRefused('fileType', { reason: DISGUISED });
  return found;
}

/** UTF-8, UTF-16 with its mark, or Windows-1252 without control characters. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const utf16 =
    (first === 0xff && second === 0xfe && 'utf-16le') || (first === 0xfe && second === 0xff && 'utf-16be');
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // oxlint-disable-next-line no-control-regex -- that is what is looked for
      if (!/[\0-\x08\x0e-\x1a\x1c-\x1f\x7f\x81\x8d\x8f\x90\x9d]/.test(text)) return true;
    } catch {
      // Not in this one.
    }
  }
  return false;
}

/** A page or a drawing that a browser would run, under the suffix of a text. */
function isPage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1').replaceAll('\0', '');
  return /<(?:!doctype\s+)?(?:html|svg|script|body|iframe)\b/i.test(head);
}
