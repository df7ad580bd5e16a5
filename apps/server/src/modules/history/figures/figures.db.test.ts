import type { ReportAnswer } from '@fonte/contracts';
import type { MovedFigures } from '@fonte/contracts/routes/history';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import { P2 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { CATALOGUE, COUNTRY, NOTHING, type LoadFigure } from '../../reports/index.ts';
import { loadEdited } from '../testing.ts';
import { queueFigures } from './keep-figures.ts';
import { figuresOf } from './store.ts';

// The tiny programme's numbers after its load, and after a second one in which P2 (Goiás) is 55 ha large instead of 50 and a visit of P1 counts no more.

let portal: TestPortal;
let admin: TestPerson;
let first: number;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  first = (await portal.app.engine.version()).versao;
});
afterAll(() => portal.close());

const keep = async () => {
  await queueFigures(portal.app);
  await portal.jobs();
};
const moved = async (person: TestPerson, query = ''): Promise<MovedFigures> => {
  const headers = { cookie: person.cookie };
  const answer = await portal.ask('GET', `/api/indicators/changes/ultima/figures?${query}`, { headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MovedFigures>();
};

/** The number as a page asks for it. */
async function shown(
  { co_consulta, ano }: LoadFigure,
  person: TestPerson,
  uf?: string,
): Promise<string | null> {
  const query = new URLSearchParams({
    module: 'relatorio',
    controller: 'index',
    action: 'retorno-direto',
    typereturn: 'Json',
    co_consulta: String(co_consulta),
    ...(ano === null ? {} : { $ano: JSON.stringify([ano]) }),
    ...(uf === undefined ? {} : { $uf: JSON.stringify([uf]) }),
  });
  const answer = await portal.ask('GET', `/api/app/?${query.toString()}`, {
    headers: { cookie: person.cookie },
  });
  expect([co_consulta, answer.statusCode]).toEqual([co_consulta, 200]);
  const cell = answer.json<ReportAnswer>().series[0]?.data[0];
  return typeof cell === 'number' || typeof cell === 'string' ? String(cell) : null;
}

describe('what is kept of a load', () => {
  it('is what the pages show of the country and of each state, in each year', async () => {
    expect((await moved(admin)).situacao).toBe('em_preparo');
    await keep();
    const kept = await figuresOf(portal.database.db, first);
    expect(kept?.figuras.length).toBeGreaterThan(100);
    const [national, go] = [
      await portal.person('nacional'),
      await portal.person('coordenador', { uf: 'GO' }),
    ];
    for (const figure of kept?.figuras ?? []) {
      const { co_consulta, ano, valores } = figure;
      // Every year of a number is asked alike; two of them, and all places of one.
      if (ano !== null && ano !== 2024 && ano !== 2025) continue;
      const { profiles } = CATALOGUE[co_consulta as keyof typeof CATALOGUE];
      const at = (uf: string) => (uf in valores ? valores[uf] : valores[NOTHING]);
      const reader = profiles.includes('nacional') ? national : admin;
      // oxlint-disable no-await-in-loop -- one database
      const told = [
        await shown(figure, reader),
        await shown(figure, reader, 'MG'),
        await shown(figure, reader, 'AC'),
      ];
      expect([co_consulta, ano, ...told]).toEqual([co_consulta, ano, valores[COUNTRY], at('MG'), at('AC')]);
      if (profiles.includes('coordenador'))
        expect([co_consulta, ano, await shown(figure, go)]).toEqual([co_consulta, ano, at('GO')]);
      // oxlint-enable no-await-in-loop
    }
    expect((await moved(admin)).situacao).toBe('sem_anterior');
  });

  it('is kept once for a version', async () => {
    await keep();
    const rows = await portal.database.db.selectFrom('portal.carga_figuras').select('versao').execute();
    expect(rows).toEqual([{ versao: first }]);
  });
});

describe('what a second load moved', () => {
  beforeAll(async () => {
    await loadEdited(portal, [
      { name: 'propriedade', by: 'cod_propriedade', changed: { [P2]: { area_total: '55' } } },
      { name: 'visita', by: 'id_visita', changed: { '102': { sincronizada: 'false' } } },
    ]);
    await keep();
  });

  it('is told by number and year, with the number before, and a year that was over as revised', async () => {
    const told = await moved(admin);
    expect([told.situacao, told.uf, told.antes?.versao]).toEqual(['comparado', null, first]);
    expect(told.comparados).toBeGreaterThan(100);
    expect(told.linhas.length).toBeGreaterThan(0);
    expect(told.linhas.length).toBeLessThan(told.comparados / 2);
    const until = told.antes?.dados_ate ?? '';
    for (const { co_consulta, ano, antes, hoje, diferenca, revisto } of told.linhas) {
      expect([co_consulta, Number(diferenca)]).toEqual([co_consulta, Number(hoje) - Number(antes)]);
      expect(antes).not.toBe(hoje);
      expect(revisto).toBe(ano !== null && `${ano}-12-31` <= until);
      // oxlint-disable-next-line no-await-in-loop -- one database
      expect(await shown({ co_consulta, ano } as LoadFigure, admin)).toBe(hoje);
    }
    // Each year with its total, the last first.
    const years = told.linhas.map(({ ano }) => ano ?? 0);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    // All of it is of Goiás.
    const ofState = async (uf: string) =>
      (await moved(admin, `uf=${uf}`)).linhas.map(({ diferenca }) => diferenca);
    expect((await ofState('GO')).length).toBeGreaterThan(0);
    expect(await ofState('MG')).toEqual([]);
  });

  it.each([
    ['nacional', {}, '', 'comparado'],
    ['coordenador', { uf: 'GO' }, '', 'comparado'],
    ['regional', { uf: 'GO' }, 'uf=GO', 'comparado'],
    ['coordenador', { uf: 'GO' }, 'uf=MG', 'parte'],
    ['supervisor', { uf: 'GO', cpf: OTTO }, '', 'parte'],
    ['tecnico', { uf: 'GO', cpf: ANA }, 'uf=GO', 'parte'],
  ] as const)('%s of %o asked for %s is told what is %s', async (profile, of, query, situacao) => {
    const told = await moved(await portal.person(profile, of), query);
    expect(told.situacao).toBe(situacao);
    expect(told.linhas.length > 0).toBe(situacao === 'comparado');
    for (const { co_consulta } of told.linhas)
      expect(CATALOGUE[co_consulta as keyof typeof CATALOGUE].profiles).toContain(profile);
  });

  it('a coordinator has of the own state what Administrador has of it', async () => {
    const own = await moved(await portal.person('coordenador', { uf: 'GO' }));
    const all = await moved(admin, 'uf=GO');
    const ids = new Set(own.linhas.map(({ co_consulta }) => co_consulta));
    expect(own.linhas).toEqual(all.linhas.filter(({ co_consulta }) => ids.has(co_consulta)));
  });
});
