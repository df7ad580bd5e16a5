import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indicatorPortal, INDICATORS, okay, viewOf, type IndicatorPortal } from './testing.ts';

interface History {
  readonly propriedade: { readonly codigo: string; readonly nome: string | null };
  readonly dias: readonly { readonly dia: string | null; readonly valor: number }[];
  readonly valor: number;
}

let portal: IndicatorPortal;
let visits: number;
let area: number;
let entry: string;
beforeAll(async () => {
  portal = await indicatorPortal();
  visits = await portal.indicator('Visitas', 'COUNT(@Id da visita de visita)', { data_type: 'integer' });
  area = await portal.indicator('Área', 'SUM(@Área total)', { unidade: 'ha' });
  const most = await portal.database.db
    .selectFrom('programa.visita as v')
    .innerJoin('programa.propriedade as p', 'p.cod_propriedade', 'v.cod_propriedade')
    .select('v.cod_propriedade')
    .where('v.conta', '=', true)
    .where('p.uf', '=', 'GO')
    .groupBy('v.cod_propriedade')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  entry = most.cod_propriedade;
  await portal.panel('De todos', [viewOf({ indicadores: [{ id: visits }] })], ['Coordenador']);
});
afterAll(() => portal.close());

const history = (id: number, body: Readonly<Record<string, unknown>>, person = portal.admin) =>
  portal.post(person, `${INDICATORS}/detailshistory/${id}`, body);

describe('the history of an entry', () => {
  it('has its figure on each day of its visits, the newest first, whatever date was clicked', async () => {
    const days = await portal.database.db
      .selectFrom('programa.visita')
      .select('dt_visita')
      .where('cod_propriedade', '=', entry)
      .where('conta', '=', true)
      .execute();
    const told = okay<History>(
      await history(visits, {
        propriedade: entry,
        filters: [
          { alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY', operator: '=', value: [202402] },
          { alias: 'propriedade', colname: 'uf', operator: '=', value: ['GO'] },
        ],
      }),
    );
    expect(told.propriedade.codigo).toBe(entry);
    expect(told.valor).toBe(days.length);
    const known = days.map(({ dt_visita }) => dt_visita.slice(0, 10));
    expect(told.dias.map(({ dia }) => dia)).toEqual([...new Set(known)].toSorted().toReversed());
    expect(told.dias.reduce((sum, { valor }) => sum + valor, 0)).toBe(days.length);
  });

  it('is one line where the figure has no date, and nothing where the filters leave nothing', async () => {
    const told = okay<History>(await history(area, { propriedade: entry }));
    expect(told.dias).toHaveLength(1);
    expect(told.dias[0]).toEqual({ dia: null, valor: told.valor });
    const filters = [{ alias: 'propriedade', colname: 'uf', operator: '=', value: ['MG'] }];
    expect(okay<History>(await history(visits, { propriedade: entry, filters })).dias).toEqual([]);
  });

  it('of what counts from the start is its figure of today, not that of single days under its name', async () => {
    const whole = await portal.indicator('Desde o início', 'ACUMULADO(COUNT(@Id da visita de visita))');
    const [since, each] = await Promise.all(
      [whole, visits].map(async (id) => okay<History>(await history(id, { propriedade: entry }))),
    );
    expect(since!.dias).toEqual([{ dia: null, valor: each!.valor }]);
  });

  it('is not there for who does not see the property or the indicator', async () => {
    const other = await portal.person('coordenador', { uf: 'MG' });
    const foreign = await history(visits, { propriedade: entry }, other);
    expect([foreign.statusCode, foreign.json()]).toEqual([
      404,
      { tipo: 0, result: 'Propriedade não encontrada', codigo: 'propertyNotFound' },
    ]);
    for (const propriedade of ['nenhuma', "' or 1=1 --", '%', '9'.repeat(60)])
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect((await history(visits, { propriedade }, other)).body).toBe(foreign.body);
    const own = await portal.person('coordenador', { uf: 'GO' });
    okay(await history(visits, { propriedade: entry }, own));
    expect((await history(area, { propriedade: entry }, own)).statusCode).toBe(404);
    expect((await history(visits, { propriedade: entry }, await portal.person('giz'))).statusCode).toBe(403);
    expect((await history(visits, { propriedade: 'nenhuma' })).statusCode).toBe(404);
    expect((await history(visits, {})).statusCode).toBe(400);
  });
});
