import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useTableOrder } from './use-table-order.ts';

function Table({ report }: { report: number }) {
  const { sort, onSort } = useTableOrder(report);
  return (
    <button type="button" onClick={() => onSort({ field: 'faltam', direction: 'desc' })}>
      {report} {sort ? `${sort.field} ${sort.direction}` : '–'}
    </button>
  );
}

const open = (address: string) => {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Table report={13512} />
      <Table report={13010} />
    </BrowserRouter>,
  );
};
const shown = () => screen.getAllByRole('button').map((one) => one.textContent);

test('each table of a page has its own order in the address, and begins with it', () => {
  open('/ateg/tecnicos?ano=2025&ordem-13010=nome');
  expect(shown()).toEqual(['13512 –', '13010 nome asc']);
  act(() => screen.getAllByRole('button')[0]?.click());
  expect(shown()).toEqual(['13512 faltam desc', '13010 nome asc']);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ano: '2025',
    'ordem-13010': 'nome',
    'ordem-13512': '-faltam',
  });
});

test('what is no order is none', () => {
  open('/ateg/tecnicos?ordem-13512=%3Cscript%3E');
  expect(shown()[0]).toBe('13512 –');
});
