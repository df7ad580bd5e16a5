import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../core/indicator/texts.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import './texts.ts';

configure({ asyncUtilTimeout: 10_000 });

const field = (colname: string, type: string, description: string) => ({
  nspname: 'programa',
  relname: 'propriedade',
  alias: 'propriedade',
  colname,
  type,
  description,
});

/** The network: the columns of the one dimension, and the values of its text column. */
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      new Response(
        JSON.stringify(
          address.includes('/dim/')
            ? [
                field('atividade', 'varchar', 'Atividade produtiva'),
                field('area', 'numeric', 'Área produtiva'),
              ]
            : [{ value: 'Leite', label: 'Leite' }],
        ),
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(filters: Parameters<typeof FilterDrawer>[0]['filters'] = []) {
  const onApply = vi.fn();
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <FilterDrawer
          open
          onClose={() => undefined}
          dimensions={[{ id: 'propriedade', nome: 'Propriedade' }]}
          filters={filters}
          onApply={onApply}
        />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { onApply, form: within(screen.getByRole('dialog', { name: 'Filtros do painel' })) };
}

async function addLine(form: ReturnType<typeof show>['form'], column: string) {
  await userEvent.click(form.getByRole('button', { name: 'Adicionar filtro' }));
  await userEvent.click(form.getByRole('combobox', { name: 'Coluna' }));
  await userEvent.click(await screen.findByRole('option', { name: column }));
}

test('a filter without a value is not applied and says Obrigatório', async () => {
  const { form, onApply } = show();
  await addLine(form, 'Atividade produtiva');
  await userEvent.click(form.getByRole('button', { name: 'Filtrar' }));
  expect(form.getByText('Obrigatório')).toBeInTheDocument();
  expect(onApply).not.toHaveBeenCalled();
});

test('text columns offer two operators, figures four', async () => {
  const { form } = show();
  await addLine(form, 'Atividade produtiva');
  await userEvent.click(form.getByRole('combobox', { name: /Operador/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Igual', 'Diferente']);
});

test('figures are typed in Brazilian format, separated by Enter and Tab, and sent plain', async () => {
  const { form, onApply } = show();
  await addLine(form, 'Área produtiva');
  await userEvent.type(form.getByRole('combobox', { name: 'Valor' }), '1.234,5{Enter}20{Tab}');
  await userEvent.click(form.getByRole('button', { name: 'Filtrar' }));
  expect(onApply).toHaveBeenCalledWith([
    {
      ...field('area', 'numeric', 'Área produtiva'),
      dimension: 'area',
      operator: '=',
      value: ['1234.5', '20'],
    },
  ]);
});

test('what is applied stands in the form, and can be cleared at once', async () => {
  const { form, onApply } = show([
    { ...field('atividade', 'varchar', 'Atividade produtiva'), operator: '!=', value: 'Leite' },
  ]);
  expect(form.getByText('Leite')).toBeInTheDocument();
  expect(form.getByText('Diferente')).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Limpar filtros' }));
  expect(onApply).toHaveBeenCalledWith([]);
});
