import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FailureName, Profile } from '@fonte/contracts';
import { printedSheet } from '@fonte/contracts/endpoints/print';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';

/** A program that stands where Chromium does and says of every page what the test wrote down: it leaves a mark when it is started. */
const folder = mkdtempSync(join(tmpdir(), 'fonte-print-'));
const path = join(folder, 'chromium');
const [says, mark, go] = [join(folder, 'says'), join(folder, 'started'), join(folder, 'go')];
const PDF = Buffer.from('%PDF-1.7 of the stand-in').toString('base64');
writeFileSync(
  path,
  `#!${process.execPath}
const fs = require('node:fs');
const { Socket } = require('node:net');
fs.writeFileSync('${mark}', '');
const value = JSON.parse(fs.readFileSync('${says}', 'utf8'));
if (value === null) process.exit(1);
const RESULTS = {
  'Target.createTarget': { targetId: 't' },
  'Target.attachToTarget': { sessionId: 's' },
  'Runtime.evaluate': { result: { value } },
  'Page.printToPDF': { data: '${PDF}' },
};
const to = new Socket({ fd: 4 });
let rest = '';
new Socket({ fd: 3 }).on('data', (bytes) => {
  const parts = (rest + bytes).split('\\0');
  rest = parts.pop();
  for (const part of parts) {
    const { id, method } = JSON.parse(part);
    if (value.dies === method) process.kill(process.pid, 'SIGKILL');
    const answer = () => to.write(JSON.stringify({ id, result: RESULTS[method] ?? {} }) + '\\0');
    if (value.waits !== method) answer();
    else {
      const look = setInterval(() => {
        if (!fs.existsSync('${go}')) return;
        clearInterval(look);
        answer();
      }, 20);
    }
  }
});
`,
);

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal({ CHROMIUM_PATH: path, PDF: 'unsandboxed' });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  chmodSync(path, 0o755);
  rmSync(mark, { force: true });
  rmSync(go, { force: true });
});

/** What is answered of a sheet while each page says `page` of itself (null: the browser ends at once), and whether one was started. */
async function asked(
  pagina: string,
  page: object | null,
  profile: Profile = 'nacional',
  person = portal.person(profile),
) {
  writeFileSync(says, JSON.stringify(page));
  const { cookie } = await person;
  const query = new URLSearchParams({ pagina }).toString();
  const answer = await portal.ask('GET', `${printedSheet.path}?${query}`, { headers: { cookie } });
  return { answer, started: existsSync(mark) };
}

async function refused(pagina: string, page: object | null, profile?: Profile) {
  const { answer, started } = await asked(pagina, page, profile);
  const { codigo, result } = answer.json<{ codigo: FailureName; result: string }>();
  return [answer.statusCode, codigo, result, started];
}

const READY = { state: 'ready', failed: '' };
const SUMMARY = '/resumo-executivo?ano=2025&uf=GO';

it('a page that is drawn is given as a file of its name', async () => {
  const { answer } = await asked(SUMMARY, READY);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toContain('resumo-executivo-GO-2025-v0.pdf');
  expect(answer.rawPayload.toString('base64')).toBe(PDF);
});

it('pdfUnavailable: there is no browser to draw with', async () => {
  chmodSync(path, 0o644);
  expect(await refused('/resumo-executivo?ano=2024', READY)).toEqual([
    503,
    'pdfUnavailable',
    'Este servidor não gera PDF. Use Imprimir.',
    false,
  ]);
});

it('pdfFailed: the browser has ended before the page was drawn', async () => {
  expect(await refused('/resumo-executivo?ano=2023', null)).toEqual([
    503,
    'pdfFailed',
    'O PDF não ficou pronto a tempo. Tente de novo ou use Imprimir.',
    true,
  ]);
});

it('a browser that is killed while it writes leaves no half file: it is said, and the next request begins again', async () => {
  const dying = { ...READY, dies: 'Page.printToPDF' };
  expect((await refused('/resumo-executivo?ano=2020', dying)).slice(0, 2)).toEqual([503, 'pdfFailed']);
  const { answer, started } = await asked('/resumo-executivo?ano=2020', READY);
  expect([answer.statusCode, answer.rawPayload.toString('base64'), started]).toEqual([200, PDF, true]);
});

it('sheetIncomplete: the reports that did not come are named', async () => {
  expect(await refused('/resumo-executivo?ano=2022', { state: 'failed', failed: '10163, 10225' })).toEqual([
    503,
    'sheetIncomplete',
    'O PDF não foi gerado, porque não vieram estes relatórios: 10163, 10225. Tente em instantes.',
    true,
  ]);
});

it('sheetFailed: a page of which nothing came names no reports', async () => {
  expect(await refused('/resumo-executivo?ano=2021', { state: 'failed', failed: '' })).toEqual([
    503,
    'sheetFailed',
    'O PDF não foi gerado, porque os dados da página não vieram. Tente em instantes.',
    true,
  ]);
});

it.each(['2024-2', '2018-2', '2023-3', 'GO'])(
  'sheetParameter: the semester %s is refused in the words of its page, before a browser is started',
  async (semester) => {
    const address = `/relatorio-semestral-giz/${semester}?uf=GO`;
    const words = [400, 'sheetParameter', 'Parâmetros inválidos!', false];
    expect(await refused(address, READY)).toEqual(words);
    // Whoever may not open the page learns nothing of what it takes.
    expect((await refused(address, READY, 'tecnico')).slice(1, 2)).toEqual(['forbidden']);
  },
);

it('a state that there is not leads where its page leads: to the sheet of the country', async () => {
  const { answer } = await asked('/dashboard/print/SP?ano=2025', READY);
  expect(answer.headers['content-disposition']).toContain('dashboard-print-todas-as-ufs-2025-v0.pdf');
  expect((await portal.trail()).at(-1)?.alvo).toBe('/dashboard/print');
  expect((await refused('/dashboard/print/goias?ano=2025', READY)).slice(0, 2)).toEqual([
    404,
    'sheetNotFound',
  ]);
});

it('a sheet during which a load has finished is drawn again, and is named by the version that it is of', async () => {
  const waiting = asked('/resumo-executivo?ano=2019', { ...READY, waits: 'Page.printToPDF' });
  await vi.waitFor(() => expect(existsSync(mark)).toBe(true), 10_000);
  await portal.database.db.insertInto('portal.versao').defaultValues().execute();
  rmSync(mark);
  writeFileSync(go, '');
  const { answer, started } = await waiting;
  expect([answer.statusCode, started]).toEqual([200, true]);
  expect(answer.headers['content-disposition']).toMatch(/resumo-executivo-2019-v[1-9]\d*\.pdf/);
});

it('who asks for one sheet twice at the same time has one file, drawn once; it names whoever it was made for, so that another has another', async () => {
  const SHEET = '/resumo-executivo?ano=2024&uf=todas';
  const person = portal.person('nacional');
  const first = asked(SHEET, { ...READY, waits: 'Page.printToPDF' }, 'nacional', person);
  await vi.waitFor(() => expect(existsSync(mark)).toBe(true), 10_000);
  rmSync(mark);
  const second = asked(SHEET, READY, 'nacional', person);
  writeFileSync(go, '');
  expect((await first).answer.rawPayload.toString('base64')).toBe(PDF);
  const { answer, started } = await second;
  expect([answer.rawPayload.toString('base64'), started]).toEqual([PDF, false]);
  expect((await asked(SHEET, READY)).started).toBe(true);
});
