import { expect, it } from 'vitest';
import { countRecords } from './count-records.ts';

const pieces = (texts: readonly string[]) =>
  new Response(
    new ReadableStream({
      start(control) {
        const writer = new TextEncoder();
        for (const text of texts) control.enqueue(writer.encode(text));
        control.close();
      },
    }),
    { headers: { 'content-disposition': 'attachment; filename="a.csv"' } },
  );

it('counts records wherever the pieces are cut, and hands the file on unchanged', async () => {
  const told: number[] = [];
  const texts = ['\uFEFFCódigo;Nome\r', '\n1;"Sítio\r\n""Dois', '"" Ipês"\r\n2;Vereda\r\n'];
  const answer = countRecords(pieces(texts), (records) => told.push(records));
  expect(answer.headers.get('content-disposition')).toContain('a.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe(
    texts.join(''),
  );
  expect(told).toEqual([0, 1, 3]);
});

it('leaves an answer without a body as it is', () => {
  const empty = new Response(null);
  expect(countRecords(empty, () => undefined)).toBe(empty);
});
