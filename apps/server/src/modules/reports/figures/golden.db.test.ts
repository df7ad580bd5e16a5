import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { REPORT_IDS, type ReportAnswer } from '@fonte/contracts';
import { ANA } from '@fonte/programme/tiny/people';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile, compileWithWhole } from '../../../query/statement/compile.ts';
import { sparesPass } from '../../../query/statement/whole-sql.ts';
import { contextOf } from '../../../query/sql/context.ts';
import { scope, scopeList, type Access, type DataVersion } from '../../../query/index.ts';
import { listSql } from '../../../query/statement/list-sql.ts';
import type { Sql } from '../../../query/sql/operators.ts';
import type { TestPerson } from '../../../testing.ts';
import { listOf, planOf, wholePlanOf } from '../question/ask.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { familiesOf, familyText } from '../golden/families.ts';
import { oneLineARow } from '../golden/one-line-a-row.ts';
import type { Reading } from '../declared/reading.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';

// What people read of each report, beside its declaration: the statement and, on the tiny programme, the answer of 2025.
// `npm run golden` writes them anew; a review shows what a change did to them.

let portal: TinyPortal;
let admin: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  portal = await tinyPortal();
  admin = await portal.person('administrador');
  ana = await portal.person('tecnico', { cpf: ANA });
  // When tiny was taken in is of the test, not of the programme.
  await portal.database.db.updateTable('resumo.achado').set({ desde: '2026-01-02' }).execute();
  await portal.database.db.updateTable('portal.qualidade').set({ carga: '2026-01-02' }).execute();
});
afterAll(() => portal.close());

const access: Access = { profile: 'administrador', uf: null, cpf: null };
const version: DataVersion = {
  versao: 1,
  dtAtualizacao: '2026-01-02T05:40:00Z',
  dadosAte: '2025-12-20',
  ultimoFato: '2025-12-20',
};
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
  const [plan, whole] = plans.flatMap((one) => (one ? [scope(one, access)] : []));
  if (!plan) return [];
  const { analysed, rule } = plan;
  const within = context(analysed.plan.period);
  if (whole && sparesPass(analysed, whole.analysed))
    return [compileWithWhole(analysed, whole.analysed, rule, within, true)];
  return [analysed, ...(whole ? [whole.analysed] : [])].map((one) => compile(one, rule, within, true));
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

// The list of reports changes with each of the others and says when they were loaded: report-list.db.test.ts.
const OWN_TEST = 10300;

const GOLDEN = fileURLToPath(new URL('../catalogue/__golden__/', import.meta.url));
const ids = REPORT_IDS.filter((id) => id !== OWN_TEST);

it('each report asks as it did, a family of them in one file', async () => {
  const statements = ids.flatMap((id) => {
    const all = statementsOf(id).map(textOf);
    return all.length === 0 ? [] : [[String(id), all.join('\n')] as const];
  });
  const families = familiesOf(new Map(statements));
  for (const family of families)
    // oxlint-disable-next-line no-await-in-loop -- a file after the other
    await expect(familyText(family)).toMatchFileSnapshot(`${GOLDEN}${family.first}.sql`);
  // A report that leads no family any more leaves no file behind: remove it.
  const files = (await readdir(GOLDEN)).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(families.map(({ first }) => `${first}.sql`).toSorted());
});

it.each(ids)('report %i answers as it did', async (id) => {
  // Técnico has reports of his own that even Administrador is not given.
  const reader = CATALOGUE[id].profiles.includes('administrador') ? admin : ana;
  const answer = await portal.report(reader, id, { ano: [2025] });
  const still: ReportAnswer = {
    ...answer,
    dt_atualizacao: null,
    json_label: '',
    provenance: { ...answer.provenance, carga: null },
  };
  const shown = { ...still, json_label: JSON.parse(answer.json_label) as unknown };
  await expect(oneLineARow(shown)).toMatchFileSnapshot(`${GOLDEN}${id}.json`);
});
