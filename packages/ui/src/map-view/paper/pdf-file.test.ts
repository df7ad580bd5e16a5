import { expect, it } from 'vitest';
import { pdfFile } from './pdf-file.ts';

it('writes a file whose table of places is right, with pictures, fonts, title and date', async () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
  const pdf = pdfFile({
    width: 841.89,
    height: 595.28,
    content: 'BT /F1 9 Tf 10 10 Td (São João) Tj ET',
    pictures: [
      { name: 'Map', jpeg, width: 2000, height: 1000 },
      { name: 'Marks', jpeg, width: 22, height: 14 },
    ],
    title: 'Mapa: São João',
    date: new Date('2025-10-13T05:40:00Z'),
  });
  const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
  expect(places).toHaveLength(9);
  for (const [index, place] of places.entries())
    expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(text).toContain('/XObject << /Map 8 0 R /Marks 9 0 R >>');
  expect(text.slice(places[7])).toMatch(/^8 0 obj\n<< \/Type \/XObject [^\n]*\/Width 2000 \/Height 1000/);
  expect(text.slice(places[6])).toMatch(/^7 0 obj\n<< \/Title <FEFF004d006100700061003a0020/);
  expect(text).toContain('/CreationDate (D:20251013054000Z)');
  expect(text).toContain('/Info 7 0 R');
  // The length of a stream is that of its bytes: one for each letter.
  expect(text).toContain('<< /Length 37 >>\nstream\nBT /F1 9 Tf 10 10 Td (São João) Tj ET\nendstream');
  expect(pdf.type).toBe('application/pdf');
});
