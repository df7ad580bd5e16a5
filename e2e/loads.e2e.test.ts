import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_START, writeDemo } from '@fonte/programme/demo/index';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { startPortal, type Portal } from './src/portal.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** 'Cargas': a folder is sent, told before it is imported, imported and undone; on a portal of its own, whose data become others. */

const PATH = '/configuracoes/cargas';
const PROPERTIES = 40;
const PASS = 'demonstracao';
/** An import on a busy machine, and the test that waits for two of them and a preview. */
const IMPORT = { timeout: 240_000 };
const WHOLE_MS = 900_000;

let portal: Portal;
let folder: Record<string, string>;
beforeAll(async () => {
  portal = await startPortal({ DEMO_PROPERTIES: String(PROPERTIES) });
  const out = mkdtempSync(join(tmpdir(), 'fonte-carga-'));
  await writeDemo({ dir: out, properties: PROPERTIES, seed: FIRST_START.seed });
  folder = Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]));
  rmSync(out, { recursive: true });
});
afterAll(() => portal.stop());

const stage = useStage(() => portal.url);

/** The demonstration's folder, one file of it changed. */
const zip = (name: string, change: (rows: string[]) => string[]) => {
  const { [name]: text = '' } = folder;
  const [header = '', ...rows] = text.trimEnd().split('\n');
  const changed = { ...folder, [name]: `${[header, ...change(rows)].join('\n')}\n` };
  const files = Object.fromEntries(
    Object.entries(changed).map(([file, content]) => [file, Buffer.from(content)]),
  );
  return { name: 'carga.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) };
};
const send = (page: Page, file: ReturnType<typeof zip>) =>
  page.getByLabel('Escolher arquivos').setInputFiles(file);

describe('a load', () => {
  it(
    'is sent, told, imported with the password and undone',
    async () => {
      const page = await stage.open('administrador', PATH);
      await send(
        page,
        zip('recomendacao.csv', (rows) => rows.slice(1)),
      );
      const card = page.getByRole('region', { name: 'carga.zip' });
      await card.getByText('A carga pode ser importada').waitFor(IMPORT);
      const table = card.getByRole('group', { name: 'O que mudaria, por tabela' });
      const cells = table.getByRole('row', { name: /^recomendacao\.csv/ }).getByRole('cell');
      expect((await cells.allTextContents()).slice(3)).toEqual(['0', '0', '1']);
      expect(await violations(page)).toEqual([]);
      await card.getByRole('button', { name: 'Importar: carga.zip' }).click();
      const dialog = page.getByRole('dialog', { name: 'Importar carga.zip' });
      await dialog.getByLabel('Sua senha atual').fill(PASS);
      await dialog.getByRole('button', { name: 'Importar' }).click();
      await card.getByText('Importada: versão 3 dos dados').waitFor(IMPORT);
      const past = page.getByRole('region', { name: 'Cargas anteriores' });
      await past.getByRole('row', { name: /carga Concluída 3 0 novas, 0 alteradas, 1 removidas/ }).waitFor();
      await past.getByRole('button', { name: 'Desfazer a versão 3' }).click();
      const undo = page.getByRole('dialog', { name: 'Desfazer a versão 3' });
      await undo.getByLabel('Sua senha atual').fill(PASS);
      await undo.getByRole('button', { name: 'Desfazer' }).click();
      await page.getByText('Importada: versão 4 dos dados').waitFor(IMPORT);
      await past.getByRole('row', { name: /desfazer a versão 3 Concluída 4/ }).waitFor();
    },
    WHOLE_MS,
  );

  it('with faults says them with file and line, also on a phone, and is discarded', async () => {
    const page = await stage.open('administrador', PATH, { viewport: PHONE });
    await send(
      page,
      zip('visita.csv', ([first = '', ...rows]) => [first.replace(/\b20(\d\d-)/, '30$1'), ...rows]),
    );
    const card = page.getByRole('region', { name: 'carga.zip' });
    await card.getByText('A carga foi recusada, e nada foi mudado').waitFor(IMPORT);
    const faults = card.getByRole('list', { name: /^Falhas \(/ }).getByRole('listitem');
    expect(await faults.first().textContent()).toMatch(/^visita\.csvlinha 2.*data improvável/);
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Descartar: carga.zip' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await page.getByText('Carga descartada').waitFor();
    await expect.poll(() => card.count()).toBe(0);
  });
});
