import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { AreasDialog, AreasInPlace } from './areas-dialog.tsx';
import { CurrentList } from './current-list.tsx';
import { HistoryList } from './history-list.tsx';
import { LayerBoxes } from './layer-boxes.tsx';
import type { PropertyMapData } from './property-map-model.ts';
import { usePropertyLayers } from './use-property-layers.ts';

const form = { geometry: { type: 'Polygon' }, bounds: [0, 0, 1, 1] as const };
const DATA: PropertyMapData = {
  polygons: [
    { id: 'p1', kind: 'abc', name: 'Piquetes 1 a 8', area: '18,4 ha', areaSum: '28,2 ha', ...form },
    { id: 'p2', kind: 'abc', name: 'Piquetes 1 a 8', area: '9,8 ha', areaSum: '28,2 ha', ...form },
    { id: 'p3', kind: 'propriedade', name: 'Perímetro', area: '86,4 ha', areaSum: '86,4 ha', ...form },
  ],
  totals: { abc: '27,0 ha', propriedade: '86,4 ha' },
  history: [
    { id: 'h1', change: 'novo', name: 'ILPF talhão 2', date: '12/08/2025', area: '9,8 ha', ...form },
    {
      id: 'h2',
      change: 'excluido',
      name: 'Represa',
      date: '03/05/2025',
      area: '1 ha',
      geometry: null,
      bounds: null,
    },
  ],
  car: [],
  point: null,
  far: null,
  bounds: null,
};

function Lists({ data = DATA }: { data?: PropertyMapData }) {
  const layers = usePropertyLayers(data);
  const [table, setTable] = useState(false);
  return (
    <UiProvider>
      <LayerBoxes {...layers} />
      <CurrentList data={data} layers={layers} onTable={() => setTable(true)} />
      <HistoryList data={data} layers={layers} />
      <output>{layers.shapes.map(({ id }) => id).join(' ')}</output>
      <output>{layers.aim.key}</output>
      {table && <AreasDialog title="Sítio" polygons={DATA.polygons} onClose={() => setTable(false)} />}
    </UiProvider>
  );
}
const shown = () => screen.getAllByRole('status')[0]?.textContent;

test('kinds in their order, each with its total without overlap', () => {
  render(<Lists />);
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Propriedade',
    'ABC',
  ]);
  expect(screen.getByText('27,0 ha sem sobreposição')).toBeTruthy();
});

test('boxes and switches show and hide; a box of a list that is off shows that polygon alone', async () => {
  const user = userEvent.setup();
  render(<Lists />);
  expect(shown()).toBe('p3 p1 p2');
  await user.click(screen.getByRole('checkbox', { name: 'Mostrar Perímetro' }));
  expect(shown()).toBe('p1 p2');
  await user.click(screen.getByRole('switch', { name: 'Dados Atuais visível' }));
  expect(shown()).toBe('');
  await user.click(screen.getByRole('checkbox', { name: 'Mostrar Perímetro' }));
  expect(shown()).toBe('p3');
  expect(screen.getByRole('switch', { name: 'Dados Atuais visível' })).toHaveProperty('checked', true);
});

test('the history is off at first; its switch shows all that has a form', async () => {
  const user = userEvent.setup();
  render(<Lists />);
  await user.click(screen.getByRole('switch', { name: 'Histórico dos polígonos visível' }));
  expect(shown()).toBe('p3 p1 p2 h1');
  expect(screen.getByRole('checkbox', { name: 'Mostrar Represa' })).toHaveProperty('disabled', true);
});

test('a name flies there, and shows what was hidden', async () => {
  const user = userEvent.setup();
  render(<Lists />);
  await user.click(screen.getByRole('button', { name: 'ILPF talhão 2' }));
  expect(shown()).toBe('p3 p1 p2 h1');
  expect(screen.getAllByRole('status')[1]?.textContent).toMatch(/^h1 /);
});

test('the table has one row an area and kind, with its sum', async () => {
  const user = userEvent.setup();
  render(<Lists />);
  await user.click(screen.getByRole('button', { name: 'Ver tabela das áreas' }));
  const rows = within(screen.getByRole('dialog')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Nome da área', 'Tipo da área', 'Somatório da área'],
    ['Perímetro', 'Propriedade', '86,4 ha'],
    ['Piquetes 1 a 8', 'ABC', '28,2 ha'],
  ]);
});

test('what a property has none of cannot be switched', () => {
  render(<Lists data={{ ...DATA, polygons: [], history: DATA.history.slice(1) }} />);
  for (const name of ['Car', 'Áreas da propriedade', 'Historico'])
    expect(screen.getByRole('checkbox', { name })).toMatchObject({ checked: false, disabled: true });
  for (const name of ['Dados Atuais visível', 'Histórico dos polígonos visível'])
    expect(screen.getByRole('switch', { name })).toMatchObject({ checked: false, disabled: true });
});

test('in a dialog the table takes the place of the map, and leads back to it', async () => {
  let back = 0;
  render(
    <UiProvider>
      <AreasInPlace title="Sítio" polygons={DATA.polygons} onClose={() => (back += 1)} />
    </UiProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  const button = screen.getByRole('button', { name: 'Voltar ao mapa' });
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(back).toBe(1);
});
