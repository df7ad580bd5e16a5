// [ASVS 5.3.2 5.4.1]
import {
  ALL_PROFILES,
  OBSERVERS,
  OPEN_FILES_LIMIT,
  PROFILES,
  REPORT_IDS,
  type DashboardAnswer,
  type ExportFile,
  type FailureBody,
  type Profile,
} from '@fonte/contracts';
import { boardFor, reportsAtOnce } from '@fonte/contracts/boards';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { readFile, tinyPortal, type TinyPortal } from './testing.ts';

const DIRECT = 'relatorio/index/retorno-direto';
const OPEN = 'relatorio/index/open-file';
const CONF = 'consulta/consulta/loadconf';
const DASH = 'consulta/dash-board/load-report-dash';
const NUMERIC = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}/;

let portal: TinyPortal;
const people = {} as Record<Profile, TestPerson>;
beforeAll(async () => {
  portal = await tinyPortal();
  for (const profile of ALL_PROFILES)
    people[profile] = await portal.person(profile, {
      ...(PROFILES[profile].requiresUf ? { uf: 'GO' } : {}),
      // One CPF, one account: those whose rows it limits have one.
      ...(profile === 'supervisor' ? { cpf: '99991520821' } : {}),
      ...(profile === 'tecnico' ? { cpf: '99990000107' } : {}),
    });
});
afterAll(() => portal.close());

const audits = () => portal.trail();
const ask = (profile: Profile, action: string, query: Record<string, string>) =>
  portal.raw(people[profile], action, query);

