/** A4, points: its long and its short side. */
const A4 = { long: 841.89, short: 595.28, margin: 24 } as const;

/** A part of the file: text as Latin-1, or bytes. */
type Part = string | Uint8Array;

/**
 * A PDF of one A4 page with a JPEG on it, on its side unless the picture is higher than wide, and title and date in its properties (PDF
 * 1.4, ISO 32000-1, 7). A library for this alone would weigh more than the map.
 */
export function pictureToPdf(
  jpeg: Uint8Array,
  size: { width: number; height: number },
  { title, date }: { title: string; date: Date },
): Blob {
  const upright = size.height > size.width;
  const page = {
    width: upright ? A4.short : A4.long,
    height: upright ? A4.long : A4.short,
    margin: A4.margin,
  };
  const room = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin };
  const scale = Math.min(room.width / size.width, room.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const [x, y] = [(page.width - width) / 2, page.height - page.margin - height];
  const content = `q ${fixed(width)} 0 0 ${fixed(height)} ${fixed(x)} ${fixed(y)} cm /Map Do Q`;
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /XObject << /Map 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${size.width} /Height ${size.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [`<< /Title ${hexText(title)} /CreationDate (${dateText(date)}) >>`],
  ];
  return new Blob(assembled(objects), { type: 'application/pdf' });
}

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
  put(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return parts;
}

const fixed = (value: number): string => value.toFixed(2);
const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** Any letters: UTF-16 in hexadecimal. */
const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const dateText = (date: Date): string => `D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
