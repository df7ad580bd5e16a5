import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOfMail } from './outbox-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a mail says whose one part in base64 has these bytes. */
async function said(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'one.eml');
  const part = Buffer.from(bytes).toString('base64');
  await writeFile(
    path,
    `Subject: =?utf-8?b?UEsgw6k=?=\r\nContent-Transfer-Encoding: base64\r\n\r\n${part}\r\n`,
  );
  return wordsOfMail(path);
}

const workbook = zipSync({ 'a.xml': strToU8('José da Silva'), 'b.xml': strToU8('Maria') });

test('of a workbook each of its texts is said', async () => {
  expect(await said(workbook)).toMatch(/José da Silva\nMaria/);
});

test.each([
  ['a text that begins like a workbook', strToU8('PK é o município de João')],
  ['two letters', strToU8('PK')],
  ['a workbook that was cut', workbook.slice(0, -30)],
])('%s is text', async (_, bytes) => {
  const words = await said(bytes);
  expect(words).toContain(Buffer.from(bytes).toString('utf8').slice(0, 20));
  // A head that begins so as well.
  expect(words).toContain('PK é');
});