describe('retorno-direto', () => {
  it('answers 304 for an unchanged answer, and never to another scope', async () => {
    const query = { co_consulta: '11116', $ano: '[2025]' };
    const first = await ask('administrador', DIRECT, query);
    const etag = String(first.headers['etag']);
    const again = (profile: Profile) =>
      portal.ask(
        'GET',
        `/api/app/?module=relatorio&controller=index&action=retorno-direto&${new URLSearchParams(query).toString()}`,
        {
          headers: { cookie: people[profile].cookie, 'if-none-match': etag },
        },
      );
    expect((await again('administrador')).statusCode).toBe(304);
    expect((await again('coordenador')).statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
  });

  it('answers a CSV at once: UTF-8 with BOM, decimal comma, number of rows, one line in the audit', async () => {
    const before = (await audits()).length;
    const file = await ask('coordenador', DIRECT, { co_consulta: '11157', typereturn: 'Csv', page: '-1' });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(String(file.headers['content-disposition'])).toMatch(/"propriedades-GO-todos-os-anos-v\d+\.csv"/);
    expect(file.headers['x-total-count']).toBe('5');
    expect(file.body.startsWith('\uFEFFCódigo;Propriedade;')).toBe(true);
    const written = (await audits()).slice(before);
    expect(written).toMatchObject([
      { acao: 'exportar', relatorio: 11157, linhas: 5, rota: 'report.direct', detalhe: { total: 5 } },
    ]);
  });

  it.each(REPORT_IDS)('%i refuses whoever it is not for, and observers every file', async (id) => {
    const allowed = ALL_PROFILES.filter((profile) => CATALOGUE[id].profiles.includes(profile));
    // Of those whom it is for three, in turn: what each is told on its boards is asked in load-dashboard.db.test.
    const turn = REPORT_IDS.indexOf(id);
    const asked = new Set([0, 1, 2].map((step) => allowed[(turn + step) % allowed.length]));
    for (const profile of ALL_PROFILES) {
      const may = allowed.includes(profile);
      if (may && !asked.has(profile)) continue;
      expect((await ask(profile, DIRECT, { co_consulta: String(id) })).statusCode, profile).toBe(
        may ? 200 : 403,
      );
    }
    for (const profile of OBSERVERS)
      expect((await ask(profile, DIRECT, { co_consulta: String(id), typereturn: 'Csv' })).statusCode).toBe(
        403,
      );
  });

  it('shows observers no CPF, no producer and no exact place', async () => {
    for (const profile of OBSERVERS)
      for (const id of REPORT_IDS.filter((one) => CATALOGUE[one].profiles.includes(profile))) {
        const { body } = await ask(profile, DIRECT, { co_consulta: String(id) });
        expect(body, `${id}`).not.toMatch(NUMERIC);
        expect(body).not.toMatch(/Zeli Gabiroba|nome_produtor/);
      }
    // Of the twelve properties five are in a state with enough of them (docs/decisions/0021).
    const whole = await portal.report(people.giz, 123456);
    expect(whole.series[0]?.data).toHaveLength(5);
    expect(JSON.stringify(whole.series)).not.toMatch(/52\.0001|Fazenda|-50\.93\b|cod_propriedade/);
    expect(whole.series[0]?.data[0]).toMatchObject({
      id: '1-1',
      label: 'Uma das 5 propriedades desta área',
      subtitle: 'Outros municípios/GO',
    });
    const slim = await portal.report(people.giz, 123456, { forma: 'pontos' });
    expect(slim.series.find(({ name }) => name === 'lon')?.data).toHaveLength(5);
    const one = await ask('giz', DIRECT, {
      co_consulta: '123456',
      moreFilter: "cod_propriedade = '52.0001.0001'",
    });
    expect(one.statusCode).toBe(403);
  });

  it('pages a table, and says how many pages', async () => {
    const answer = await portal.report(people.administrador, 20036, { page: 2 });
    expect(answer.tbody).toHaveLength(20);
    expect(answer).toMatchObject({ total: 67, totalPagina: 4 });
  });
});

describe('detalhamento', () => {
  const point = { co_consulta: 11120, idColuna: 'valor', data: {}, $ano: [2025] };

  it('answers 25 rows a page with the sum of the point, and ignores whatever tables are sent', async () => {
    const { statusCode, body } = await portal.post(people.administrador, {
      ...point,
      page: 2,
      ds_post_tabela: '["portal.usuario"]',
      relation: 'x',
      tables: ['portal.sessao'],
      mtables: 1,
    });
    expect(statusCode).toBe(200);
    const answer = JSON.parse(body) as { tbody: unknown[]; soma: unknown; total: number };
    expect(answer.tbody).toHaveLength(1);
    expect(answer).toMatchObject({
      total: 26,
      totalPagina: 2,
      page: 2,
      soma: { value: 26, unit: 'visitas' },
      dados_ate: '2025-12-20',
    });
    expect(body).not.toContain('senha');
  });

  it('is refused to observers, and outside the own rows there is nothing', async () => {
    for (const profile of OBSERVERS) expect((await portal.post(people[profile], point)).statusCode).toBe(403);
    const mine = await portal.post(people.coordenador, { ...point, $uf: ['MG'] });
    expect(mine.json()).toMatchObject({ total: 0 });
  });

  it('keeps the newest files of a person, so that nobody fills the table', async () => {
    const { db } = portal.database;
    const file = async () =>
      (await portal.post(people.supervisor, { ...point, typereturn: 'Csv' })).json<ExportFile>();
    const { fileName } = await file();
    await sql`insert into portal.arquivo_gerado (file_name, id_usuario, sessao, titulo, filetype, pedido, expira_em)
      select 'muitos' || n, id_usuario, sessao, titulo, filetype, pedido, expira_em
      from portal.arquivo_gerado, generate_series(1, 150) n where file_name = ${fileName}`.execute(db);
    const last = await file();
    const { rows } = await sql<{ file_name: string }>`
      select file_name from portal.arquivo_gerado where id_usuario = ${people.supervisor.idUsuario}`.execute(
      db,
    );
    expect(rows).toHaveLength(OPEN_FILES_LIMIT);
    expect(rows).toContainEqual({ file_name: last.fileName });
  });

  it('gives a file to the session that asked, and to no other', async () => {
    const { fileName, filetype } = (
      await portal.post(people.tecnico, { ...point, typereturn: 'Csv' })
    ).json<ExportFile>();
    expect(filetype).toBe('csv');
    const open = (profile: Profile, query: Record<string, string>) => ask(profile, OPEN, query);
    const file = await open('tecnico', { fileName, filetype });
    expect(file.statusCode).toBe(200);
    // Ana's own: P1 3, P2 1, P3 12.
    const { lines, about } = readFile(file.body);
    expect(lines).toHaveLength(1 + 16);
    expect(about).toEqual(
      expect.arrayContaining([
        ['Número', '11120'],
        ['Ano', '2025'],
        ['Linhas', '16'],
        ['Feito por', expect.stringMatching(/\S \(.+\)$/)],
      ]),
    );

    expect(file.headers['x-total-count']).toBe('16');
    expect((await open('administrador', { fileName, filetype })).statusCode).toBe(404);
    expect((await open('tecnico', { fileName: '../../etc/passwd', filetype })).statusCode).toBe(404);
    await portal.database.db.updateTable('portal.arquivo_gerado').set({ expira_em: '2020-01-01' }).execute();
    expect((await open('tecnico', { fileName, filetype })).json()).toMatchObject({
      result: 'Este arquivo não existe ou expirou',
    });
    expect((await audits()).findLast(({ acao }) => acao === 'exportar')).toMatchObject({
      acao: 'exportar',
      relatorio: 11120,
      alvo: 'detalhamento',
    });
  });

  it.each([
    [{ idColuna: 'senha' }, 'idColuna'],
    [{ data: { cpf: '1' } }, 'data'],
    [{ data: { __proto__: null, uf: 'GO' } }, 'data'],
    [{ page: 0 }, 'page'],
    [{ co_consulta: 11157 }, 'co_consulta'],
  ])('refuses %j', async (body, name) => {
    const answer = await portal.post(people.administrador, { ...point, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ tipo: 0, result: `O parâmetro ${name} não é válido` });
  });
});

describe('loadconf', () => {
  it('names tables only to those who configure', async () => {
    expect((await ask('administrador', CONF, { co_consulta: '11116' })).json()).toMatchObject({
      co_consulta: 11116,
      no_consulta: 'Propriedades atendidas',
      ds_post_tabela: '["programa.visita"]',
    });
    const handle = await ask('supervisor', CONF, { co_consulta: '11116' });
    expect(handle.json()).toMatchObject({ ds_post_consulta: '{"co_consulta":11116}', ds_post_tabela: null });
    expect(handle.body).not.toContain('programa.');
    expect((await ask('mapa', CONF, { co_consulta: '11116' })).statusCode).toBe(403);
  });
});

describe('load-report-dash', () => {
  it.each(ALL_PROFILES)('gives %s the reports of the page, in order, with their answers', async (profile) => {
    const { reports } = (await ask(profile, DASH, { $ano: '[2025]' })).json<DashboardAnswer>();
    const page = reportsAtOnce(boardFor('dashboard', profile)).filter((id) => id !== 123456);
    expect(reports.map(({ co_consulta }) => co_consulta)).toEqual(page);
    for (const { co_consulta, answer, failure } of reports) {
      expect(failure).toBeNull();
      expect(answer?.co_consulta).toBe(co_consulta);
    }
  });
});

describe('another board', () => {
  it('that is none is told so, and asks no report', async () => {
    const answer = await ask('administrador', DASH, { painel: 'nada' });
    expect([answer.statusCode, answer.json<FailureBody>().codigo]).toEqual([404, 'boardNotFound']);
  });

  it('named is the dashboard', async () => {
    const [named, plain] = await Promise.all([
      ask('tecnico', DASH, { painel: 'dashboard' }),
      ask('tecnico', DASH, {}),
    ]);
    expect(named.body).toBe(plain.body);
  });
});

describe('bad input', () => {
  it.each([
    [{ co_consulta: '0' }, 400],
    [{ co_consulta: '99999' }, 404],
    [{ co_consulta: '1e308' }, 400],
    [{ co_consulta: "11116' or 1=1" }, 400],
    [{}, 400],
    [{ co_consulta: '11116', page: '-2' }, 400],
    [{ co_consulta: '11116', page: '999999999999' }, 400],
    [{ co_consulta: '11116', $ano: '[99999]' }, 400],
    [{ co_consulta: '11116', $uf: '["XX"]' }, 400],
    [{ co_consulta: '11116', typereturn: 'Xml' }, 400],
    [{ co_consulta: '11116', moreFilter: '1=1' }, 400],
    [{ co_consulta: '11116', moreFilter: 'momento = 1' }, 400],
    [{ co_consulta: '11116', forma: 'pontos' }, 400],
    [{ co_consulta: '123456', forma: 'tudo' }, 400],
  ])('%j is %i', async (query, status) => {
    const answer = await ask('administrador', DIRECT, query);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ tipo: 0, result: expect.any(String) });
    expect(answer.body).not.toMatch(/select|programa\.|\bat\b .*\.ts/i);
  });

  it('is never 500, whatever a parameter holds', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.json(),
      fc.constantFrom(
        '',
        '[]',
        '[null]',
        '-1',
        '0',
        '1e400',
        'NaN',
        '[2025,2025]',
        '$now',
        "'; drop table x; --",
        '%00',
        '\u0000',
      ),
      fc.constantFrom(
        "uf = 'GO'",
        'dt_inicio = $mesref',
        'visitas > 2147483647',
        'area_total < -0.000001',
        "dt_inicio < '9999-12-31'",
      ),
    );
    const ids = fc.constantFrom(...REPORT_IDS.map(String), '1', 'x');
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          { co_consulta: ids, $ano: nasty, $uf: nasty, page: nasty, moreFilter: nasty },
          { requiredKeys: ['co_consulta'] },
        ),
        async (query) => {
          const { statusCode, body } = await ask('administrador', DIRECT, query);
          expect(statusCode, `${JSON.stringify(query)} ${body}`).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            co_consulta: fc.oneof(ids, fc.anything()),
            idColuna: fc.oneof(fc.constantFrom('valor', 'propriedades', 'visitas'), nasty),
            data: fc.oneof(
              fc.dictionary(
                fc.constantFrom('uf', 'mes', 'ciclo', 'tecnico', 'situacao', 'faixa_isa', 'momento'),
                fc.oneof(nasty, fc.integer(), fc.boolean(), fc.double()),
              ),
              fc.anything(),
            ),
            $ano: fc.anything(),
            $uf: fc.anything(),
            page: fc.oneof(fc.integer(), nasty),
            moreFilter: nasty,
          },
          { requiredKeys: ['co_consulta'] },
        ),
        async (body) => {
          const answer = await portal.post(people.administrador, body);
          expect(answer.statusCode, `${JSON.stringify(body)} ${answer.body}`).toBeLessThan(500);
        },
      ),
      { numRuns: 150 },
    );
  });
});
