import { TINY_FIGURES } from '@fonte/programme/tiny/index';
import type { TestDatabase } from '@fonte/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from './access.ts';
import { createEngine, scope, type Plan, type QueryEngine } from './index.ts';
import { tinyDatabase } from './testing/tiny-database.ts';

const ADMINISTRADOR: Access = { profile: 'administrador', uf: null, cpf: null };

let database: TestDatabase;
let engine: QueryEngine;
beforeAll(async () => {
  database = await tinyDatabase();
  engine = createEngine({ database });
});
afterAll(() => database.close());

const ask = (plan: Plan, access = ADMINISTRADOR) => engine.run(scope(plan, access));

describe('what the tiny programme adds up to by hand', () => {
  const of2025 = TINY_FIGURES.years[2025];

  it('counts visits, properties, producers and technicians of a year', async () => {
    const answer = await ask({
      measures: {
        visitas: 'visitas',
        naoContam: 'visitas_que_nao_contam',
        propriedades: 'propriedades_atendidas',
        produtores: 'produtores_atendidos',
        tecnicos: 'tecnicos_em_campo',
        minutos: 'duracao_media',
        area: 'area_total',
        produtiva: 'area_produtiva',
        receita: 'receita',
        despesa: 'despesa',
      },
      period: { anos: [2025] },
    });
    expect(answer.rows).toEqual([
      {
        keys: {},
        labels: {},
        values: {
          visitas: of2025.validVisits,
          naoContam: TINY_FIGURES.notCounting[2025],
          propriedades: of2025.attendedProperties,
          produtores: of2025.attendedProducers,
          tecnicos: of2025.techniciansInField,
          minutos: '150.4',
          area: String(of2025.attendedAreaTotal),
          produtiva: String(of2025.attendedAreaProdutiva),
          receita: String(of2025.receitaValid),
          despesa: String(of2025.despesaValid),
        },
      },
    ]);
  });
});
