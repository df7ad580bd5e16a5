// [ASVS 1.3.1 1.3.5]
import type { Panel } from '@fonte/contracts/routes/panels';
import {
  ALL_PROFILES,
  OBSERVERS,
  PROFILES,
  profileName,
  type FailureBody,
  type Profile,
} from '@fonte/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import {
  indicatorPortal,
  INDICATORS,
  okay,
  PANELS,
  viewOf,
  type IndicatorPortal,
} from '../indicators/testing.ts';

let portal: IndicatorPortal;
let visits: number;
let hidden: number;
const people = {} as Record<Profile, TestPerson>;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Propriedade)');
  okay(
    await portal.post(portal.admin, `${INDICATORS}/save/${visits}`, {
      nome_indicador: 'Visitas',
      formula_plain: 'COUNT(@Id da visita de visita)',
      data_type: 'numeric',
      unidade: 'un',
    }),
  );
  hidden = await portal.indicator('De outro painel', 'COUNT(@Propriedade)');
  for (const profile of ALL_PROFILES)
    // oxlint-disable-next-line no-await-in-loop
    people[profile] = await portal.person(profile, {
      ...(PROFILES[profile].requiresUf ? { uf: 'GO' } : {}),
      // One CPF, one account: those whose rows it limits have one.
      ...(profile === 'supervisor' ? { cpf: '99991520821' } : {}),
      ...(profile === 'tecnico' ? { cpf: '99990000107' } : {}),
    });
});
afterAll(() => portal.close());

const create = (body: unknown) => portal.post(portal.admin, PANELS, body);
const change = (id: number, body: unknown) => portal.post(portal.admin, `${PANELS}/${id}`, body);
const one = async (id: number, person = portal.admin) =>
  okay<Panel>(await portal.get(person, `${PANELS}/${id}`));
const offered = async (profile: Profile) =>
  okay<{ id: number; nome: string; config: unknown[] }[]>(
    await portal.get(people[profile], `${PANELS}/allprofile`),
  );

describe('a panel from draft to readers', () => {
  it('is seen by its profiles only, only published, and only as published', async () => {
    const { id } = okay<{ id: number }>(await create({ nome: 'Produção', profile: ['GIZ', 'Técnico'] }));
    okay(await change(id, { config: [viewOf({ indicadores: [{ id: visits }] })], versao: 1 }));
    expect(await offered('giz')).toEqual([]);
    expect((await portal.get(people['giz'], `${PANELS}/${id}`)).statusCode).toBe(404);
    okay(await portal.post(portal.admin, `${PANELS}/${id}/publish`, { published: true, versao: 2 }));
    expect(await offered('giz')).toMatchObject([{ id, nome: 'Produção', config: [{ title: 'Visão' }] }]);
    expect(await offered('mapa')).toEqual([]);
    expect((await portal.get(people['mapa'], `${PANELS}/${id}`)).statusCode).toBe(404);

    okay(await change(id, { nome: 'Produção nova', config: [], versao: 2 }));
    expect((await offered('giz'))[0]).toMatchObject({ nome: 'Produção', config: [{}] });
    expect(await one(id, people['giz'])).toMatchObject({
      nome: 'Produção',
      versao: null,
      profile: [],
      publicado_por: null,
    });
    expect(await one(id)).toMatchObject({
      nome: 'Produção nova',
      config: [],
      versao: 3,
      published: true,
      rascunho: true,
      publicado_por: 'Pessoa 1',
      profile: ['Técnico', 'GIZ'],
    });
    okay(await portal.post(portal.admin, `${PANELS}/${id}/publish`, { published: false }));
    expect(await offered('giz')).toEqual([]);
    const [listed] = okay<Record<string, unknown>[]>(await portal.get(portal.admin, `${PANELS}/all`));
    expect(listed).toMatchObject({ item: 1, painel: 'Produção nova', published: false, visoes: 0 });
    expect(okay(await portal.del(portal.admin, `${PANELS}/${id}`))).toBe(true);
    expect((await portal.del(portal.admin, `${PANELS}/${id}`)).statusCode).toBe(404);
  });

  it('is not overwritten by a save that has not seen the newest, which is shown', async () => {
    const { id } = okay<{ id: number }>(await create({ nome: 'De dois', config: [] }));
    okay(await change(id, { nome: 'Do primeiro', versao: 1 }));
    const late = await change(id, { nome: 'Do segundo', versao: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      codigo: 'staleVersion',
      atual: { nome: 'Do primeiro', versao: 2, atualizado_por: 'Pessoa 1' },
    });
    expect((await one(id)).nome).toBe('Do primeiro');
  });

  it('is given to profiles by name, and to nobody by a name that is none', async () => {
    const { id } = okay<{ id: number }>(await create({ nome: 'Perfis' }));
    const names = ALL_PROFILES.map((profile) => profileName(profile, 'Programa'));
    okay(await change(id, { profile: names }));
    expect((await one(id)).profile.toSorted()).toEqual(names.toSorted());
    expect((await change(id, { profile: ['Diretoria'] })).statusCode).toBe(400);
    okay(await change(id, { profile: [] }));
    expect(await one(id)).toMatchObject({ profile: [], versao: 1 });
  });
});

