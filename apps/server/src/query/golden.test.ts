import { describe, expect, it } from 'vitest';
import { compile } from './statement/compile.ts';
import { contextOf } from './sql/context.ts';
import { scope } from './rule/scope.ts';
import { GOLDEN_PLANS } from './testing/golden-plans.ts';
import { sqlText } from './testing/sql-text.ts';

const VERSION = {
  versao: 1,
  dtAtualizacao: '2025-10-14T08:40:00Z',
  dadosAte: '2025-10-13',
  ultimoFato: '2025-10-13',
};

describe.each(Object.entries(GOLDEN_PLANS))('%s', (name, { plan, access }) => {
  const { analysed, rule } = scope(plan, access);
  const context = contextOf(plan.period, VERSION, '2025-10-14');

  it('has this SQL', async () => {
    await expect(sqlText(compile(analysed, rule, context, true))).toMatchFileSnapshot(`golden/${name}.sql`);
  });
});
