import type { FailureBody } from '@fonte/contracts';
import type { Panel } from '@fonte/contracts/routes/panels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  indicatorPortal,
  INDICATORS,
  okay,
  PANELS,
  viewOf,
  type IndicatorPortal,
} from '../indicators/testing.ts';

let portal: IndicatorPortal;
beforeAll(async () => {
  portal = await indicatorPortal();
});
afterAll(() => portal.close());

const post = (url: string, body: unknown) => portal.post(portal.admin, url, body);
const one = async (id: number) => okay<Panel>(await portal.get(portal.admin, `${PANELS}/${id}`));

it('a view that is answered no more does not hold the rest of its panel up', async () => {
  const milk = await portal.indicator('Leite do painel', 'SUM(@"qtde × vlr Leite vendido")');
  const stays = await portal.indicator('Que fica', 'COUNT(@Propriedade)');
  const byItem = viewOf({
    title: 'Por item',
    dimensoes: [{ id: 'item', nome: 'Item do catálogo' }],
    grouprow: [{ alias: 'item', colname: 'descricao' }],
    indicadores: [{ id: milk }],
  });
  const { id } = okay<{ id: number }>(await post(PANELS, { nome: 'Com uma quebrada', config: [byItem] }));
  // Nobody reads a draft: the formula may change, and the view is broken from then on.
  okay(
    await post(`${INDICATORS}/save/${milk}`, {
      nome_indicador: 'Leite do painel',
      formula_plain: 'COUNT(@Propriedade)',
      data_type: 'numeric',
      unidade: 'un',
    }),
  );
  const [broken] = (await one(id)).config;
  const good = viewOf({ title: 'Por UF', indicadores: [{ id: stays }] });
  okay(await post(`${PANELS}/${id}`, { config: [good, { ...broken, title: 'Outro título' }] }));
  expect((await one(id)).config.map(({ title }) => title)).toEqual(['Por UF', 'Outro título']);
  // A second one like it is a view that was not there; and what nobody reads yet is not published broken.
  expect((await post(`${PANELS}/${id}`, { config: [good, { ...broken, inline: true }] })).statusCode).toBe(
    400,
  );
  expect((await post(`${PANELS}/${id}/publish`, { published: true })).statusCode).toBe(400);
});

it('two panels share a name only when that was asked for', async () => {
  okay(await post(PANELS, { nome: 'Do mesmo nome' }));
  const refused = await post(PANELS, { nome: ' do  MESMO nome' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<FailureBody>()).toMatchObject({ codigo: 'samePanelName' });
  const { id } = okay<{ id: number }>(await post(PANELS, { nome: 'De outro nome' }));
  expect((await post(`${PANELS}/${id}`, { nome: 'Do mesmo nome' })).statusCode).toBe(409);
  okay(await post(`${PANELS}/${id}`, { nome: 'Do mesmo nome', mesmo_nome: true }));
  okay(await post(`${PANELS}/${id}`, { nome: 'Do mesmo nome', config: [] }));
});

it('shows the versions of a panel, and makes the views of one of them the draft again', async () => {
  const indicador = await portal.indicator('Contado', 'COUNT(@Propriedade)');
  const id = await portal.panel(
    'Com história',
    [viewOf({ title: 'Primeira', indicadores: [{ id: indicador }] })],
    ['GIZ'],
  );
  okay(await post(`${PANELS}/${id}`, { config: [] }));
  expect(okay(await portal.get(portal.admin, `${PANELS}/${id}/versions`))).toMatchObject([
    { versao: 2, visoes: [], publicada: false },
    { versao: 1, visoes: ['Primeira'], publicada: true },
  ]);
  okay(await post(`${PANELS}/${id}/restore`, { restaurar: 1, versao: 2 }));
  expect(await one(id)).toMatchObject({ versao: 3, config: [{ title: 'Primeira' }] });
  expect((await post(`${PANELS}/${id}/restore`, { restaurar: 9 })).statusCode).toBe(400);
  // The name of that time may be another panel's by now: it does not come back with the views.
  okay(await post(`${PANELS}/${id}`, { nome: 'De nome novo' }));
  okay(await post(PANELS, { nome: 'Com história' }));
  okay(await post(`${PANELS}/${id}/restore`, { restaurar: 1 }));
  expect(await one(id)).toMatchObject({ nome: 'De nome novo', config: [{ title: 'Primeira' }] });
});
