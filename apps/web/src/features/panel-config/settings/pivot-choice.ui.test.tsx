import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import '../texts.ts';
import { PivotChoice, type PivotChoiceProps } from './pivot-choice.tsx';

const column = (colname: string, description: string) => ({
  alias: 'propriedade',
  colname,
  description,
  sort: null,
  filters: [],
});
const COLUMNS = [column('uf', 'UF'), column('municipio', 'Município'), column('bacia', 'Bacia')];

function show(more: Partial<PivotChoiceProps>) {
  const onChange = vi.fn<PivotChoiceProps['onChange']>();
  render(
    <UiProvider>
      <PivotChoice grouprow={COLUMNS} pivot={null} onChange={onChange} {...more} />
    </UiProvider>,
  );
  return onChange;
}

test('one column goes across, the others are rows in their order, and may begin folded', async () => {
  const user = userEvent.setup();
  const onChange = show({ pivot: { across: 'propriedade.municipio' } });
  expect(screen.getByText('Nas linhas: UF › Bacia')).toBeVisible();
  expect(
    screen.getByText('No máximo 20.000 números na tabela: linhas × colunas × indicadores.'),
  ).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Começar recolhida' }));
  expect(onChange).toHaveBeenLastCalledWith({ across: 'propriedade.municipio', folded: true });
  await user.click(screen.getByRole('combobox', { name: 'Nas colunas' }));
  await user.click(screen.getByRole('option', { name: 'Bacia' }));
  expect(onChange).toHaveBeenLastCalledWith({ across: 'propriedade.bacia' });
});

test('a column alone that goes across leaves no rows, and one level has nothing to fold', () => {
  show({ grouprow: COLUMNS.slice(0, 1), pivot: { across: 'propriedade.uf' } });
  expect(screen.getByText('Falta ao menos uma coluna para as linhas.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Começar recolhida' })).toBeDisabled();
});
