import type { ReportAnswer } from '@fonte/contracts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import type { View } from '@fonte/contracts/view';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { removeLeftFiles, wordsOfFiles } from '../../../platform/mail/mail-files.ts';
import { INDICATORS, okay, PANELS, viewOf } from '../../indicators/testing.ts';
import { PICTURES_BYTES } from './charts.ts';
import { figuresOf } from './figures.ts';
import { notifyPortal, type NotifyPortal } from '../testing.ts';

/** What goes with a summary: its charts as pictures, its numbers as a file. */

let portal: NotifyPortal;
beforeAll(async () => {
  portal = await notifyPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.clear());

const SUMMARY = { importacao: false, resumo: 'semanal' } as const;

/** The mails of a notification to these, by address. */
async function sent(emails: readonly string[], more: object = {}) {
  const id = await portal.save(emails.join(';'), { ...SUMMARY, ...more });
  await portal.call('POST', `notify/${id}/send`);
  await portal.jobs();
  return new Map(portal.server.received.splice(0).map(({ to, mail }) => [to[0] ?? '', mail]));
}

/** What somebody waits at until another opens it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
const picturesOf = (mail: Email | undefined) =>
  (mail?.attachments ?? []).filter(({ mimeType }) => mimeType === 'image/png');

test('the charts are parts of the mail, each with its figures in words and in the text part', async () => {
  const [mail] = (await sent([portal.chief.email])).values();
  const pictures = picturesOf(mail);
  expect(pictures).toHaveLength(4);
  const bytes = pictures.reduce((sum, { content }) => sum + (content as ArrayBuffer).byteLength, 0);
  expect(bytes).toBeLessThan(PICTURES_BYTES);
  const shown = [...(mail?.html ?? '').matchAll(/<img src="cid:([^"]+)"[^>]*alt="([^"]+)"/g)];
  expect(shown.map(([, cid]) => `<${cid}>`)).toEqual(pictures.map(({ contentId }) => contentId));
  for (const [, , alt = ''] of shown) {
    const [title = '', figures = ''] = alt.replaceAll('&amp;', '&').split('. ');
    expect(mail?.text).toContain(title);
    for (const line of figures.replace(/\.$/, '').split('; ')) expect(mail?.text).toContain(`  ${line}`);
  }
});

test('a mail’s chart has the figures of the card on its recipient’s screen', async () => {
  const state = await portal.person('coordenador', { uf: 'GO' });
  const observer = await portal.person('giz');
  const mails = await sent([portal.chief.email, state.email, observer.email]);
  for (const person of [portal.chief, state, observer]) {
    // oxlint-disable-next-line no-await-in-loop -- one reader after the other
    const answer = await portal.ask('GET', screen(10031), { headers: { cookie: person.cookie } });
    const card = answer.json<ReportAnswer>();
    const text = mails.get(person.email)?.text ?? '';
    expect(text).toContain(card.no_consulta);
    expect(card.labels.length).toBeGreaterThan(0);
    card.labels.forEach((label, at) =>
      expect(text).toMatch(new RegExp(`^  ${escaped(label)}: ${Number(card.series[0]?.data[at])}\\b`, 'm')),
    );
  }
});
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const screen = (id: number) =>
  `/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=${id}&typereturn=Json&page=-1&$ano=[2025]`;

test('a panel’s charts are those of its views, each with the recipient’s figures; none by persons, none of a view that has no chart', async () => {
  const post = async (url: string, payload: object): Promise<number> =>
    okay<{ id: number }>(await portal.ask('POST', url, { headers: { cookie: portal.chief.cookie }, payload }))
      .id;
  const visits = await post(`${INDICATORS}/save`, {
    nome_indicador: 'Visitas do painel',
    formula_plain: 'COUNT(@Id da visita de visita)',
    data_type: 'integer',
    unidade: 'visitas',
  });
  const view = (title: string, type: View['type'], alias: string, colname: string) =>
    viewOf({ title, type, indicadores: [{ id: visits }], grouprow: [{ alias, colname }] });
  const panel = await post(PANELS, {
    nome: 'De gráficos',
    config: [
      view('Por estado', 'bar', 'propriedade', 'uf'),
      view('Por técnico', 'bar', 'tecnico_visita', 'nome'),
      view('Por ano', 'line', 'tempo', 'ano'),
      view('Tabela', 'table', 'propriedade', 'uf'),
    ],
    profile: ['Administrador', 'Coordenador'],
  });
  await post(`${PANELS}/${panel}/publish`, { published: true });
  const state = await portal.person('coordenador', { uf: 'GO' });
  const mails = await sent([portal.chief.email, state.email], { fonte: `painel:${panel}` });
  const [all, own] = [mails.get(portal.chief.email), mails.get(state.email)];
  expect([picturesOf(all).length, picturesOf(own).length]).toEqual([2, 2]);
  const words = (mail: Email | undefined) => mail?.text?.match(/^ {2}(?:GO|MG): .+$/gm);
  expect(words(all)?.map((line) => line.trim().slice(0, 3))).toEqual(['GO:', 'MG:']);
  expect(words(own)).toEqual(words(all)?.slice(0, 1));
  // Its total is told, and no technician.
  expect(all?.text).not.toMatch(/^Por técnico/m);
});

test('without charts there is no picture', async () => {
  const [mail] = (await sent([portal.chief.email], { graficos: false })).values();
  expect(mail?.attachments).toEqual([]);
  expect(mail?.html).not.toContain('<img');
});

test('the workbook has the mail’s figures as numbers, and goes to who may download alone', async () => {
  const observer = await portal.person('giz');
  const mails = await sent([portal.chief.email, observer.email], { anexo: 'xlsx', graficos: false });
  const [file] = mails.get(portal.chief.email)?.attachments ?? [];
  expect(file?.filename).toBe('dashboard-2025.xlsx');
  const parts = unzipSync(new Uint8Array(file?.content as ArrayBuffer));
  const read = (at: number) => new TextDecoder().decode(parts[`xl/worksheets/sheet${at}.xml`]);
  expect(read(2)).toContain('Propriedades atendidas');
  // One sheet for the cover, one for the figures, one for each chart.
  expect(Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'))).toHaveLength(6);
  // What it says, whoever is looked for in it, is kept beside it: titles and groups of its charts too, which the mail does not say.
  const [kept] = await wordsOfFiles(portal.app.settings, portal.database.db);
  const said = Object.keys(parts)
    .filter((name) => /sheet[3-6]/.test(name))
    .flatMap((name) => [...new TextDecoder().decode(parts[name]).matchAll(/<t[^>]*>([^<]+)<\/t>/g)])
    .map(([, text = '']) => text.replace(/ \([^)]*\)$/, '').replaceAll('&amp;', '&'))
    .filter((text) => text !== 'Grupo');
  expect(said.length).toBeGreaterThan(10);
  for (const text of said) expect(kept?.words).toContain(text);
  const other = mails.get(observer.email);
  expect(other?.attachments).toEqual([]);
  expect(other?.text).toContain('A planilha não vai a este perfil');
});

test('the PDF goes to observers too, with words in it', async () => {
  const observer = await portal.person('giz');
  const mails = await sent([observer.email], { anexo: 'pdf' });
  const pdf = mails.get(observer.email)?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  expect(pdf?.filename).toBe('dashboard-2025.pdf');
  const bytes = Buffer.from(pdf?.content as ArrayBuffer);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toMatch(/\/Font\b/);
});

test('what many are sent is kept once, and gone when all have it', async () => {
  const { db } = portal.database;
  const count = async (table: 'portal.email_arquivo' | 'portal.email_anexo') => {
    const all = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'));
    return (await all.executeTakeFirstOrThrow()).rows;
  };
  const later = async () => {
    await sql`update portal.email_arquivo set usado_em = now() - interval '61 minutes'`.execute(db);
    await removeLeftFiles(db);
    return [await count('portal.email_anexo'), await count('portal.email_arquivo')];
  };
  expect(await later()).toEqual([0, 0]);
  const others = await Promise.all([portal.person('nacional'), portal.person('nacional')]);
  const id = await portal.save(others.map(({ email }) => email).join(';'), SUMMARY);
  portal.server.mood = 'puts off';
  await portal.call('POST', `notify/${id}/send`);
  await portal.jobs();
  expect(await later()).toEqual([8, 4]);
  portal.server.mood = 'takes';
  await db
    .updateTable('portal.tarefa')
    .set({ quando: new Date(0) })
    .where('tipo', '=', 'mail.send')
    .execute();
  await portal.jobs();
  expect(portal.server.received.map(({ mail }) => picturesOf(mail).length)).toEqual([4, 4]);
  expect(await later()).toEqual([0, 0]);
});

test('who waits for the figures of a page has them, though who asked first goes away', async () => {
  const { engine } = portal.app;
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const [begun, joined] = [gate(), gate()];
  const kept = engine.kept.bind(engine);
  const waits: typeof engine.kept = (version, key, work, signal) => {
    if (signal === staying.signal) queueMicrotask(joined.open);
    // The work goes on when both wait for it and who asked first has gone.
    const goingOn = async (own: AbortSignal) => {
      begun.open();
      await joined.opened;
      leaving.abort(new Error('gone'));
      return work(own);
    };
    return kept(version, key, goingOn, signal);
  };
  const spied = vi.spyOn(engine, 'kept').mockImplementation(waits);
  try {
    const ask = ({ signal }: AbortController) =>
      figuresOf(portal.app, { profile: 'coordenador', uf: 'BA', cpf: null }, 'pagina:dashboard', signal);
    const first = expect(ask(leaving)).rejects.toThrow('gone');
    await begun.opened;
    const second = ask(staying);
    await first;
    expect((await second)?.list.length).toBeGreaterThan(0);
  } finally {
    spied.mockRestore();
  }
});
