import { readFormula } from '@fonte/formula';
import { formatNumber } from '@fonte/pt-br';
import { connect } from '@fonte/database';
import { readItems } from '../../../apps/server/src/modules/indicators/service.ts';
import { compile } from '../../../apps/server/src/query/statement/compile.ts';
import { contextOf } from '../../../apps/server/src/query/sql/context.ts';
import { formulaNames, toMeasure } from '../../../apps/server/src/query/formula/index.ts';
import { scope } from '../../../apps/server/src/query/index.ts';
import { median, quantile } from '../measure.ts';
import type { Programme } from '../programme.ts';
import type { Findings } from '../scenario.ts';

const LIMIT_MS = 5;
const RUNS = 300;

/** Short, as most are; of a report's size; as long as people can bear. */
const FORMULAS: Readonly<Record<string, string>> = {
  'uma soma': 'SUM(@qtde Leite produzido)',
  'razão de duas somas': 'SUM(@"qtde × vlr Leite vendido") / SUM(@qtde Leite vendido)',
  'margem por hectare': `(SUM(@"qtde × vlr grupo Receitas") - SUM(@"qtde × vlr grupo Custo operacional efetivo (COE)"))
    / NULLIF(SUM(@Área produtiva), 0) * COUNT_DISTINCT(@Código de visita) + AVG(@ISA)`,
  'cinquenta somas': Array.from({ length: 50 }, (_, at) => `SUM(@qtde Leite produzido) * ${at + 1}`).join(
    ' + ',
  ),
};

/** Text → tokens → tree → measure → plan → scope → SQL, each time from the beginning; the database is not asked. */
export async function formulaToSql({ url }: Programme): Promise<Findings> {
  const database = await connect({ url });
  try {
    const { db } = database;
    const names = formulaNames(await readItems(db));
    const rows = Object.entries(FORMULAS).map(([name, text]) => {
      const times: number[] = [];
      for (let run = -20; run < RUNS; run += 1) {
        const began = performance.now();
        const { tree, problems } = readFormula(text, names.catalogue);
        if (!tree || problems.length > 0) throw new Error(`${name}: ${JSON.stringify(problems)}`);
        const { measure } = toMeasure(tree, { names, indicator: () => undefined });
        const { analysed, rule } = scope(
          { measures: { valor: measure }, by: ['uf'], period: { anos: [2025] }, totals: true },
          { profile: 'administrador', uf: null, cpf: null },
        );
        const version = { versao: 1, dtAtualizacao: '', dadosAte: '2025-12-31', ultimoFato: '2025-12-31' };
        const context = contextOf(analysed.plan.period, version, '2026-01-01');
        compile(analysed, rule, context, true).compile(db);
        if (run >= 0) times.push(performance.now() - began);
      }
      const cells = [median(times), quantile(times, 0.95)].map((value) => formatNumber(value, 2));
      return [name, String(text.length), ...cells, String(LIMIT_MS)];
    });
    return {
      title: 'Do texto da fórmula ao SQL',
      head: ['Fórmula', 'Letras', 'p50, ms', 'p95, ms', 'Limite'],
      rows,
      notes: [`${RUNS} vezes cada uma, depois de 20 sem medir; por estado e ano, com total.`],
    };
  } finally {
    await database.close();
  }
}
