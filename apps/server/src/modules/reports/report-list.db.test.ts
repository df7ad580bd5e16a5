import {
  addressOf,
  REPORT_FILE_FORMS,
  REPORT_FILE_WORDS,
  REPORT_IDS,
  type ReportAnswer,
  type ReportId,
} from '@fonte/contracts';
import { reportRows } from '@fonte/contracts/routes/report-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { rowsOfReports } from './rows-of-reports.ts';
import { tinyPortal, type TinyPortal } from './testing.ts';

// 'Relatórios do Sisrel': every report that its reader reads, each with a file that comes.

let portal: TinyPortal;
let national: TestPerson;
let answer: ReportAnswer;
beforeAll(async () => {
  portal = await tinyPortal();
  national = await portal.person('nacional');
  answer = await portal.report(national, 10300, { ano: [2025], uf: ['GO'] });
});
afterAll(() => portal.close());

it('lists by number what the reader reads, and nothing else', () => {
  const listed = answer.tbody.map((row) => Number(row['co_consulta']));
  expect(listed).toEqual(listed.toSorted((a, b) => a - b));
  const expected = REPORT_IDS.filter(
    (id) => CATALOGUE[id].profiles.includes('nacional') && CATALOGUE[id].source.kind !== 'fixed',
  );
  expect(new Set(listed)).toEqual(new Set(expected));
  // Técnico's own list is no report of theirs.
  expect(listed).not.toContain(8768992);
});

it('says of each its name and when its data was loaded', () => {
  for (const row of answer.tbody) {
    expect(row['no_consulta']).not.toBe('');
    expect(row['dt_atualizacao']).toBe(answer.dt_atualizacao);
  }
});

it('offers no file that is refused, and each that it offers comes, under the filters above', async () => {
  const wrong: string[] = [];
  for (const row of answer.tbody) {
    const id = String(row['co_consulta']);
    for (const form of REPORT_FILE_FORMS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode } = await portal.raw(national, 'relatorio/index/retorno-direto', {
        co_consulta: id,
        typereturn: form,
        $ano: '[2025]',
        $uf: '["GO"]',
      });
      const offered = String(row['arquivo']).split(', ').includes(REPORT_FILE_WORDS[form]);
      if ((statusCode === 200) !== offered) wrong.push(`${id} ${form}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** What the list asks for once it stands. */
const rowsFor = (person: TestPerson) =>
  portal.ask('GET', addressOf(reportRows, { query: { $ano: [2025], $uf: ['GO'] } }), {
    headers: { cookie: person.cookie },
  });
const counted = async (person: TestPerson) =>
  (await rowsFor(person)).json<{ relatorios: { co_consulta: number; linhas: number | null }[] }>().relatorios;

it('counts of each as many rows as its file has, under the filters above', async () => {
  const rows = new Map((await counted(national)).map(({ co_consulta, linhas }) => [co_consulta, linhas]));
  expect([...rows.keys()]).toEqual(answer.tbody.map((row) => Number(row['co_consulta'])));
  const wrong: string[] = [];
  for (const [id, linhas] of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { headers, statusCode } = await portal.raw(national, 'relatorio/index/retorno-direto', {
      co_consulta: String(id),
      typereturn: 'Csv',
      $ano: '[2025]',
      $uf: '["GO"]',
    });
    if (statusCode === 200 && Number(headers['x-total-count']) !== linhas)
      wrong.push(`${id}: ${linhas} of ${String(headers['x-total-count'])}`);
  }
  expect(wrong).toEqual([]);
  // Properties (P1 to P5 of Goiás), of all reports the one that says nothing but rows.
  expect(rows.get(11157)).toBe(5);
});

/** A call as it reaches the module, of all years and states. */
const bare = () =>
  ({
    app: portal.app,
    query: {},
    profile: 'nacional',
    signal: new AbortController().signal,
    session: { versao: null, idUsuario: national.idUsuario, uf: null, cpf: null },
    request: { cookies: {} },
  }) as unknown as Parameters<typeof rowsOfReports>[1];
const countedOf = ({ relatorios }: Awaited<ReturnType<typeof rowsOfReports>>) =>
  relatorios.flatMap(({ co_consulta, linhas }) => (linhas === null ? [] : [co_consulta]));

it('says of what is not begun in time that it is not counted, and fails nothing', async () => {
  const { relatorios } = await rowsOfReports(portal.app, bare(), AbortSignal.abort());
  expect(relatorios.length).toBe(answer.tbody.length);
  expect(relatorios.every(({ linhas }) => linhas === null)).toBe(true);
});

it('finishes what it has begun, and goes on from there when it is asked again', async () => {
  const { app } = portal;
  const late = new AbortController();
  /** As the server's, and late as soon as it is asked for figures. */
  const engine = new Proxy(app.engine, {
    get: (target, name) => {
      if (name === 'run' || name === 'runWithWhole' || name === 'list') late.abort();
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? (part.bind(target) as unknown) : part;
    },
  });
  const ids = answer.tbody.map((row) => Number(row['co_consulta']));
  const first = countedOf(await rowsOfReports({ ...app, engine }, bare(), late.signal));
  // As many as are counted at once.
  expect(first).toEqual(ids.slice(0, first.length));
  expect([1, 2]).toContain(first.length);
  expect(countedOf(await rowsOfReports(app, bare(), AbortSignal.abort()))).toEqual(first);
  expect(countedOf(await rowsOfReports(app, bare()))).toEqual(ids);
  // Kept is what changes with a load alone.
  const lasting = ids.filter((id) => !CATALOGUE[id as ReportId].live);
  expect(lasting.length).toBeLessThan(ids.length);
  expect(countedOf(await rowsOfReports(app, bare(), AbortSignal.abort()))).toEqual(lasting);
});

it.each(['coordenador', 'tecnico', 'giz'] as const)('is not for %s', async (profile) => {
  expect((await rowsFor(await portal.person(profile))).statusCode).toBe(403);
  const { statusCode } = await portal.raw(await portal.person(profile), 'relatorio/index/retorno-direto', {
    co_consulta: '10300',
    typereturn: 'Json',
  });
  expect(statusCode).toBe(403);
});
