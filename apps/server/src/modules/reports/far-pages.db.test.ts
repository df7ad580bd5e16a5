import { GRID_PAGE_SIZE, REPORT_JSON_ROW_LIMIT, type ReportAnswer } from '@fonte/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { linesOf, tinyPortal, type TinyPortal } from './testing.ts';

// Lists of more rows than one answer carries (REPORT_JSON_ROW_LIMIT) are read page by page, to the last, in any order.

/** Properties beside those of the tiny programme, with equal values many times over and some without. */
const MORE = REPORT_JSON_ROW_LIMIT + 60;

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
  const { db } = portal.database;
  await sql`insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, atividade_produtiva, id_produtor, cpf_tecnico, situacao)
    select '90.' || lpad(n::text, 5, '0'), 'Sítio ' || n * 7919 % 1000, p.codigo_municipio, p.uf, p.atividade_produtiva,
      p.id_produtor, case when n % 4 > 0 then p.cpf_tecnico end, p.situacao
    from generate_series(1, ${MORE}::integer) n
    join (select *, row_number() over (order by cod_propriedade) as place from programa.propriedade) p on p.place = 1 + n % 12`.execute(
    db,
  );
  await sql`insert into resumo.visita_ritmo (cod_propriedade, visitas, visitas_ciclo_1, visitas_ciclo_2, ultima, previstas, atrasada, uf, faltam, codigo_municipio)
    select cod_propriedade, 12 + n % 13, 12, n % 13, case when n % 7 > 0 then date '2025-01-01' + n % 300 end, 24, n % 5 = 0, uf, 12 - n % 13, codigo_municipio
    from (select cod_propriedade, uf, codigo_municipio, right(cod_propriedade, 5)::integer as n from programa.propriedade where cod_propriedade like '90.%') q`.execute(
    db,
  );
});
afterAll(() => portal.close());

const ask = (id: number, query: Readonly<Record<string, string>>) =>
  portal.raw(admin, 'relatorio/index/retorno-direto', {
    co_consulta: String(id),
    typereturn: 'Json',
    ...query,
  });
const pageOf = async (id: number, page: number, more: Readonly<Record<string, string>> = {}) => {
  const answer = await ask(id, { page: String(page), ...more });
  expect([id, page, more, answer.statusCode]).toEqual([id, page, more, 200]);
  return answer.json<ReportAnswer>();
};
const codes = ({ tbody }: ReportAnswer) => tbody.map((row) => row['cod_propriedade']);

describe.each([8768991, 13031])('%i', (id) => {
  it('has its pages beyond ten thousand rows in the order of its file, whose rows come all at once', async () => {
    const first = await pageOf(id, 1);
    const total = first.total ?? 0;
    expect(total).toBeGreaterThan(REPORT_JSON_ROW_LIMIT);
    const last = Math.ceil(total / GRID_PAGE_SIZE);
    const beyond = REPORT_JSON_ROW_LIMIT / GRID_PAGE_SIZE + 1;
    expect(last).toBeGreaterThan(beyond);
    // Every column, one upwards and the next downwards.
    for (const [at, { field }] of first.thead.entries()) {
      const ordem = at % 2 === 0 ? field : `-${field}`;
      // oxlint-disable no-await-in-loop -- one database
      const file = await ask(id, { ordem, typereturn: 'Csv' });
      const wanted = linesOf(file.body)
        .slice(1)
        .map(([code]) => code);
      expect([ordem, new Set(wanted).size, wanted.length]).toEqual([ordem, total, total]);
      for (const page of [1, beyond, last]) {
        const answer = await pageOf(id, page, { ordem });
        const from = (page - 1) * GRID_PAGE_SIZE;
        expect([ordem, page, codes(answer)]).toEqual([
          ordem,
          page,
          wanted.slice(from, from + GRID_PAGE_SIZE),
        ]);
        expect(answer).toMatchObject({ total, totalPagina: last });
      }
      // oxlint-enable no-await-in-loop
    }
  });

  it('says on a page after its last how many rows and pages there are, narrowed or not', async () => {
    const { total, totalPagina } = await pageOf(id, 1);
    expect(await pageOf(id, 9_999)).toMatchObject({ total, totalPagina, tbody: [] });
    const narrowed = { busca: 'sítio 71', ordem: '-propriedade' };
    const kept = await pageOf(id, 1, narrowed);
    expect(kept.total).toBeGreaterThan(GRID_PAGE_SIZE);
    expect(await pageOf(id, 9_999, narrowed)).toMatchObject({ total: kept.total, todas: total, tbody: [] });
    expect(await pageOf(id, 2, { busca: 'ninguém' })).toMatchObject({ total: 0, todas: total, tbody: [] });
  });
});
