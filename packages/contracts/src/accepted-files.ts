/**
 * What may be sent as media of a property (second text, section 5): one table for the file field, the server's judgement and the sentences. What a file is,
 * the server sees by its content; its extension only has to fit.
 */

/** How a file is kept: a picture, a document, or polygons. A video is a row without a file. */
export type FileKind = 'photo' | 'document' | 'kml';

export type AcceptedFile = {
  readonly kind: FileKind;
  /** Of the content, as it is served later. */
  readonly type: string;
  /** In lower case, without the dot. */
  readonly extensions: readonly string[];
  /** What people call it. */
  readonly label: string;
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const ACCEPTED_FILES = [
  { kind: 'photo', type: 'image/jpeg', extensions: ['jpg', 'jpeg'], label: 'JPEG' },
  { kind: 'photo', type: 'image/png', extensions: ['png'], label: 'PNG' },
  { kind: 'photo', type: 'image/gif', extensions: ['gif'], label: 'GIF' },
  { kind: 'photo', type: 'image/webp', extensions: ['webp'], label: 'WebP' },
  { kind: 'document', type: 'application/pdf', extensions: ['pdf'], label: 'PDF' },
  {
    kind: 'document',
    type: `${OFFICE}.wordprocessingml.document`,
    extensions: ['docx'],
    label: 'Word',
  },
  { kind: 'document', type: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'], label: 'Excel' },
  {
    kind: 'document',
    type: `${OFFICE}.presentationml.presentation`,
    extensions: ['pptx'],
    label: 'PowerPoint',
  },
  { kind: 'document', type: 'application/msword', extensions: ['doc'], label: 'Word' },
  { kind: 'document', type: 'application/vnd.ms-excel', extensions: ['xls'], label: 'Excel' },
  { kind: 'document', type: 'application/vnd.ms-powerpoint', extensions: ['ppt'], label: 'PowerPoint' },
  { kind: 'document', type: 'application/epub+zip', extensions: ['epub'], label: 'EPUB' },
  { kind: 'document', type: 'application/zip', extensions: ['zip'], label: 'ZIP' },
  { kind: 'document', type: 'text/csv', extensions: ['csv'], label: 'CSV' },
  { kind: 'document', type: 'text/xml', extensions: ['xml'], label: 'XML' },
  { kind: 'document', type: 'text/plain', extensions: ['txt'], label: 'texto' },
  { kind: 'document', type: 'application/json', extensions: ['json'], label: 'JSON' },
  { kind: 'kml', type: 'application/vnd.google-earth.kml+xml', extensions: ['kml'], label: 'KML' },
  { kind: 'kml', type: 'application/vnd.google-earth.kmz', extensions: ['kmz'], label: 'KMZ' },
  { kind: 'kml', type: 'application/geo+json', extensions: ['geojson'], label: 'GeoJSON' },
] as const satisfies readonly AcceptedFile[];

/** The end of a file's name, in lower case and without the dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file would be by its name, before anybody has looked into it; undefined for what is refused. */
export function acceptedByName(name: string): AcceptedFile | undefined {
  const extension = extensionOf(name);
  return ACCEPTED_FILES.find(({ extensions }) => (extensions as readonly string[]).includes(extension));
}

/** `accept` of the file field. Pictures by their type, so that telephones convert what they keep otherwise (HEIC). */
export const ACCEPT_ATTRIBUTE: string = [
  ...new Set(
    ACCEPTED_FILES.flatMap(({ kind, type, extensions }) =>
      kind === 'photo' ? [type] : extensions.map((one) => `.${one}`),
    ),
  ),
].join(',');

/** A picture of a telephone in a form that is not taken, by its name. */
export const isHeic = (name: string): boolean => ['heic', 'heif'].includes(extensionOf(name));

/** What is said of a file that is not taken; the server says the same of what it finds inside. */
export const FILE_REFUSED = 'Este tipo de arquivo não é aceito';
export const HEIC_REFUSED =
  'Este telefone gravou a foto em HEIC. Grave em JPEG (Câmera, Formatos, Mais compatível) e envie de novo.';
