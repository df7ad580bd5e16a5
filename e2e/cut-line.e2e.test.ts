import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '@fonte/contracts';
import { createTag, mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { propertySearch } from '@fonte/contracts/endpoints/properties';
import { beginUpload, namedMediaFile } from '@fonte/contracts/endpoints/uploads';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signIn, type Caller } from './src/api.ts';
import { enterAs, PHONE } from './src/browser.ts';
import { cutLine, type CutLine } from './src/cut-line.ts';
import { killable } from './src/killable.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Files on a bad line, and in a browser that dies: they arrive, once, as they were. */

let line: CutLine;
beforeAll(async () => {
  line = await cutLine(inject('portal'));
});
afterAll(() => line.end());
const stage = useStage(() => line.url);

const TAG = `Linha ${Date.now()}`;
const UPLOADS = `**${addressOf(beginUpload, { params: {} })}**`;
const MB = 1024 * 1024;
let property: string;

beforeAll(async () => {
  const administrator = await signIn(stage.portal, 'administrador');
  await administrator.call(createTag, { body: { name: TAG, description: 'Em campo', publica: false } });
  const technician = await signIn(stage.portal, 'tecnico');
  const [found] = await technician.call(propertySearch, { query: { texto: '5', limite: 1 } });
  if (!found) throw new Error('no property');
  property = found.id.replaceAll('.', '');
});

const gallery = () => `/minhas-propriedades/${property}/midias`;

/** Text of so many bytes that nobody sent before. */
const textOf = (bytes: number) => Buffer.from(randomBytes(bytes / 2).toString('hex'));

async function send(page: Page, bytes: Buffer, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
  await page
    .getByLabel('Escolher arquivos')
    .setInputFiles([{ name: 'notas.csv', mimeType: 'text/csv', buffer: bytes }]);
  const card = page.getByRole('article', { name: 'notas.csv' });
  await card.getByLabel('Descrição').fill(words);
  await card.getByRole('combobox', { name: /^Tag/ }).click();
  await page.getByRole('option', { name: TAG }).click();
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
}

/** SHA-256 of each file with these words, as the server has it. Signed in once a test: of a person's twenty sessions the oldest ends with one more. */
async function stored(technician: Caller, words: string): Promise<string[]> {
  const { documents } = await technician.call(mediaOfProperty, { params: { id: property } });
  return Promise.all(
    documents
      .filter(({ description }) => description === words)
      .map(async (one) => {
        const [key = '', name = ''] = one.key.split('/');
        const answer = await technician.get(addressOf(namedMediaFile, { params: { key, name } }));
        return sha256(Buffer.from(await answer.arrayBuffer()));
      }),
  );
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('a file of many pieces on a line that breaks again and again arrives once, as it was', async () => {
  const technician = await signIn(inject('portal'), 'tecnico');
  const expects = /ERR_|Failed to load/;
  const page = await stage.open('tecnico', gallery(), { viewport: PHONE, expects });
  await page.getByRole('button', { name: 'Adicionar arquivos' }).waitFor();
  const bytes = textOf(3 * MB);
  const words = `Linha cortada ${Date.now()}`;
  line.taken();
  line.sent();
  line.breakAfter(400_000);
  await send(page, bytes, words);
  await expect.poll(() => stored(technician, words), { timeout: 180_000 }).toEqual([sha256(bytes)]);
  line.breakAfter(null);
  // The gallery is asked anew once the file is there.
  await settled(page);
  // A line that carries so much at a time brings the whole only to who goes on from where it broke.
  expect(line.taken()).toBeGreaterThanOrEqual(6);
  // Little of it goes up twice: what a browser sends again by itself is no more than a small piece.
  expect(line.sent() / bytes.length).toBeLessThan(1.3);
});

it('a browser that is killed while a file goes sends the rest when it is opened again', async () => {
  const technician = await signIn(inject('portal'), 'tecnico');
  const folder = await mkdtemp(join(tmpdir(), 'fonte-aparelho-'));
  const bytes = textOf(MB);
  const words = `Aparelho desligado ${Date.now()}`;
  const begun: { kill: () => Promise<void> }[] = [];
  const open = async () => {
    const browser = await killable(folder);
    begun.push(browser);
    return browser;
  };
  try {
    const first = await open();
    const page = await first.context.newPage();
    await enterAs(first.context, stage.portal, 'tecnico');
    let pieces = 0;
    // The first piece arrives, the others are on their way for ever.
    await page.route(UPLOADS, (route) =>
      route.request().method() !== 'PATCH' || ++pieces === 1 ? route.continue() : undefined,
    );
    await page.goto(stage.portal + gallery());
    await send(page, bytes, words);
    await expect.poll(() => pieces).toBeGreaterThan(1);
    await first.kill();
    expect(await stored(technician, words)).toEqual([]);

    const second = await open();
    const next = await second.context.newPage();
    await enterAs(second.context, stage.portal, 'tecnico');
    await next.goto(`${stage.portal}/midias`);
    await expect.poll(() => stored(technician, words), { timeout: 180_000 }).toEqual([sha256(bytes)]);
  } finally {
    await Promise.all(begun.map((browser) => browser.kill()));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
