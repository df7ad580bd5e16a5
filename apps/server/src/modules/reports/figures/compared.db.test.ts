import type { Row } from '@fonte/contracts';
import { OTTO, RUTE } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing.ts';
import { sumOf, tinyPortal, type Chosen, type TinyPortal } from '../testing.ts';

// Technicians held against what is to be expected of each. By hand from the tiny programme's README; limits need larger groups: catalogue/compared/draw.test.ts.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const In2025: Chosen = { ano: [2025] };
const cells = (rows: readonly Row[], ...fields: string[]) =>
  rows.map((row) => fields.map((field) => row[field]));

describe('13515: visits made of those planned in 2025', () => {
  it('by state and name, with what makes the technicians comparable', async () => {
    const { tbody, tfoot } = await portal.report(admin, 13515, In2025);
    expect(cells(tbody, 'tecnico', 'uf', 'propriedades', 'atividade', 'previstas', 'visitas')).toEqual([
      ['Ana Ipê Dourado', 'Goiás', 3, 'Bovinocultura de leite', 36, 16],
      ['Caio Buriti Manso', 'Goiás', 2, 'Bovinocultura de corte', 11, 0],
      ['Ivo Cagaita Lima', 'Mato Grosso do Sul', 3, 'Bovinocultura de corte', 29, 2],
      ['Dora Pequi Ramos', 'Minas Gerais', 2, 'Bovinocultura de leite', 13, 8],
    ]);
    expect(tfoot).toMatchObject({
      tecnico: 'Total de 4 linhas',
      propriedades: 10,
      previstas: 89,
      visitas: 26,
    });
    // P1's 12th to 23rd visit, P2's 3rd to 14th, P3's 13th to 24th: (210 + 102 + 222) / 36.
    expect(tbody[0]?.['meses']).toBeCloseTo(534 / 36, 5);
  });

  it('and what is to be expected: two technicians are too few for strata, and for a verdict', async () => {
    const { tbody, provenance } = await portal.report(admin, 13515, In2025);
    // Goiás made 16 of 47.
    expect(cells(tbody, 'esperado', 'diferenca', 'faixa_de', 'situacao').slice(0, 2)).toEqual([
      [34.042553, Number((16 - (36 * 16) / 47).toFixed(6)), null, 'poucos casos'],
      [34.042553, Number(((-11 * 16) / 47).toFixed(6)), null, 'poucos casos'],
    ]);
    expect(provenance.definition).toContain('Goiás: 34,0% das previstas feitas; sem faixa');
  });

  it('is in sum what the plan by technician says, whatever is asked', async () => {
    const byName = (rows: readonly Row[], planned: string) =>
      Object.fromEntries(
        [...new Set(rows.map(({ tecnico }) => String(tecnico)))].map((name) => {
          const own = rows.filter(({ tecnico }) => tecnico === name);
          return [name, [sumOf(own, planned), sumOf(own, 'visitas')]];
        }),
      );
    for (const chosen of [
      {},
      In2025,
      { ano: [2024], uf: ['MG', 'MS'] },
      { moreFilter: "atividade_produtiva = 'Bovinocultura de corte'" },
    ] satisfies Chosen[]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [compared, plan] = await Promise.all([
        portal.report(admin, 13515, chosen),
        portal.report(admin, 13512, chosen),
      ]);
      // Of a period that is over one column of the plan tells both.
      const due = plan.thead.some(({ field }) => field === 'ate_hoje') ? 'ate_hoje' : 'previstas';
      expect(byName(compared.tbody, 'previstas')).toEqual(byName(plan.tbody, due));
    }
  });

  it('opens the visits and properties behind a row, and they come to it', async () => {
    const { keys } = await portal.report(admin, 13515, In2025);
    for (const [idColuna, rows] of [
      ['visitas', 16],
      ['previstas', 36],
      ['propriedades', 3],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const opened = await portal.drill(admin, 13515, { idColuna, data: keys[0] }, In2025);
      expect([idColuna, opened.total, opened.conferido]).toEqual([idColuna, rows, true]);
    }
  });

  it('gives the whole table as a file', async () => {
    const { head, rows } = await portal.csv(admin, 13515, In2025);
    expect(head.slice(0, 8)).toEqual([
      'Técnico',
      'Estado',
      'Situação',
      'Diferença em visitas',
      '% do previsto',
      '% esperado',
      'Faixa de 95%, de',
      'Faixa de 95%, até',
    ]);
    expect(rows.map((row) => row.slice(0, 3))).toContainEqual(['Ana Ipê Dourado', 'Goiás', 'poucos casos']);
  });

  it.each([2023, 2027, 2030])('in %i, when nothing was due and nothing made, is empty', async (ano) => {
    const answer = await portal.report(admin, 13515, { ano: [ano] });
    expect([answer.tbody, answer.tfoot]).toEqual([[], null]);
  });
});

it('13516: supervisors, all with all; properties without one are in no group', async () => {
  const { tbody, provenance } = await portal.report(admin, 13516, In2025);
  // 24 of 72 were made; of them Rute's one property of Mato Grosso do Sul twelve and none.
  expect(cells(tbody, 'supervisor', 'uf', 'previstas', 'visitas', 'esperado', 'situacao')).toEqual([
    ['Otto Mangaba Prado', 'Goiás', 47, 16, 33.333333, 'poucos casos'],
    ['Rute Jacarandá Luz', 'Mato Grosso do Sul', 12, 0, 33.333333, 'poucos casos'],
    ['Sem supervisor', 'Mato Grosso do Sul', 17, 2, null, null],
    ['Rute Jacarandá Luz', 'Minas Gerais', 13, 8, 33.333333, 'poucos casos'],
  ]);
  expect(provenance.definition).toContain('os supervisores do programa');
  const { json_label } = await portal.report(admin, 13516, { ...In2025, uf: ['GO'] });
  expect(json_label).toContain('entre os supervisores de Goiás');
});

it('13517: municipalities among those of their state', async () => {
  const { tbody } = await portal.report(admin, 13517, In2025);
  expect(cells(tbody, 'municipio', 'uf', 'previstas', 'visitas', 'esperado')).toEqual([
    ['Goianésia', 'Goiás', 11, 0, 34.042553],
    ['Jataí', 'Goiás', 12, 12, 34.042553],
    ['Rio Verde', 'Goiás', 24, 4, 34.042553],
    // 2 of 29.
    ['Camapuã', 'Mato Grosso do Sul', 17, 1, 6.896552],
    ['Campo Grande', 'Mato Grosso do Sul', 12, 1, 6.896552],
    // 8 of 13.
    ['Ituiutaba', 'Minas Gerais', 6, 6, 61.538462],
    ['Uberaba', 'Minas Gerais', 7, 2, 61.538462],
  ]);
});

describe('who sees it', () => {
  const names = async (person: TestPerson) =>
    (await portal.report(person, 13515, In2025)).tbody.map(({ tecnico }) => tecnico);

  it('a supervisor the own team, a state its own', async () => {
    const otto = await portal.person('supervisor', { uf: 'GO', cpf: OTTO });
    expect(await names(otto)).toEqual(['Ana Ipê Dourado', 'Caio Buriti Manso']);
    const { json_label } = await portal.report(otto, 13515, In2025);
    expect(json_label).toContain('os técnicos da sua equipe');
    for (const profile of ['regional', 'coordenador'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await names(await portal.person(profile, { uf: 'MG' }))).toEqual(['Dora Pequi Ramos']);
  });

  it.each([
    [13515, 'tecnico'],
    [13515, 'consulta'],
    [13516, 'supervisor'],
    [13516, 'tecnico'],
    [13517, 'tecnico'],
    [13517, 'giz'],
  ] as const)('%i is refused to %s', async (id, profile) => {
    const person = await portal.person(profile, profile === 'supervisor' ? { uf: 'MG', cpf: RUTE } : {});
    const answer = await portal.raw(person, 'relatorio/index/retorno-direto', {
      co_consulta: String(id),
      typereturn: 'Json',
    });
    expect(answer.statusCode).toBe(403);
  });
});
