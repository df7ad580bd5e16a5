import type { View } from '@fonte/contracts/view';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import { drawInPortal } from '../testing.tsx';
import '../texts.ts';
import { ViewDialog } from './view-dialog.tsx';
import { newView } from '../draft/view-draft.ts';

const RESULT = {
  series: [],
  data: [{}],
  groupby: [],
  itens_search: [],
  percent: null,
  totals: [{ id: 7, name: 'Visitas', unidade: 'un', value: 26 }],
  rowCount: 1,
  dados_ate: '2025-12-20',
  carga: null,
};
const VIEW: View = {
  ...newView(),
  type: 'bigNumber',
  title: 'Visitas',
  subtitle: 'Válidas',
  indicadores: [{ id: 7, visible: true, sort: null, splitFilters: [] }],
  compare: true,
};

beforeEach(() => signedInAs('administrador'));
afterEach(() => {
  // What still stands would be drawn for nobody.
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

/** The dialog on a server that gives a view this answer, and nothing else any. */
function show(result: object) {
  vi.stubGlobal('fetch', (asked: unknown) =>
    JSON.stringify(asked).includes('resultviewknex') || String(asked).includes('resultviewknex')
      ? Promise.resolve(Response.json(result))
      : new Promise(() => undefined),
  );
  const dialog = (
    <ViewDialog view={VIEW} busy={false} failure={null} onSave={() => undefined} onClose={() => undefined} />
  );
  drawInPortal(dialog);
}

test('the preview says why nothing stands beside the figures', async () => {
  show({ ...RESULT, sem_comparacao: 'o período não tem um começo e um fim seguidos' });
  expect(
    await screen.findByText(
      'Sem comparação com o período anterior: o período não tem um começo e um fim seguidos.',
    ),
  ).toBeVisible();
});

test('and which targets the states lack, in its subtitle', async () => {
  show({ ...RESULT, sem_meta: 'Meta de visitas não cadastrada: MG e MS' });
  expect(await screen.findByText(/–: Meta de visitas não cadastrada: MG e MS/)).toBeVisible();
  expect(screen.queryByText(/Sem comparação/)).toBeNull();
});