describe('a view that is not right keeps the whole panel from being stored', () => {
  it.each<[string, () => Record<string, unknown>, string, string]>([
    ['no subtitle', () => ({ subtitle: ' ' }), 'config.0.subtitle', 'Obrigatório'],
    ['no indicators', () => ({ indicadores: [] }), 'config.0.indicadores', 'Obrigatório'],
    ['no dimensions', () => ({ dimensoes: [] }), 'config.0.dimensoes', 'Obrigatório'],
    ['no columns', () => ({ grouprow: [] }), 'config.0.grouprow', 'Obrigatório'],
    ['another type', () => ({ type: 'pie' }), 'config.0.type', 'Obrigatório'],
    ['another size', () => ({ size: 5 }), 'config.0.size', 'Obrigatório'],
    [
      'an indicator that is not there',
      () => ({ indicadores: [{ id: 4242 }] }),
      'config.0',
      'O indicador 4242 não existe',
    ],
    [
      'a column that is not there',
      () => ({ grouprow: [{ alias: 'propriedade', colname: 'senha' }] }),
      'config.0',
      'não existe',
    ],
    [
      'a figure that the group cannot reach',
      () => ({ grouprow: [{ alias: 'isa', colname: 'momento' }] }),
      'config.0.grouprow',
      'não se aplica a visitas',
    ],
    [
      'an operator that does not fit',
      () => ({ filters: [{ alias: 'propriedade', colname: 'uf', operator: '<=', value: 'a' }] }),
      'config.0.filters',
      'não tem maior nem menor',
    ],
  ])('%s', async (_, wrong, campo, msg) => {
    const before = okay<unknown[]>(await portal.get(portal.admin, `${PANELS}/all`)).length;
    const answer = await create({
      nome: 'Errado',
      config: [{ ...viewOf({ indicadores: [{ id: visits }] }), ...wrong() }],
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const { errors = [] } = answer.json<FailureBody>();
    expect(errors[0]?.campo).toBe(campo);
    expect(errors[0]?.msg).toContain(msg);
    expect(okay<unknown[]>(await portal.get(portal.admin, `${PANELS}/all`))).toHaveLength(before);
  });

  it('a big number needs no dimensions', async () => {
    const view = viewOf({ type: 'bigNumber', indicadores: [{ id: visits }], dimensoes: [], grouprow: [] });
    okay(await create({ nome: 'Número', config: [view] }));
  });

  it('too many views, too deep a body, too large a body', async () => {
    const view = viewOf({ indicadores: [{ id: visits }] });
    const told = async (body: unknown) => {
      const answer = await create(body);
      expect(answer.statusCode).toBe(400);
      return answer.json<FailureBody>().errors;
    };
    expect(await told({ nome: 'Muitas', config: Array.from({ length: 61 }, () => view) })).toEqual([
      { campo: 'config', msg: 'No máximo 60 visões' },
    ]);
    expect(await told({ nome: 'x'.repeat(121) })).toEqual([
      { campo: 'nome', msg: 'No máximo 120 caracteres' },
    ]);
    let deep: unknown = 'x';
    for (let n = 0; n < 60; n += 1) deep = [deep];
    expect(await told({ nome: 'Fundo', config: [{ ...view, filters: deep }] })).toEqual([
      { campo: 'config.0.filters.0', msg: 'Há níveis demais, um dentro do outro' },
    ]);
    expect(
      (await create({ nome: 'Grande', config: [{ ...view, title: 'x'.repeat(2_100_000) }] })).statusCode,
    ).toBe(413);
  });
});

it('keeps of rich text what is allowed, and live values', async () => {
  const top =
    '<p onclick="x()">Veja <b>isto</b> <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">mau</a> <a href="http://a.example">aberto</a><a href="/auth">interno</a><a href="https://a.example" style="x">bom</a> <span data-indicador="7" class="x">…</span><span data-indicador="7);x">y</span><svg><style><a title="</style><img src onerror=alert(1)>"></svg></p>';
  const { id } = okay<{ id: number }>(
    await create({
      nome: 'Textos',
      config: [viewOf({ indicadores: [{ id: visits }], dynamicTexts: { top, bottom: '' } })],
    }),
  );
  const html = (await one(id)).config[0]!.dynamicTexts.top;
  expect(html).toContain('<b>isto</b>');
  expect(html).toContain('<a href="https://a.example" rel="noopener noreferrer" target="_blank">bom</a>');
  expect(html).toContain('<span data-indicador="7">…</span><span>y</span>');
  expect(html.match(/href/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script|<img|<svg|<style|onclick|onerror=[^"]*>|javascript:|class=/);
});

describe('who may ask', () => {
  let id: number;
  beforeAll(async () => {
    const view = viewOf({
      indicadores: [{ id: visits }],
      grouprow: [{ alias: 'municipio', colname: 'nome' }],
      filters: [{ alias: 'propriedade', colname: 'uf', operator: 'not_null' }],
    });
    const names = ALL_PROFILES.map((profile) => profileName(profile, 'Programa'));
    id = await portal.panel('De todos', [view], names);
    await portal.panel('Só de quem configura', [viewOf({ indicadores: [{ id: hidden }] })], []);
  });
  const ask = (profile: Profile, question: unknown) =>
    portal.post(people[profile], `${INDICATORS}/resultviewknex`, question);

  it.each(ALL_PROFILES)('%s asks for indicators of its panels, in its own rows', async (profile) => {
    const answer = await ask(profile, { indicadores: [{ id: visits }] });
    const { totals } = okay<{ totals: { value: number }[] }>(answer);
    const own = { all: 62, uf: PROFILES[profile].requiresUf ? 41 : 62, supervisor: 41, tecnico: 41 };
    expect(totals[0]?.value).toBe(own[PROFILES[profile].rows]);
    expect((await one(id, people[profile])).config).toHaveLength(1);
    const other = await ask(profile, { indicadores: [{ id: hidden }] });
    const configures = profile === 'administrador' || profile === 'nacional';
    expect(other.statusCode).toBe(configures ? 200 : 404);
    const sheet = await portal.get(people[profile], `${INDICATORS}/sheet/${hidden}`);
    expect(sheet.statusCode).toBe(configures ? 200 : 404);
    okay(await portal.get(people[profile], `${INDICATORS}/sheet/${visits}`));
    // A former formula is another question: who only observes is given the one in force.
    const versions = okay<{ versao: number }[]>(
      await portal.get(people[profile], `${INDICATORS}/detailshistory/${visits}`),
    );
    expect(versions.map(({ versao }) => versao)).toEqual(OBSERVERS.includes(profile as never) ? [2] : [2, 1]);
  });

  it.each(OBSERVERS)('%s reads aggregates by the columns of its panels, and no row', async (profile) => {
    const by = (grouprow: unknown[]) => ask(profile, { indicadores: [{ id: visits }], grouprow });
    okay(await by([{ alias: 'propriedade', colname: 'uf' }]));
    // Places by what is published of them: of so few properties none is named.
    okay(await by([{ alias: 'municipio', colname: 'nome' }]));
    expect((await by([{ alias: 'propriedade', colname: 'cod_propriedade' }])).statusCode).toBe(403);
    expect((await by([{ alias: 'propriedade', colname: 'nome' }])).statusCode).toBe(403);
    expect((await by([{ alias: 'tecnico', colname: 'nome' }])).statusCode).toBe(403);
    const values = (filters: unknown) =>
      portal.get(people[profile], `${INDICATORS}/filter/values`, { filters });
    okay(await values({ alias: 'propriedade', colname: 'uf' }));
    for (const { label } of okay<{ label: string }[]>(await values({ alias: 'municipio', colname: 'nome' })))
      expect(label).toMatch(/^Outros municípios \([A-Z]{2}\)$/);
    expect((await values({ alias: 'propriedade', colname: 'nome' })).statusCode).toBe(403);
    expect((await values({ alias: 'produtor', colname: 'cpf' })).statusCode).toBe(403);
    const details = { indicadores: visits, filters: [] };
    expect((await portal.post(people[profile], `${INDICATORS}/details`, details)).statusCode).toBe(403);
    expect(
      (
        await portal.get(people[profile], `${INDICATORS}/details`, {
          indicadores: String(visits),
          format: 'csv',
        })
      ).statusCode,
    ).toBe(403);
    expect(
      okay<{ atualizado_por: unknown }>(await portal.get(people[profile], `${INDICATORS}/sheet/${visits}`))
        .atualizado_por,
    ).toBeNull();
    const fields = okay<{ colname: string }[]>(
      await portal.get(people[profile], `${PANELS}/dim/propriedade`),
    );
    expect(fields.map(({ colname }) => colname)).toEqual(['uf']);
  });

  it('staff choose among the dimensions of their panels; values, rows and files stay in their own rows', async () => {
    const person = people['coordenador'];
    const dims = okay<{ id: string }[]>(await portal.get(person, `${PANELS}/dim`)).map((dim) => dim.id);
    expect(dims).toEqual(['propriedade', 'municipio']);
    expect((await portal.get(person, `${PANELS}/dim/produtor`)).statusCode).toBe(404);
    const cities = okay<{ value: string }[]>(
      await portal.get(person, `${INDICATORS}/filter/values`, {
        filters: { alias: 'municipio', colname: 'nome' },
      }),
    );
    expect(cities.map(({ value }) => value)).toEqual(['Goianésia', 'Jataí', 'Rio Verde']);
    const elsewhere = { alias: 'propriedade', colname: 'uf', operator: '=', value: ['MG'] };
    const rows = okay<{ total: number }>(
      await portal.post(person, `${INDICATORS}/details`, { indicadores: visits, filters: [elsewhere] }),
    );
    expect(rows.total).toBe(0);
    const file = await portal.get(person, `${INDICATORS}/details`, {
      indicadores: String(visits),
      format: 'csv',
    });
    expect(file.headers['x-total-count']).toBe('41');
    expect(
      (
        await ask('coordenador', {
          indicadores: [{ id: visits }],
          grouprow: [{ alias: 'produtor', colname: 'sexo' }],
        })
      ).statusCode,
    ).toBe(403);
  });

  it('a panel of big numbers alone offers what all of its indicators can be filtered by', async () => {
    const number = viewOf({
      type: 'bigNumber',
      indicadores: [{ id: hidden }],
      dimensoes: [],
      grouprow: [],
    });
    await portal.panel('Só números', [number], ['MAPA', 'Supervisor']);
    const panel = async (profile: Profile) => {
      const panels = okay<{ nome: string; dimensoes: { id: string }[] }[]>(
        await portal.get(people[profile], `${PANELS}/allprofile`),
      );
      return panels.find(({ nome }) => nome === 'Só números')?.dimensoes.map((dimension) => dimension.id);
    };
    const staff = await panel('supervisor');
    expect(staff).toEqual(expect.arrayContaining(['propriedade', 'municipio', 'produtor']));
    expect(staff).not.toContain('visita');
    const where = (alias: string, colname: string, value: string) => ({
      indicadores: [{ id: hidden }],
      filters: [{ alias, colname, operator: '=', value }],
    });
    okay(await ask('supervisor', where('municipio', 'nome', 'Jataí')));
    // The municipalities come with another panel of this profile.
    expect(await panel('mapa')).toEqual(['tempo', 'propriedade', 'municipio']);
    okay(await ask('mapa', where('propriedade', 'uf', 'GO')));
    expect((await ask('mapa', where('produtor', 'sexo', 'F'))).statusCode).toBe(403);
    expect((await ask('mapa', where('propriedade', 'nome', 'A'))).statusCode).toBe(403);
  });

  it('loses what a panel gave at the very next call', async () => {
    okay(await change(id, { profile: ['Administrador'] }));
    expect((await ask('giz', { indicadores: [{ id: visits }] })).statusCode).toBe(404);
    expect(await offered('giz')).toEqual([]);
  });
});
