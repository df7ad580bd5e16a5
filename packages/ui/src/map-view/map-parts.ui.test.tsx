import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { LayerTree } from './layer-tree/layer-tree.tsx';
import { moved, type LayerStatus } from './layer-tree/tree-model.ts';
import { LegendPanel } from './controls/legend-panel.tsx';
import { ResultsBody } from './results/results-panel.tsx';
import { ToolBar } from './controls/tool-button.tsx';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
});

const LAYERS: readonly (readonly [key: string, label: string, status: LayerStatus])[] = [
  ['pontos', 'Situação das propriedades', 'ready'],
  ['car', 'CAR', 'failed'],
  ['areas', 'Áreas ABC', 'far'],
];

function Tree() {
  const [on, setOn] = useState<readonly string[]>(['pontos', 'car']);
  const [base, setBase] = useState('satelite');
  return (
    <UiProvider>
      <LayerTree
        bases={[
          { key: 'satelite', label: 'Satelite' },
          { key: 'geopolitico', label: 'Geopolitico' },
        ]}
        base={base}
        onBase={setBase}
        groups={[
          {
            key: 'g',
            label: 'Propriedades',
            layers: LAYERS.map(([key, label, status]) => ({
              key,
              label,
              status,
              on: on.includes(key),
              opacity: 1,
            })),
          },
        ]}
        order={on}
        onToggle={(keys, yes) =>
          setOn((before) => [...before.filter((key) => !keys.includes(key)), ...(yes ? keys : [])])
        }
        onOpacity={(key, opacity) => said.push(`${key} ${opacity}`)}
        onMove={(key, place) => setOn((before) => moved(before, key, place))}
        onRetry={(key) => said.push(`retry ${key}`)}
      />
    </UiProvider>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test("a group's box is half on with some layers, and switches them all", async () => {
  render(<Tree />);
  expect(box('Propriedades').dataset['indeterminate']).toBe('true');
  await userEvent.click(box('Propriedades'));
  expect(box('Áreas ABC').checked).toBe(true);
  await userEvent.click(box('Propriedades'));
  expect(box('CAR').checked).toBe(false);
});

test('the filter box narrows by name, accents ignored, and says when nothing is there', async () => {
  render(<Tree />);
  await userEvent.type(screen.getByLabelText('Filtrar camadas'), 'areas');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Filtrar camadas'), 'zz');
  expect(screen.getByText('Nenhum item encontrado')).toBeTruthy();
});

test('a layer that failed says so and is tried again; one that needs a nearer look says that', async () => {
  render(<Tree />);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tentar de novo' }));
  expect(said).toEqual(['retry car']);
  await userEvent.click(box('Áreas ABC'));
  expect(screen.getByText('Aproxime o mapa para ver')).toBeTruthy();
});

test('the order changes by the arrow keys on the handle and by buttons, and is said', async () => {
  render(<Tree />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir Ordem das camadas' }));
  const names = () =>
    screen
      .getAllByRole('button', { name: /^Mover / })
      .map((one) => one.getAttribute('aria-label')?.slice(6, 9));
  expect(names()).toEqual(['Sit', 'CAR']);
  screen.getByRole('button', { name: /^Mover CAR/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names()).toEqual(['CAR', 'Sit']);
  expect(screen.getByText('CAR: 1ª de 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descer CAR' }));
  expect(names()).toEqual(['Sit', 'CAR']);
});

test('base maps are one of several', async () => {
  render(<Tree />);
  await userEvent.click(screen.getByRole('radio', { name: 'Geopolitico' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Satelite' }).checked).toBe(false);
});

test("results say 'n de total' and stop at the ends", async () => {
  function Results() {
    const [index, setIndex] = useState(0);
    return (
      <ResultsBody
        tabs={[
          { key: 'a', label: 'CAR', total: 2 },
          { key: 'b', label: 'Reserva legal', total: null },
        ]}
        tab="a"
        onTab={(key) => said.push(key)}
        index={index}
        total={2}
        onIndex={setIndex}
      >
        cartão {index}
      </ResultsBody>
    );
  }
  render(
    <UiProvider>
      <Results />
    </UiProvider>,
  );
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Anterior').disabled).toBe(true);
  await userEvent.click(button('Próximo'));
  expect(screen.getByText('2 de 2')).toBeTruthy();
  expect(button('Próximo').disabled).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: /Reserva legal/ }));
  expect(said).toEqual(['b']);
});

test('a legend row hides its class wherever it is clicked, and a layer that is off cannot', async () => {
  render(
    <UiProvider>
      <LegendPanel
        rows={[
          { key: 'x', label: 'Com CAR', mark: null, on: true, count: 1234 },
          { key: 'y', label: 'Reserva legal', mark: null, on: false, disabled: true },
        ]}
        onToggle={(key, on) => said.push(`${key} ${on}`)}
      />
    </UiProvider>,
  );
  await userEvent.click(screen.getByText('Com CAR'));
  expect(screen.getByText('1.234')).toBeTruthy();
  expect(box('Reserva legal').disabled).toBe(true);
  expect(said).toEqual(['x false']);
});

test('a tool that is on ends when it is pressed again', async () => {
  render(
    <UiProvider>
      <ToolBar
        label="Selecionar"
        tools={[
          { key: 'area', label: 'Area', icon: null },
          { key: 'box', label: 'Caixa', icon: null },
        ]}
        active="area"
        onTool={(key) => said.push(String(key))}
      />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Area' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Area' }));
  await userEvent.click(screen.getByRole('button', { name: 'Caixa' }));
  expect(said).toEqual(['null', 'box']);
});
