import { ALL_PROFILES, OBSERVERS, profileName, type Profile } from '@fonte/contracts';
import type { FigureNote } from '@fonte/contracts/routes/figure-notes';
import type { Panel } from '@fonte/contracts/routes/panels';
import type { View, ViewInput } from '@fonte/contracts/view';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { indicatorPortal, okay, PANELS, viewOf, type IndicatorPortal } from '../indicators/testing.ts';

// Notes on views of panels: who reads which, what becomes of them when their panel is changed.

let portal: IndicatorPortal;
let visits: number;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
});
afterAll(() => portal.close());

const by = (title: string, dateFormat: string): ViewInput =>
  viewOf({
    title,
    type: 'line',
    indicadores: [{ id: visits }],
    dimensoes: [{ id: 'tempo', nome: 'Tempo' }],
    grouprow: [{ alias: 'tempo', colname: 'data', dateFormat }],
  });
const byMonth = () => by('Por mês', 'MM YYYY');
/** Whole years are what observers ask by. */
const byDay = () => by('Por dia', 'DD MM YYYY');
const byState = () => viewOf({ title: 'Por UF', indicadores: [{ id: visits }] });

const NAMES = ALL_PROFILES.map((profile) => profileName(profile, 'Programa'));
const panelOf = async (name: string, config: readonly ViewInput[], profiles: readonly string[] = NAMES) => {
  const id = await portal.panel(name, config, profiles);
  return { id, views: (await one(id)).config };
};
const one = async (id: number) => okay<Panel>(await portal.get(portal.admin, `${PANELS}/${id}`));
const change = async (id: number, config: readonly ViewInput[]) => {
  okay(await portal.post(portal.admin, `${PANELS}/${id}`, { config }));
  okay(await portal.post(portal.admin, `${PANELS}/${id}/publish`, { published: true }));
};

const write = (panel: number, view: View | undefined, texto: string, more: object = {}) =>
  portal.post(portal.admin, `/api/notas/painel/${panel}`, {
    visao: view?.id,
    inicio: '2024-05-01',
    fim: '2024-05-31',
    texto,
    ...more,
  });
const list = (panel: number, who: TestPerson = portal.admin) => portal.get(who, `/api/notas/painel/${panel}`);
const notesOf = async (panel: number, who?: TestPerson) =>
  okay<{ notas: FigureNote[] }>(await list(panel, who)).notas.map(({ visao, texto }) => [visao, texto]);
const kept = async (panel: number) =>
  (
    await portal.database.db
      .selectFrom('portal.nota')
      .where('id_painel', '=', panel)
      .select('texto')
      .orderBy('id_nota')
      .execute()
  ).map(({ texto }) => texto);

const CPFS: Partial<Record<Profile, string>> = { supervisor: '99991520821', tecnico: '99990000107' };
const observes = (profile: Profile): boolean => (OBSERVERS as readonly Profile[]).includes(profile);

test('a note of a view is for who is given the panel and answered the view, of its places', async () => {
  const { id, views } = await panelOf('De todos', [byMonth(), byDay(), byState()]);
  const [month, day, state] = views;
  okay(await write(id, month, 'país, equipe'));
  okay(await write(id, month, 'GO, todos', { uf: 'GO', leitores: 'todos' }));
  okay(await write(id, month, 'MG, todos', { uf: 'MG', leitores: 'todos' }));
  okay(await write(id, day, 'do dia, todos', { leitores: 'todos' }));
  expect((await write(id, state, 'sem tempo')).statusCode).toBe(400);
  const read: Partial<Record<Profile, string[]>> = {};
  for (const profile of ALL_PROFILES) {
    const cpf = CPFS[profile];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const who = await portal.person(profile, { uf: 'GO', ...(cpf === undefined ? {} : { cpf }) });
    // oxlint-disable-next-line no-await-in-loop
    read[profile] = (await notesOf(id, who)).map(([, texto]) => String(texto));
  }
  const staff = ['país, equipe', 'GO, todos', 'do dia, todos'];
  for (const profile of ALL_PROFILES.filter((each) => !observes(each)))
    expect([profile, read[profile]]).toEqual([
      profile,
      ['administrador', 'nacional'].includes(profile) ? staff.toSpliced(2, 0, 'MG, todos') : staff,
    ]);
  for (const profile of OBSERVERS) expect([profile, read[profile]]).toEqual([profile, ['GO, todos']]);
});

