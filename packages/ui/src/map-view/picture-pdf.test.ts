import { expect, it } from 'vitest';
import { pictureToPdf } from './picture-pdf.ts';

it('writes a file whose table of places is right, with the picture inside the page', async () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
  const pdf = pictureToPdf(
    jpeg,
    { width: 2000, height: 1000 },
    { title: 'Mapa: São João', date: new Date('2025-10-13T05:40:00Z') },
  );
  const text = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
  expect(places).toHaveLength(6);
  for (const [index, place] of places.entries())
    expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
  // 793.89 points wide, half as high.
  expect(text).toContain('q 793.89 0 0 396.94 24.00');
  expect(text).toContain('/CreationDate (D:20251013054000Z)');
  expect(text).toContain('/Title <FEFF004d006100700061003a0020');
  expect(pdf.type).toBe('application/pdf');
});

it('stands the page up for a picture that is higher than wide', async () => {
  const pdf = pictureToPdf(
    Uint8Array.from([0xff, 0xd8]),
    { width: 500, height: 1000 },
    { title: 'Mapa', date: new Date() },
  );
  expect(await pdf.text()).toContain('/MediaBox [0 0 595.28 841.89]');
});
