import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { CardState } from './state/card-state.tsx';
import { ChartCard } from './card/chart-card.tsx';
import { Pager } from './card/pager.tsx';
import type { ProvenanceCheck } from './provenance/provenance-check.tsx';
import { Provenance } from './provenance/provenance.tsx';
import { ProvenanceButton } from './provenance/provenance-button.tsx';
import { ProvenancePopover } from './provenance/provenance-popover.tsx';
import { SimpleTable } from '../tables/simple-table.tsx';
import { Tile } from './figure/tile.tsx';
import { VisitsBar } from './figure/visits-bar.tsx';

const show = (element: ReactElement) => render(<UiProvider defaultMode="light">{element}</UiProvider>);

describe('Tile', () => {
  it('says figure, unit, date, and the direction of the change in words too', () => {
    show(
      <Tile
        label="Área"
        value="9.412,60"
        unit="ha"
        change={{ percent: -3.1, text: 'sobre 2024 (9.713,00)' }}
        hint="em 86 propriedades"
        date="2025-10-14"
      />,
    );
    const tile = screen.getByRole('region', { name: 'Área' });
    expect(tile).toHaveTextContent('9.412,60ha');
    expect(tile).toHaveTextContent('▼ caiu 3,1% sobre 2024 (9.713,00)');
    expect(tile).toHaveTextContent('em 86 propriedades');
    expect(tile).toHaveTextContent('Atualizado em: 14/10/2025');
  });
  it('offers another try after a failure', async () => {
    const retry = vi.fn();
    show(<Tile label="Área" value="" status="failed" onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('ChartCard', () => {
  it('says that colours come round again where there are more than eight series, and says nothing of eight', () => {
    const chart = (count: number) => ({
      kind: 'line' as const,
      labels: ['2025'],
      series: Array.from({ length: count }, (_, at) => ({ name: `Série ${at}`, data: [at] })),
    });
    const { rerender } = show(<ChartCard title="Visitas" subtitle="por UF" chart={chart(8)} />);
    expect(screen.getByText('por UF')).toBeInTheDocument();
    rerender(
      <UiProvider defaultMode="light">
        <ChartCard title="Visitas" subtitle="por UF" chart={chart(9)} />
      </UiProvider>,
    );
    expect(screen.getByText(/^por UF; 9 séries, com as mesmas cores a cada 8/)).toBeInTheDocument();
  });

  it('gives its chart and the words under its title for a picture; as a table, and with nothing in it, there is none', async () => {
    const picture = vi.fn();
    const chart = { kind: 'column' as const, labels: ['2025'], series: [{ name: 'Visitas', data: [7] }] };
    const { rerender } = show(
      <ChartCard title="Visitas" subtitle="por UF" chart={chart} onPicture={picture} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Baixar imagem' }));
    expect(picture).toHaveBeenCalledExactlyOnceWith(chart, 'por UF');
    await userEvent.click(screen.getByRole('button', { name: 'Ver tabela' }));
    expect(screen.queryByRole('button', { name: 'Baixar imagem' })).toBeNull();
    rerender(
      <UiProvider defaultMode="light">
        <ChartCard title="Visitas" chart={{ ...chart, labels: [], series: [] }} onPicture={picture} />
      </UiProvider>,
    );
    expect(screen.queryByRole('button', { name: 'Baixar imagem' })).toBeNull();
  });
});

describe('CardState', () => {
  const state = (status: 'loading' | 'empty' | 'failed' | 'ready') =>
    show(
      <CardState
        status={status}
        height={200}
        empty={{ sentence: 'Nenhum dado encontrado!' }}
        failed={{ sentence: 'Fora do ar' }}
      >
        conteúdo
      </CardState>,
    );
  it('shows one thing at a time', () => {
    state('loading');
    expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
    expect(screen.queryByText('conteúdo')).not.toBeInTheDocument();
  });
  it('says the sentence when there is nothing', () => {
    state('empty');
    expect(screen.getByText('Nenhum dado encontrado!')).toBeInTheDocument();
  });
  it("says the server's sentence at once when it failed", () => {
    state('failed');
    expect(screen.getByRole('alert')).toHaveTextContent('Fora do ar');
  });
  it('keeps its height', () => {
    state('empty');
    expect(screen.getByText('Nenhum dado encontrado!').parentElement).toHaveStyle({ minHeight: '200px' });
  });
});

describe('VisitsBar', () => {
  it('is read as a sentence', () => {
    show(<VisitsBar label="Visitas" value={14} expected={15.6} />);
    expect(
      screen.getByRole('img', { name: 'Visitas: 14 de 24 (58%), esperado hoje: 15,6' }),
    ).toBeInTheDocument();
  });
});

describe('ProvenanceButton', () => {
  it('takes the focus in and gives it back on Esc', async () => {
    const open = vi.fn();
    show(
      <ProvenanceButton of="Visitas">
        {(hanging) => (
          <ProvenancePopover
            {...hanging}
            content={{
              definition: 'O que conta.',
              facts: [{ label: 'Relatório', value: '11120' }],
              rows: { label: 'Ver as 2 linhas', onOpen: open },
            }}
          />
        )}
      </ProvenanceButton>,
    );
    const button = screen.getByRole('button', { name: 'De onde vem este número: Visitas' });
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'De onde vem este número' });
    expect(within(popover).getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.click(within(popover).getByRole('button', { name: 'Ver as 2 linhas' }));
    expect(open).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(button).toHaveFocus());
  });
});

describe('Conferir', () => {
  const popover = (check: Partial<ProvenanceCheck>) =>
    show(
      <Provenance
        onLeave={() => {}}
        content={{
          definition: 'O que conta.',
          facts: [],
          check: { onStart: vi.fn(), onCancel: vi.fn(), running: false, ...check },
        }}
      />,
    );
  it('is asked for, and can be given up while it runs', async () => {
    const onStart = vi.fn();
    popover({ onStart });
    await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
    expect(onStart).toHaveBeenCalledOnce();
    cleanup();
    const onCancel = vi.fn();
    popover({ running: true, onCancel });
    expect(screen.getByText('Lendo as linhas uma a uma…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Conferir' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
  it.each([
    ['equal', true],
    ['different', false],
    ['untold', false],
  ] as const)('of a figure that is %s has a tick: %s', (kind, tick) => {
    popover({ verdict: { kind, sentence: 'O que se leu.' } });
    expect(screen.getByText('O que se leu.')).toBeInTheDocument();
    expect(screen.queryByTestId('CheckCircleOutlinedIcon') !== null).toBe(tick);
  });
});

describe('ChartCard', () => {
  const chart = {
    kind: 'column' as const,
    labels: ['jan', 'fev'],
    series: [{ name: 'Visitas', data: [12, -3] }],
  };
  it('has the same figures in a table, whose rows open the point', async () => {
    const point = vi.fn();
    show(<ChartCard title="Visitas por mês" chart={chart} height={200} onPoint={point} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver tabela' }));
    const table = screen.getByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'Visitas' })).toBeInTheDocument();
    expect(within(table).getByText('\u22123')).toBeInTheDocument();
    await userEvent.click(within(table).getByRole('button', { name: 'fev' }));
    expect(point).toHaveBeenCalledWith({ seriesIndex: 0, index: 1 });
  });
  it('is empty when it has no values', () => {
    show(
      <ChartCard
        title="Visitas"
        chart={{ ...chart, series: [{ name: 'a', data: [null, null] }] }}
        onDownload={() => {}}
      />,
    );
    expect(screen.getByText('Nenhum dado encontrado!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Baixar Dados' })).not.toBeInTheDocument();
  });
});

describe('SimpleTable', () => {
  it('opens a row once, by mouse and by keyboard', async () => {
    const open = vi.fn();
    show(
      <SimpleTable
        label="Técnicos"
        rows={['Ana']}
        rowKey={(row) => row}
        columns={[{ key: 'n', header: 'Técnico', cell: (row) => row }]}
        total={{ n: 'Total' }}
        onRowClick={open}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ana' }));
    expect(open).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Ana' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Total').closest('tfoot')).not.toBeNull();
  });
});

describe('Pager', () => {
  it('says the range and stops at both ends', async () => {
    const go = vi.fn();
    show(<Pager page={1} pageSize={20} count={34} onPage={go} />);
    expect(screen.getByText('21–34 de 34')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ir para a próxima página' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a página anterior' }));
    expect(go).toHaveBeenCalledWith(0);
  });

  it('offers pages by their number, the open one told as such', async () => {
    const go = vi.fn();
    show(<Pager page={6} pageSize={20} count={634} onPage={go} numbers />);
    const named = screen.getAllByRole('button', { name: /^(Ir para a p|P)ágina \d+$/ });
    expect(named.map(({ textContent }) => textContent)).toEqual(['1', '2', '6', '7', '8', '31', '32']);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('7');
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a página 31' }));
    expect(go).toHaveBeenCalledExactlyOnceWith(30);
  });
});
