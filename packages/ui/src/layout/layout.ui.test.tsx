import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LabelledField } from '../forms/labelled-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { UiProvider } from '../ui-provider.tsx';
import { FilterChip } from './sub-header/filter-chip.tsx';
import { LOADING_BAR_LINGER, LoadingBar } from './page/loading-bar.tsx';
import { SideMenu } from './frame/side-menu.tsx';
import { Splash, SPLASH_LIMIT } from './brand/splash.tsx';
import { onThrottledResize, RESIZE_THROTTLE } from './page/use-window-size.ts';

describe('timed parts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  it('hides the loading bar 250 ms after the work', () => {
    const { rerender } = render(<LoadingBar active />);
    rerender(<LoadingBar active={false} />);
    act(() => void vi.advanceTimersByTime(LOADING_BAR_LINGER - 1));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
  it('ends the splash after three seconds even while something loads', () => {
    render(<Splash productName="Fonte de dados" open />);
    expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
    act(() => void vi.advanceTimersByTime(SPLASH_LIMIT));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
  it('handles many resizes once per 200 ms', () => {
    const handle = vi.fn();
    const stop = onThrottledResize(handle);
    for (let i = 0; i < 5; i += 1) window.dispatchEvent(new Event('resize'));
    expect(handle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(RESIZE_THROTTLE);
    expect(handle).toHaveBeenCalledOnce();
    stop();
  });
});

describe('fields', () => {
  it('ties label and error to the input', () => {
    render(
      <UiProvider>
        <LabelledField label="E-mail" error="Formato de email inválido" />
      </UiProvider>,
    );
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Formato de email inválido');
  });
  it('shows and hides the password', async () => {
    render(
      <UiProvider>
        <PasswordField label="Senha" />
      </UiProvider>,
    );
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Ocultar senha' })).toBeInTheDocument();
  });
});

describe('SideMenu', () => {
  const inside = { key: 'c', label: 'Propriedades que concluíram o Ciclo de ATeG', href: '/c' };
  const groups = [
    {
      items: [
        { key: 'a', label: 'Plano de visitas por propriedade e por técnico', icon: null, href: '/a' },
        { key: 'b', label: 'Monitoramento e resultados', icon: null, href: '/b', items: [inside] },
      ],
    },
  ];
  it('cuts no entry: a long name takes the lines that it needs', () => {
    render(
      <UiProvider>
        <SideMenu groups={groups} current="c" />
      </UiProvider>,
    );
    const entries = [...screen.getAllByRole('link'), screen.getByRole('button')];
    expect(entries).toHaveLength(3);
    for (const entry of entries) {
      expect(entry).not.toHaveStyle({ whiteSpace: 'nowrap' });
      expect(entry).not.toHaveStyle({ textOverflow: 'ellipsis' });
      expect(entry).not.toHaveStyle({ height: '32px' });
    }
  });
});

describe('FilterChip', () => {
  it('cannot be removed when the profile fixes it', () => {
    render(<FilterChip name="Uf" value="Goiás" locked onRemove={() => {}} />);
    expect(screen.getByText('Uf: Goiás')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
