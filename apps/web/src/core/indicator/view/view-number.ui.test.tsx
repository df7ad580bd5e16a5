import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ViewResult } from '../asked/contract.ts';
import { NO_ROWS, VISITS } from '../testing.ts';
import '../texts.ts';
import { ViewNumber } from './view-number.tsx';

const part = (name: string) => ({
  name,
  unidade: 'un',
  id: 7,
  type: 'integer' as const,
  keys: [{ alias: 'propriedade', colname: 'uf', operator: '=' as const, value: [name] }],
});
const RESULT: ViewResult = {
  ...NO_ROWS,
  series: [part('GO'), part('MG')],
  data: [{ GO: 1200, MG: null }],
  totals: [{ id: 7, name: 'Visitas', unidade: 'un', value: 1203 }],
  rowCount: 1,
};

test('a number that is split has its parts, each of which leads to its own rows', async () => {
  const onPoint = vi.fn<(point: object) => void>();
  render(
    <UiProvider>
      <ViewNumber
        view={{ ...VISITS, type: 'bigNumber' }}
        result={RESULT}
        status="ready"
        failed={{ sentence: undefined }}
        empty={{}}
        onPoint={onPoint}
        download={null}
        help={null}
        actions={null}
        above={null}
        below={null}
        height={200}
        panel={undefined}
      />
    </UiProvider>,
  );
  expect(screen.getByText('1.203')).toBeVisible();
  const [go, mg] = screen.getAllByRole('definition');
  expect(go).toHaveTextContent('1.200 un');
  expect(mg).toHaveTextContent(/^–$/);
  await userEvent.click(screen.getByRole('button', { name: /^GO: 1\.200\sun$/ }));
  expect(onPoint).toHaveBeenCalledWith({ group: [], series: 'GO' });
  // What has no figure leads nowhere.
  expect(screen.queryByRole('button', { name: /^MG/ })).toBeNull();
});
