import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DUE } from '../../model/measures/conditions.ts';
import { scope, type Access, type GroupBy, type Period, type Plan, type QueryEngine } from '../index.ts';
import { createEngine } from './run.ts';

// The plan by property and semester (resumo.visita_prevista_semestre) answers what the view of the plan does, to whoever asks.

let database: TestDatabase;
let engine: QueryEngine;
let fromFacts: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
  fromFacts = createEngine({ database, rollups: false });
});
afterAll(() => database?.close());

const MEASURES: Plan['measures'] = {
  propriedades: { distinct: 'visita_prevista.cod_propriedade', where: [DUE] },
  planejadas: { distinct: 'visita_prevista.cod_propriedade' },
  meses: { avg: 'visita_prevista.numero', where: [DUE] },
  previstas: 'visitas_vencidas',
  todas: 'visitas_previstas',
};
const BEGUN: GroupBy = { as: 'inicio', field: { part: 'propriedade.dt_inicio', grain: 'YYYY T' } };
const EVERYTHING: Access = { profile: 'administrador', uf: null, cpf: null };

const PERIODS: readonly Period[] = [
  { anos: [2024] },
  { anos: [2024, 2025] },
  { anos: [] },
  { from: '2024-07-01', until: '2025-06-30' },
  // Not at the end of a semester, and not at the beginning of one.
  { until: '2025-03-10' },
  { from: '2024-01-01', until: '2025-03-10' },
  { from: '2024-05-20', until: '2025-03-10' },
];

it.each(PERIODS)('by who answers, activity and quarter of beginning, %j', async (period) => {
  for (const who of ['tecnico', 'supervisor', 'municipio', 'propriedade.cod_propriedade']) {
    const plan: Plan = {
      measures: MEASURES,
      period,
      by: [who, 'uf', 'atividade', BEGUN],
      totals: [[who, 'uf'], []],
    };
    for (const access of [EVERYTHING, { ...EVERYTHING, profile: 'coordenador', uf: 'GO' } as const]) {
      const scoped = scope(plan, access);
      // oxlint-disable-next-line no-await-in-loop -- one database
      const [kept, made] = [await engine.run(scoped), await fromFacts.run(scoped)];
      expect(made.rows.length).toBeGreaterThan(0);
      expect([kept.rows, kept.totals]).toEqual([made.rows, made.totals]);
    }
  }
});
