import { expect, it } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import { ROLLUPS } from '../../model/rollups/index.ts';
import { scopeColumns, type RowRule } from '../ask/row-rule.ts';
import { nowhere } from '../testing/sql-text.ts';
import { ruleSql } from './row-rule.ts';
import { RowSource } from './row-source.ts';

// In the tiny programme a state has one supervisor, and the database's own wall would hide what a statement leaves out: each limit is asked for here by itself.

const LIMITS = ['uf', 'supervisor', 'tecnico'] as const;
const ONE: Readonly<Record<(typeof LIMITS)[number], string>> = {
  uf: 'GO',
  supervisor: '99991520821',
  tecnico: '99990000107',
};

/** What the conditions of a rule bind, and nothing where no row is given. */
function bound(rule: RowRule, source: RowSource): readonly unknown[] | 'nothing' | 'not by this' {
  const conditions = ruleSql(rule, source);
  if (!conditions) return 'not by this';
  const made = conditions.map((one) => one.compile(nowhere));
  return made.some(({ sql }) => sql === 'false') ? 'nothing' : made.flatMap(({ parameters }) => parameters);
}

it.each(Object.keys(RELATIONS))('rows of %s are held to each limit of a rule', (fact) => {
  for (const limit of LIMITS) {
    const column = scopeColumns(fact)[limit];
    const expected = column === undefined ? 'nothing' : column === 'all' ? [] : [ONE[limit]];
    expect([limit, bound({ [limit]: ONE[limit] }, new RowSource(fact, undefined, false))]).toEqual([
      limit,
      expected,
    ]);
  }
});

it('a rollup that cannot tell whose its rows are is read by nobody who is held to a person', () => {
  for (const rollup of ROLLUPS)
    for (const limit of LIMITS) {
      const got = bound({ [limit]: ONE[limit] }, new RowSource(rollup.fact, rollup, true));
      expect([rollup.table[1], limit, ['not by this', [ONE[limit]]]]).toEqual([
        rollup.table[1],
        limit,
        expect.arrayContaining([got]),
      ]);
    }
});

it('all limits of a rule hold together', () => {
  expect(bound(ONE, new RowSource('visita', undefined, false))).toEqual([
    ONE.uf,
    ONE.supervisor,
    ONE.tecnico,
  ]);
});
