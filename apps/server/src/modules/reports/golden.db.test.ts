import { REPORT_IDS, type ReportAnswer } from '@fonte/contracts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../query/statement/compile.ts';
import { contextOf } from '../../query/sql/context.ts';
import { scope, scopeList, type Access, type DataVersion } from '../../query/index.ts';
import { listSql } from '../../query/statement/list-sql.ts';
import type { Sql } from '../../query/sql/operators.ts';
import type { TestPerson } from '../../testing.ts';
import { listOf, planOf, wholePlanOf } from './ask.ts';
import { CATALOGUE } from './catalogue/index.ts';
import type { Reading } from './reading.ts';
import { tinyPortal, type TinyPortal } from './testing.ts';

// What people read of each report, beside its declaration: the statement and, on the tiny programme, the answer of 2025.
// `npm run golden` writes them anew; a review shows what a change did to them.

let portal: TinyPortal;
let admin: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
});
afterAll(() => portal.close());

const access: Access = { profile: 'administrador', uf: null, cpf: null };
const version: DataVersion = { versao: 1, dtAtualizacao: '2026-01-02T05:40:00Z', dadosAte: '2025-12-20' };
const reading: Reading = {
  anos: [2025],
  ufs: ['GO', 'MG'],
  more: [],
  moreText: null,
  access,
  version,
  product: 'Programa',
};

function statementsOf(id: (typeof REPORT_IDS)[number]): Sql[] {
  const report = CATALOGUE[id];
  const { source } = report;
  if (source.kind === 'fixed') return [];
  const context = (period: Parameters<typeof contextOf>[0]) => contextOf(period, version, '2026-01-02');
  if (source.kind === 'list') {
    const { analysed, rule } = scopeList(listOf(report, source, reading), access);
    return [listSql(analysed, rule, context(analysed.plan.period), true)];
  }
  const plans = [planOf(report, source, reading), wholePlanOf(report, source, reading)];
  return plans.flatMap((plan) => {
    if (plan === undefined) return [];
    const { analysed, rule } = scope(plan, access);
    return [compile(analysed, rule, context(analysed.plan.period), true)];
  });
}

/** One clause a line, so that a change shows as a line. */
const readable = (statement: string): string =>
  statement
    .replace(/ (?=(?:select|from|left join|join|where|group by|order by|union all|limit) )/g, '\n')
    .replace(/\(\n/g, '(');

function textOf(statement: Sql): string {
  const { sql, parameters } = (
    statement as { compile: (db: Kysely<never>) => { sql: string; parameters: readonly unknown[] } }
  ).compile(portal.database.db as unknown as Kysely<never>);
  const given = parameters.map((value, index) => `-- $${index + 1} = ${JSON.stringify(value)}`).join('\n');
  return `${readable(sql)};\n${given}\n`;
}

describe.each(REPORT_IDS)('report %i', (id) => {
  it('asks as it did', async () => {
    const statements = statementsOf(id).map(textOf);
    if (statements.length === 0) return;
    await expect(statements.join('\n')).toMatchFileSnapshot(`catalogue/__golden__/${id}.sql`);
  });

  it('answers as it did', async () => {
    const answer = await portal.report(admin, id, { ano: [2025] });
    // When tiny was taken in is of the test, not of the programme.
    const still: ReportAnswer = {
      ...answer,
      dt_atualizacao: null,
      json_label: '',
      provenance: { ...answer.provenance, carga: null },
    };
    const shown = { ...still, json_label: JSON.parse(answer.json_label) as unknown };
    await expect(`${JSON.stringify(shown, null, 1)}\n`).toMatchFileSnapshot(
      `catalogue/__golden__/${id}.json`,
    );
  });
});
