import type { DrillAnswer, ExportFile, Row, RowList } from '@fonte/contracts';
import { RUTE } from '@fonte/programme/tiny/people';
import { PROPERTIES } from '@fonte/programme/tiny/properties';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { sumOf, tinyPortal, linesOf, type Chosen, type TinyPortal } from '../testing.ts';

// Who has the missing visits: the plan property by property, and the same list behind each cell of 'Faltam'. By hand from the tiny programme's README.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2024: Chosen = { ano: [2024] };
const InMinas2024: Chosen = { ...In2024, uf: ['MG'] };
const FIGURES = ['previstas', 'visitas', 'faltam', 'a_fazer', 'diferenca'] as const;
const figures = (row: Row) => FIGURES.map((field) => Number(row[field]));
const byCode = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map((row) => [String(row['cod_propriedade']), figures(row)]));

/** Faltam opened from a cell, narrowed and ordered as its reader asks. */
const opened = (id: number, data: Row, chosen: Chosen, rows: RowList = {}): Promise<DrillAnswer> =>
  portal.drill(admin, id, { idColuna: 'faltam', data, ...rows }, chosen);

describe('visits missing in Minas Gerais in 2024, and who has them', () => {
  // P7 March to June four, one made; P9 April to July four, one made; P8 June to December seven, all made; P6 begins in 2025.
  const P7 = ['31.0001.0002', [4, 1, 3, 3, -3]] as const;
  const P9 = ['31.0001.0004', [4, 1, 3, 3, -3]] as const;
  const P8 = ['31.0001.0003', [7, 7, 0, 0, 0]] as const;

  it('13513: planned, made, missing', async () => {
    const { tbody, tfoot } = await portal.report(admin, 13513, InMinas2024);
    expect(tbody.map(figures)).toEqual([[15, 9, 6, 6, -6]]);
    expect(figures(tfoot ?? {})).toEqual([15, 9, 6, 6, -6]);
  });

  it('13514: property by property, the most behind first, and their total', async () => {
    const answer = await portal.report(admin, 13514, InMinas2024);
    expect(answer.tbody.map((row) => [row['cod_propriedade'], figures(row)])).toEqual([P7, P9, P8]);
    expect(answer.tbody.map((row) => [row['tecnico'], row['supervisor'], row['situacao']])[0]).toEqual([
      'Dora Pequi Ramos',
      'Rute Jacarandá Luz',
      'Inativa',
    ]);
    expect(answer.tfoot).toMatchObject({ cod_propriedade: 'Total de 3 propriedades' });
    expect(figures(answer.tfoot ?? {})).toEqual([15, 9, 6, 6, -6]);
  });

  it.each([
    [13513, { uf: 'MG' }],
    [13511, { supervisor: RUTE }],
    [13513, {}],
  ] as const)('%i %j: a cell opens the properties behind it', async (id, data) => {
    const rows = await opened(id, data, InMinas2024);
    expect(rows.tbody.map((row) => [row['cod_propriedade'], figures(row)])).toEqual([P7, P9, P8]);
    expect(rows).toMatchObject({ total: 3, todas: 3, soma: { value: 6, unit: 'visitas' }, conferido: null });
    expect(rows.partes.map(({ label, valor }) => [label, Number(valor)])).toEqual([
      ['Previstas', 15],
      ['Feitas', 9],
    ]);
  });

  it('narrows and orders them, and says how many they are of', async () => {
    const few = await opened(13513, { uf: 'MG' }, InMinas2024, {
      ordem: '-cod_propriedade',
      filtros: [{ campo: 'faltam', operador: '>', valor: 0 }],
    });
    expect([few.tbody.map((row) => row['cod_propriedade']), few.total, few.todas]).toEqual([
      [P9[0], P7[0]],
      2,
      3,
    ]);
    const found = await opened(13513, { uf: 'MG' }, InMinas2024, { busca: 'mangaba' });
    expect(found.tbody.map((row) => row['cod_propriedade'])).toEqual([P9[0]]);
  });

  it('gives them as a file, with what the page shows', async () => {
    const kept = await portal.post(admin, {
      co_consulta: 13513,
      idColuna: 'faltam',
      data: { uf: 'MG' },
      $ano: [2024],
      $uf: ['MG'],
      filtros: [{ campo: 'faltam', operador: '>', valor: 0 }],
      typereturn: 'Csv',
    });
    const file = await portal.raw(admin, 'relatorio/index/open-file', { ...kept.json<ExportFile>() });
    expect(file.headers['x-total-count']).toBe('2');
    const [head = [], ...rows] = linesOf(file.body);
    const at = head.indexOf('Faltam em 2024');
    expect(rows.map((row) => [row[0], row[at]])).toEqual([
      [P7[0], '3'],
      [P9[0], '3'],
    ]);
    const whole = await portal.csv(admin, 13514, InMinas2024);
    expect([whole.total, whole.rows.length, whole.head.slice(1, 9)]).toEqual([
      3,
      3,
      [
        'Propriedade',
        'Previstas',
        'Feitas',
        'Faltam em 2024',
        'A fazer em 2024',
        'Diferença',
        '% do previsto',
        'Situação',
      ],
    ]);
  });
});

