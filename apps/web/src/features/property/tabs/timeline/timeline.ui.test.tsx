import { UiProvider } from '@fonte/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '../../texts.ts';
import { Timeline, type TimelineProps } from './timeline.tsx';

const NOTHING: TimelineProps['head'] = { visitas: [], recomendacoes: [], praticas: [], ciclos: [] };
const visit = (numero: number): TimelineProps['head']['visitas'][number] => ({
  numero,
  dt: `2024-0${numero}-15`,
  ciclo: 1,
  conta: numero !== 8,
  motivo: numero === 8 ? 'Não sincronizada' : 'Check-in',
  duvidas: [],
});
const show = (head: TimelineProps['head']) =>
  render(
    <UiProvider>
      <Timeline head={head} />
    </UiProvider>,
  );
const chip = (name: string) => screen.getByRole('button', { name });
const lines = () =>
  within(screen.getByRole('list', { name: 'Linha do tempo em lista' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('each kind is chosen by itself, with how many there are, and says when it has none', async () => {
  show({
    ...NOTHING,
    visitas: [visit(7), visit(8)],
    praticas: [{ objetivo: 'Tecnologias ABC', tipo: 'Plantio direto', area: '20.0000', dt: '2024-08-20' }],
  });
  expect(lines()).toEqual([
    '20/08/2024: prática, Tecnologias ABC: Plantio direto, 20,00\u00a0ha',
    '15/08/2024: visita 8, ainda não conta: Não sincronizada',
    '15/07/2024: visita 7, conta',
  ]);
  expect(chip('Tudo 3')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip('Visitas 2'));
  expect(lines()).toHaveLength(2);
  screen.getByRole('img', { name: /: 2 marcas/ });
  await userEvent.click(chip('Recomendações 0'));
  screen.getByText('Nenhuma recomendação registrada');
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(chip('Práticas 1'));
  expect(lines()).toHaveLength(1);
});

test('a long one is listed by six, all of it at a touch', async () => {
  show({ ...NOTHING, visitas: [1, 2, 3, 4, 5, 6, 7, 8].map(visit) });
  const more = chip('Mostrar os 8');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(chip('Mostrar menos')).toHaveAttribute('aria-expanded', 'true');
  expect(lines()).toHaveLength(8);
});

test('a property of which nothing is known says so', () => {
  show(NOTHING);
  screen.getByText('Nenhuma visita, recomendação ou prática registrada');
  expect(screen.queryByRole('group')).toBeNull();
});
