import { ROW_OPERATORS, type RowCondition } from '@fonte/contracts';
import type { ColumnType } from '@fonte/ui/grid';
import { expect, test } from 'vitest';
import { conditionOf, gridFilterOf } from '../detail/grid-conditions.ts';
import { readRowList, writeRowList } from './row-list.ts';

const on = (operator: string, value: unknown, field = 'propriedade.nome') => ({ field, operator, value });

test.each([
  [on('contains', 'três'), { campo: 'propriedade.nome', operador: 'contains', valor: 'três' }],
  [on('doesNotEqual', 'x'), { campo: 'propriedade.nome', operador: '!=', valor: 'x' }],
  [on('isAnyOf', ['a', 'b']), { campo: 'propriedade.nome', operador: '=', valor: ['a', 'b'] }],
  [on('>=', 3), { campo: 'propriedade.nome', operador: '>=', valor: 3 }],
  [on('isEmpty', undefined), { campo: 'propriedade.nome', operador: 'null' }],
  // The reader's own day, not the moment in Greenwich.
  [on('after', new Date(2025, 2, 1)), { campo: 'propriedade.nome', operador: '>', valor: '2025-03-01' }],
  // Not yet a condition: nobody has written its value.
  [on('contains', ''), null],
  [on('contains', undefined), null],
  [on('isAnyOf', []), null],
  [on('is', new Date(Number.NaN)), null],
  [on('enlouquece', 'x'), null],
  [null, null],
])('the grid asks %j', (filter, asked) => {
  expect(conditionOf(filter)).toEqual(asked);
});

test.each<ColumnType>(['text', 'integer', 'date'])(
  'a condition that the grid can show on a %s column is asked as it was',
  (type) => {
    const value = { text: 'x', integer: 3, date: '2025-03-01' }[type as 'text' | 'integer' | 'date'];
    const shown = ROW_OPERATORS.flatMap((operador) => {
      const condition: RowCondition =
        operador === 'null' || operador === 'not_null'
          ? { campo: 'c', operador }
          : { campo: 'c', operador, valor: value };
      const filter = gridFilterOf(condition, type);
      if (filter) expect(conditionOf(filter)).toEqual(condition);
      return filter ? [operador] : [];
    });
    expect(shown.length).toBeGreaterThan(5);
  },
);

test('what an address says of a list that it cannot mean is not there', () => {
  const list = (text: string) => readRowList(new URLSearchParams(text));
  expect(list('ordem=a;b&onde={}&busca=')).toEqual({});
  expect(list('onde=[{"campo":"a","operador":"drop","valor":1}]')).toEqual({});
  expect(list('onde=[{"campo":"a","operador":"=","valor":{"x":1}}]')).toEqual({});
  const given = new URLSearchParams();
  writeRowList(given, {
    ordem: '-x',
    filtros: [{ campo: 'a', operador: '=', valor: ['1', 2] }],
    busca: 'b&c',
  });
  expect(readRowList(given)).toEqual({
    ordem: '-x',
    filtros: [{ campo: 'a', operador: '=', valor: ['1', 2] }],
    busca: 'b&c',
  });
});
