import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { linesOf, tinyPortal, type TinyPortal } from '../testing.ts';
import { codesOf, outlineOf, rowsOf, type Asking } from './rows.ts';

// Sums by hand: packages/programme/src/tiny/README.md.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const ask = (person: TestPerson, query: Readonly<Record<string, string>>) =>
  portal.raw(person, 'relatorio/index/indicadores-visitas', query);

/** The file's rows by the code of their property, each by its heads, empty cells left out. */
async function fileOf(person: TestPerson, query: Readonly<Record<string, string>>) {
  const answer = await ask(person, query);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  const [heads = [], ...rows] = linesOf(answer.body);
  expect(Number(answer.headers['x-total-count'])).toBe(rows.length);
  return {
    heads,
    name: String(answer.headers['content-disposition']),
    rows: Object.fromEntries(
      rows.map((row) => [
        row[0] ?? '',
        Object.fromEntries(row.flatMap((cell, at) => (cell === '' ? [] : [[heads[at] ?? '', cell]]))),
      ]),
    ),
  };
}

const P1 = '52.0001.0001';
const P3 = '52.0001.0003';
const P8 = '31.0001.0003';

describe('the file of an activity', () => {
  it('has for dairy what each cycle came to, the change, and empty cells for what is not there', async () => {
    const { rows, heads } = await fileOf(admin, { atividade: 'leite' });
    expect(Object.keys(rows)).toEqual([P1]);
    expect(new Set(heads).size).toBe(heads.length);
    expect(rows[P1]).toMatchObject({
      Propriedade: 'Fazenda Dois Ipês',
      UF: 'GO',
      '12ª visita em': '15/01/2025',
      'Produção diária de leite com 12 visitas (L/dia)': '95',
      'Produção diária de leite com 24 visitas (L/dia)': '110',
      'Produção diária de leite, mudança em %': '15,79',
      // Twelve visits of 7 500 and 200, then two.
      'Receita do ciclo 1 (R$)': '90000',
      'COE do ciclo 1 (R$)': '2400',
      'COT do ciclo 1 (R$)': '2400',
      'Margem bruta do ciclo 1 (R$)': '87600',
      'Margem líquida do ciclo 1 (R$)': '87600',
      'Receita do ciclo 2 (R$)': '15000',
      'Margem bruta do ciclo 2 (R$)': '14600',
      'ISA 1': '0,4',
      'ISA 2': '0,55',
      'ISA 3': '0,72',
    });
    for (const head of ['24ª visita em', 'Produção do ciclo 1 (L)', 'Produção do ciclo 2 (L)']) {
      expect(heads).toContain(head);
      expect(rows[P1]).not.toHaveProperty(head);
    }
  });

  it('has for beef both ends of both cycles', async () => {
    const { rows } = await fileOf(admin, { atividade: 'corte' });
    expect(Object.keys(rows)).toEqual([P8, P3]);
    expect(rows[P3]).toMatchObject({
      '12ª visita em': '20/12/2024',
      '24ª visita em': '20/12/2025',
      'Taxa de lotação com 12 visitas (UA/ha)': '1,2',
      'Taxa de lotação com 24 visitas (UA/ha)': '1,5',
      'Taxa de lotação, mudança em %': '25',
      'Receita do ciclo 1 (R$)': '11200',
      'Margem bruta do ciclo 1 (R$)': '11200',
      'Receita do ciclo 2 (R$)': '15000',
      'COT do ciclo 2 (R$)': '1200,5',
      'Margem líquida do ciclo 2 (R$)': '13799,5',
    });
    // Depreciation is no effective cost.
    expect(rows[P3]).not.toHaveProperty('COE do ciclo 2 (R$)');
    expect(rows[P8]).toMatchObject({ '12ª visita em': '25/05/2025', 'ISA 3': '0,5' });
    for (const head of ['24ª visita em', 'Receita do ciclo 1 (R$)', 'Margem bruta do ciclo 1 (R$)'])
      expect(rows[P8]).not.toHaveProperty(head);
  });

  it('is the same as CSV for programs and as a workbook, which says of what it is', async () => {
    const { rows } = await fileOf(admin, { atividade: 'corte' });
    const iso = await ask(admin, { atividade: 'corte', typereturn: 'CsvIso' });
    const [heads = [], ...lines] = parse(iso.body);
    const at = heads.indexOf('Margem líquida do ciclo 2 (R$)');
    expect(lines.map((line) => [line[0], line[at]])).toEqual([
      [P8, ''],
      [P3, '13799.5'],
    ]);
    const book = await ask(admin, { atividade: 'corte', typereturn: 'Xlsx' });
    expect(book.headers['content-disposition']).toMatch(/todos-os-anos-v\d+\.xlsx/);
    expect(book.headers['x-total-count']).toBe('2');
    const [data = '', about = ''] = ['sheet1', 'sheet2'].map((sheet) =>
      strFromU8(unzipSync(book.rawPayload)[`xl/worksheets/${sheet}.xml`] ?? new Uint8Array()),
    );
    for (const code of Object.keys(rows)) expect(data).toContain(code);
    expect(data).toContain('<v>13799.5</v>');
    expect(about).toContain('12 visitas válidas ou mais');
    expect((await ask(admin, { atividade: 'corte', typereturn: 'Parquet' })).statusCode).toBe(400);
  });

  it('is of the state asked for, with the same columns, also where there is no property', async () => {
    const all = await fileOf(admin, { atividade: 'corte' });
    const state = await fileOf(admin, { atividade: 'corte', $uf: '["MG"]' });
    expect(Object.keys(state.rows)).toEqual([P8]);
    expect(state.heads).toEqual(all.heads);
    expect(state.name).toMatch(/indicadores-de-corte-12-e-24-visitas-MG-todos-os-anos-v\d+\.csv/);
    const none = await fileOf(admin, { atividade: 'leite', $uf: '["MS"]' });
    expect(none.rows).toEqual({});
    expect(none.heads.slice(0, 2)).toEqual(['Código', 'Propriedade']);
  });

  it('is of the rows of who asks, and is recorded with them', async () => {
    const otto = await portal.person('supervisor', { uf: 'GO' });
    expect(Object.keys((await fileOf(otto, { atividade: 'corte' })).rows)).not.toContain(P8);
    const coordinator = await portal.person('coordenador', { uf: 'MG' });
    expect(Object.keys((await fileOf(coordinator, { atividade: 'corte' })).rows)).toEqual([P8]);
    expect((await fileOf(coordinator, { atividade: 'leite' })).rows).toEqual({});
    const lines = (await portal.trail()).filter(({ id_usuario }) => id_usuario === coordinator.idUsuario);
    expect(lines.filter(({ acao }) => acao === 'exportar')).toContainEqual(
      expect.objectContaining({ alvo: 'indicadores-visitas:corte', linhas: 1 }),
    );
  });

  it.each(['tecnico', 'consulta', 'giz', 'mapa', 'bancomundial'] as const)(
    'is not for %s',
    async (profile) => {
      expect((await ask(await portal.person(profile), { atividade: 'leite' })).statusCode).toBe(403);
    },
  );

  it('refuses in words what there is not', async () => {
    for (const query of [
      {},
      { atividade: 'soja' },
      { atividade: 'leite', $uf: '["XX"]' },
      { atividade: 'leite', $ano: '[2025]' },
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([query, (await ask(admin, query)).statusCode]).toEqual([query, 400]);
  });
});

/** What a file of beef is asked with inside. */
async function askingIn(own: TinyPortal): Promise<Asking> {
  const { engine } = own.app;
  return {
    engine,
    activity: 'corte',
    reading: {
      anos: [],
      ufs: [],
      more: [],
      moreText: null,
      access: { profile: 'administrador', uf: null, cpf: null },
      version: await engine.version(),
      product: 'Programa',
    },
  };
}

it('ends in the database when its reader goes away', async () => {
  const gone = new AbortController();
  const asking = { ...(await askingIn(portal)), signal: gone.signal };
  const codes = await codesOf(asking);
  const outline = await outlineOf(asking);
  const running = rowsOf(asking, outline, codes);
  gone.abort(new Error('the reader left'));
  await expect(running).rejects.toThrow();
});

it('never joins rows of two loads', async () => {
  const asking = await askingIn(portal);
  const { version } = asking.reading;
  const before = {
    ...asking,
    reading: { ...asking.reading, version: { ...version, versao: version.versao - 1 } },
  };
  const codes = await codesOf(before);
  await expect(rowsOf(before, await outlineOf(before), codes)).rejects.toMatchObject({
    failure: 'databaseConflict',
  });
  expect((await rowsOf(asking, await outlineOf(asking), codes)).rows).toHaveLength(codes.length);
});

describe('of data that are otherwise', () => {
  let own: TinyPortal;
  let person: TestPerson;
  beforeAll(async () => {
    own = await tinyPortal();
    const { db } = own.database;
    await sql`update programa.item set nom_grupo = 'Despesas'`.execute(db);
    await sql`update programa.indicador_resultado set valor = -2 where ciclo = 1`.execute(db);
    person = await own.person('administrador');
  });
  afterAll(() => own.close());

  it('has no margin above a cost that the programme does not keep, and no change from nothing or less', async () => {
    const answer = await own.raw(person, 'relatorio/index/indicadores-visitas', { atividade: 'leite' });
    const [heads = [], row = []] = linesOf(answer.body);
    const cells = Object.fromEntries(heads.map((head, at) => [head, row[at]]));
    expect(heads.filter((head) => /^COE|^Margem bruta do/.test(head))).toEqual([]);
    expect(cells).toMatchObject({
      Código: P1,
      'COT do ciclo 1 (R$)': '2400',
      'Margem líquida do ciclo 1 (R$)': '87600',
      'Produção diária de leite com 12 visitas (L/dia)': '-2',
      'Produção diária de leite com 24 visitas (L/dia)': '110',
      'Produção diária de leite, mudança em %': '',
    });
  });
});
