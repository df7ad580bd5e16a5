import type { ReportFileForm } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '../../texts.ts';
import { CardFiles } from './card-files.tsx';

// The menu's entries are fetched when it is opened.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

function show({ rows = false, busy = false } = {}): ReportFileForm[] {
  const taken: ReportFileForm[] = [];
  render(
    <UiProvider>
      <CardFiles title="Visitas" rows={rows} busy={busy} onTake={(form) => taken.push(form)} />
    </UiProvider>,
  );
  return taken;
}
const others = () => screen.getByRole('button', { name: 'Outros arquivos: Visitas' });

test("'Baixar Dados' is the CSV at a click", async () => {
  const taken = show();
  await userEvent.click(screen.getByRole('button', { name: 'Baixar Dados' }));
  expect(taken).toEqual(['Csv']);
});

test.each([
  [false, ['CSV ISO', 'XLSX']],
  [true, ['CSV ISO', 'XLSX', 'Parquet']],
] as const)('rows of the programme (%s) come as %j besides', async (rows, forms) => {
  const taken = show({ rows });
  await userEvent.click(others());
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(forms);
  await userEvent.click(screen.getByRole('menuitem', { name: 'XLSX' }));
  expect(taken).toEqual(['Xlsx']);
});

test('one file at a time', () => {
  show({ busy: true });
  expect(screen.getByRole('button', { name: 'Baixar Dados' })).toBeDisabled();
  expect(others()).toBeDisabled();
});
