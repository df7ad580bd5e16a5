import { SITUATIONS } from '@fonte/contracts/programme/situations';
import { UiProvider } from '@fonte/ui';
import { LegendRows } from '@fonte/ui/map-view';
import { markInPage, markOnMap } from '@fonte/ui/map-view/testing/drawn-marks';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import '../../../core/texts.ts';
import '../texts.ts';
import { useLegend } from './use-legend.tsx';

afterEach(() => {
  cleanup();
  forgetUser();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NAMES = SITUATIONS.map(({ label }) => label);

/** The legend of a map with a property of each situation, and one of none. */
function Legend() {
  const all = [...NAMES, null];
  const { rows } = useLegend({ points: [], all, withoutPoint: 0, dots: new Map() });
  return <LegendRows rows={rows} />;
}

test.each(['light', 'dark'] as const)('each row has the mark that is on the map, %s', (defaultMode) => {
  signedInAs('administrador');
  render(
    <UiProvider defaultMode={defaultMode}>
      <Legend />
    </UiProvider>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(NAMES.length + 1);
  for (const [at, row] of rows.entries()) {
    const name = NAMES[at] ?? null;
    if (name) expect(row).toHaveTextContent(name);
    expect(markInPage(row.querySelector('label > svg'))).toEqual(markOnMap(name));
  }
});
