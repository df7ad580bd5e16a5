/** A part of the file: text as Latin-1, or bytes. */
type Part = string | Uint8Array;

/** A picture of a page, by the name that its content calls it. */
export interface PdfPicture {
  readonly name: string;
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** The page's own orders (ISO 32000-1, 8 and 9); its fonts are /F1, and /F2 bold. */
  readonly content: string;
  readonly pictures: readonly PdfPicture[];
  readonly title: string;
  readonly date: Date;
}

/** Objects before the pictures. */
const FIRST_PICTURE = 8;

/**
 * A PDF of one page with pictures and text in the fonts that every reader has (PDF 1.4, ISO 32000-1, 7 and 9.6.2.2), its title and date in its
 * properties. A library for this alone would weigh more than the map.
 */
export function pdfFile({ width, height, content, pictures, title, date }: PdfPage): Blob {
  const named = pictures.map(({ name }, index) => `/${name} ${FIRST_PICTURE + index} 0 R`).join(' ');
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${fixed(width)} ${fixed(height)}] /Resources << /XObject << ${named} >> /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [fontOf('Helvetica')],
    [fontOf('Helvetica-Bold')],
    [`<< /Title ${hexText(title)} /CreationDate (${dateText(date)}) >>`],
    ...pictures.map((picture): Part[] => [
      `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.jpeg.length} >>\nstream\n`,
      picture.jpeg,
      '\nendstream',
    ]),
  ];
  return new Blob(assembled(objects), { type: 'application/pdf' });
}

const fontOf = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

function assembled(objects: readonly Part[][]): BlobPart[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const put = (part: Part) => {
    const bytes = typeof part === 'string' ? latin1(part) : new Uint8Array(part);
    parts.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  const places = objects.map((object, index) => {
    const place = length;
    put(`${index + 1} 0 obj\n`);
    for (const part of object) put(part);
    put('\nendobj\n');
    return place;
  });
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return parts;
}

const fixed = (value: number): string => value.toFixed(2);
const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Any letters: UTF-16 in hexadecimal. */
const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const dateText = (date: Date): string => `D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