test('of a panel that is not given to a profile, or not published, nobody is told', async () => {
  const { id, views } = await panelOf('Da GIZ', [byMonth()], ['GIZ']);
  okay(await write(id, views[0], 'todos', { leitores: 'todos' }));
  const [giz, mapa] = [await portal.person('giz'), await portal.person('mapa')];
  expect(await notesOf(id, giz)).toEqual([[views[0]?.id, 'todos']]);
  expect((await list(id, mapa)).statusCode).toBe(404);
  okay(await portal.post(portal.admin, `${PANELS}/${id}/publish`, { published: false }));
  expect((await list(id, giz)).statusCode).toBe(404);
  expect((await write(id, views[0], 'rascunho')).statusCode).toBe(404);
});

test('a view keeps its notes in another place and with another title; its copy has none', async () => {
  const { id, views } = await panelOf('Mudado', [byMonth(), byState()]);
  const [month, state] = views as [View, View];
  okay(await write(id, month, 'Greve'));
  await change(id, [state, { ...month, title: 'Outro título' }, { ...month, title: 'Cópia' }]);
  const { config } = await one(id);
  expect(config.map((view) => view.id).slice(0, 2)).toEqual([state.id, month.id]);
  expect(new Set(config.map((view) => view.id)).size).toBe(3);
  expect(await notesOf(id)).toEqual([[month.id, 'Greve']]);
  const copied = await panelOf('Mudado (cópia)', config);
  expect(copied.views.some((view) => config.some((other) => other.id === view.id))).toBe(false);
  expect(await notesOf(copied.id)).toEqual([]);
  expect((await write(copied.id, month, 'de outro painel')).statusCode).toBe(400);
});

test('notes of a view that is taken out wait for it, and come back with a former version', async () => {
  const { id, views } = await panelOf('Restaurado', [byMonth(), byState()]);
  okay(await write(id, views[0], 'Greve'));
  await change(id, views.slice(1));
  expect(await notesOf(id)).toEqual([]);
  expect(await kept(id)).toEqual(['Greve']);
  okay(await portal.post(portal.admin, `${PANELS}/${id}/restore`, { restaurar: 1 }));
  okay(await portal.post(portal.admin, `${PANELS}/${id}/publish`, { published: true }));
  expect(await notesOf(id)).toEqual([[views[0]?.id, 'Greve']]);
});

test('they go with the last version that has their view, and with their panel', async () => {
  const { id, views } = await panelOf('Esquecido', [byMonth(), byDay()]);
  okay(await write(id, views[0], 'some'));
  okay(await write(id, views[1], 'fica'));
  await change(id, views.slice(1));
  await portal.database.db
    .deleteFrom('portal.painel_versao')
    .where('id_painel', '=', id)
    .where('versao', '=', 1)
    .execute();
  await change(id, views.slice(1));
  expect(await kept(id)).toEqual(['fica']);
  okay(await portal.del(portal.admin, `${PANELS}/${id}`));
  expect(await kept(id)).toEqual([]);
});

test('what was removed stands in the log of accesses with its panel and view', async () => {
  const { id, views } = await panelOf('Registrado', [byMonth()]);
  const { id: note } = okay<{ id: number }>(await write(id, views[0], 'Enchente'));
  okay(await portal.del(portal.admin, `/api/notas/${note}`));
  const details = await portal.database.db
    .selectFrom('portal.acesso')
    .where('alvo', '=', 'nota')
    .select('detalhe')
    .execute();
  expect(details.map(({ detalhe }) => detalhe)).toContainEqual({
    feito: 'remover',
    nota: note,
    id_painel: id,
    visao: views[0]?.id,
    inicio: '2024-05-01',
    fim: '2024-05-31',
    uf: null,
    texto: 'Enchente',
    leitores: 'equipe',
  });
});