it('those who lack most stand first, and the heads say of which span what is missing is', async () => {
  for (const id of [13511, 13512, 13513]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { tbody } = await portal.report(admin, id, In2024);
    const lacking = tbody.map((row) => Number(row['faltam']));
    expect(new Set(lacking).size).toBeGreaterThan(1);
    expect(lacking).toEqual(lacking.toSorted((a, b) => b - a));
  }
  const missing = async (chosen: Chosen) =>
    (await portal.report(admin, 13512, chosen)).thead
      .filter(({ field }) => field === 'faltam' || field === 'a_fazer')
      .map(({ description }) => description);
  expect(await missing(In2024)).toEqual(['Faltam em 2024', 'A fazer em 2024']);
  expect(await missing({ dias: ['2024-02-03', '2024-03-01'] })).toEqual([
    'Faltam no período',
    'A fazer no período',
  ]);
  expect(await missing({})).toEqual(['Faltam no plano', 'A fazer no plano']);
});

it('who stands in the plan is opened for what is missing', async () => {
  for (const id of [13511, 13512, 13513]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { thead, idColuna } = await portal.report(admin, id, In2024);
    expect([id, thead[0]?.typepost, thead[0]?.valuecoluna, idColuna]).toEqual([
      id,
      'row',
      'faltam',
      'visitas',
    ]);
  }
});

describe('visits to do', () => {
  it('are what each property lacks: what one has too much makes up for nothing, at any level', async () => {
    // P3 was visited on 20 February and its plan has the second of each month; P7's first visit was planned on the first of March.
    const chosen: Chosen = { dias: ['2024-02-03', '2024-03-01'] };
    const { rows } = await sql<{ uf: string; cod_propriedade: string; falta: number }>`
      select p.uf, p.cod_propriedade, (
          (select count(*) from programa.visita_prevista v where v.cod_propriedade = p.cod_propriedade and v.dt_prevista between '2024-02-03' and '2024-03-01')
        - (select count(*) from programa.visita v where v.cod_propriedade = p.cod_propriedade and v.conta and v.dt_visita between '2024-02-03' and '2024-03-01')
        )::int as falta
      from programa.propriedade p`.execute(portal.database.db);
    const lack = rows.reduce((sum, { falta }) => sum + falta, 0);
    const toDo = rows.reduce((sum, { falta }) => sum + Math.max(falta, 0), 0);
    // Where nobody has too much this would say nothing.
    expect(toDo).toBeGreaterThan(lack);
    for (const id of [13511, 13512, 13513, 13514]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { tbody, tfoot } = await portal.report(admin, id, chosen);
      expect([id, Number(tfoot?.['faltam']), Number(tfoot?.['a_fazer'])]).toEqual([id, lack, toDo]);
      expect(sumOf(tbody, 'a_fazer')).toBe(toDo);
    }
    const opened = await portal.drill(admin, 13513, { idColuna: 'a_fazer', data: {} }, chosen);
    expect(opened.soma).toMatchObject({ value: toDo, unit: toDo === 1 ? 'visita' : 'visitas' });
    expect(sumOf(opened.tbody, 'a_fazer')).toBe(toDo);
  });
});

