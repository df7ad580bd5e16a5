import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PeriodChoice, type PeriodChoiceProps } from './period-choice.tsx';
import '../texts.ts';

type Timed = Pick<PeriodChoiceProps, 'period' | 'compare'>;

function Form({ onChange }: { onChange: (timed: Timed) => void }) {
  const [timed, setTimed] = useState<Timed>({ period: null, compare: false });
  return (
    <PeriodChoice
      period={timed.period}
      compare={timed.compare}
      error={undefined}
      onChange={(next) => {
        setTimed(next);
        onChange(next);
      }}
    />
  );
}

test("a view takes a period of its own and the page's again, and keeps what else was chosen", async () => {
  const onChange = vi.fn();
  const type = userEvent.setup();
  render(
    <UiProvider>
      <Form onChange={onChange} />
    </UiProvider>,
  );
  const choose = async (name: string) => {
    await type.click(screen.getByRole('combobox', { name: /Período/ }));
    await type.click(screen.getByRole('option', { name }));
  };
  await choose('Ano anterior');
  expect(onChange).toHaveBeenLastCalledWith({ period: { kind: 'year_before' }, compare: false });
  await type.click(screen.getByLabelText('Comparar com o período anterior'));
  expect(onChange).toHaveBeenLastCalledWith({ period: { kind: 'year_before' }, compare: true });
  await choose('O da página');
  expect(onChange).toHaveBeenLastCalledWith({ period: null, compare: true });
});