describe('the period', () => {
  it('that reaches beyond the data says up to when visits were due, with the same words on every page', async () => {
    const heads = async (id: number, chosen: Chosen) =>
      (await portal.report(admin, id, chosen)).thead.map(({ description }) => description);
    for (const chosen of [{ ano: [2025] }, {}]) {
      expect(await heads(13513, chosen)).toContain('Previstas até 20/12/2025');
      expect(await heads(13514, chosen)).toContain('Diferença até 20/12/2025');
      for (const id of [13210, 13211]) {
        expect(await heads(id, chosen)).toContain('Previstas até 20/12/2025');
        expect(await heads(id, chosen)).not.toContain('Previstas');
      }
    }
    for (const id of [13210, 13211, 13513, 13514]) expect(await heads(id, In2024)).toContain('Previstas');
  });

  it('that is over, or has no end, has nothing by month and says why', async () => {
    const told = async (chosen: Chosen) => {
      const { thead, provenance } = await portal.report(admin, 13513, chosen);
      return [thead.some(({ field }) => field === 'por_mes'), provenance.definition] as const;
    };
    expect(await told({ ano: [2025] })).toEqual([true, expect.stringContaining('um ao menos')]);
    expect(await told(In2024)).toEqual([false, expect.stringContaining('O período acabou')]);
    expect(await told({})).toEqual([false, expect.stringContaining('não há um fim')]);
  });

  it('in which more was made than planned has nothing to do by month', async () => {
    // No visit is planned from 10 December on, and P3 was visited on the 20th.
    const { tfoot } = await portal.report(admin, 13513, { dias: ['2025-12-10', '2025-12-31'] });
    expect(tfoot).toMatchObject({ previstas: 0, visitas: 1, faltam: -1, a_fazer: 0, por_mes: 0 });
  });
});

/** The days on which a property's visits are planned, from its own dates: the n-th a number of months after the start of its cycle. */
function plannedOf({
  ciclo_1_inicio,
  ciclo_2_inicio,
  dt_inicio,
  dt_fim,
}: (typeof PROPERTIES)[number]): string[] {
  const day = (start: string, months: number): string => {
    const [year = 0, month = 0, date = 0] = start.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  };
  const first = String(ciclo_1_inicio ?? dt_inicio);
  return Array.from({ length: 24 }, (_, n) =>
    n >= 12 && ciclo_2_inicio ? day(String(ciclo_2_inicio), n - 12) : day(first, n),
  ).filter((date) => !dt_fim || date <= String(dt_fim));
}

it('comes to what the days of each property say, whatever period is asked, and rows come to their totals', async () => {
  const { rows: made } = {
    rows: await portal.database.db
      .selectFrom('programa.visita')
      .select(['cod_propriedade', 'dt_visita'])
      .where('conta', '=', true)
      .execute(),
  };
  const months = Array.from({ length: 40 }, (_, n) =>
    new Date(Date.UTC(2023, 10 + n, 1 + (n % 27))).toISOString().slice(0, 10),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...months), fc.constantFrom(...months), async (one, other) => {
      const [from, until] = [one, other].toSorted() as [string, string];
      const within = (date: string) => date >= from && date <= until;
      const expected = Object.fromEntries(
        PROPERTIES.flatMap((property) => {
          const code = String(property.cod_propriedade);
          const planned = plannedOf(property).filter(within);
          const done = made.filter(
            (visit) => visit.cod_propriedade === code && within(visit.dt_visita),
          ).length;
          const due = planned.filter((date) => date <= '2025-12-20').length;
          return planned.length + done === 0
            ? []
            : [
                [
                  code,
                  [
                    planned.length,
                    done,
                    planned.length - done,
                    Math.max(planned.length - done, 0),
                    done - due,
                  ],
                ],
              ];
        }),
      );
      const chosen: Chosen = { dias: [from, until] };
      const { tbody } = await portal.report(admin, 13514, chosen);
      expect(byCode(tbody)).toEqual(expected);
      for (const id of [13511, 13512, 13513]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const table = await portal.report(admin, id, chosen);
        for (const field of FIGURES) {
          expect(sumOf(table.tbody, field)).toBe(sumOf(tbody, field));
          expect(Number(table.tfoot?.[field] ?? 0)).toBe(sumOf(tbody, field));
        }
      }
    }),
    { numRuns: 12 },
  );
});

describe('who sees it', () => {
  it('a supervisor and a technician read their own properties, an observer none', async () => {
    const rute = await portal.person('supervisor', { uf: 'MG', cpf: RUTE });
    const own = await portal.report(rute, 13514, In2024);
    // Those of Minas Gerais, her state; P12 is of another.
    expect(own.tbody.map((row) => row['uf'])).toEqual(['MG', 'MG', 'MG']);
    for (const profile of ['consulta', 'giz'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await portal.raw(await portal.person(profile), 'relatorio/index/retorno-direto', {
        co_consulta: '13514',
        typereturn: 'Json',
      });
      expect(answer.statusCode).toBe(403);
    }
  });
});
