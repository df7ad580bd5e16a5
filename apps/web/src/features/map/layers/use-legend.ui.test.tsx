import { MAP_LAYERS } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { LegendRows } from '@fonte/ui/map-view';
import { markInPage, markOnMap } from '@fonte/ui/map-view/testing/drawn-marks';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../core/texts.ts';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import { firstState } from '../state/map-state.ts';
import '../texts.ts';
import { useLegend } from './use-legend.tsx';

afterEach(() => {
  cleanup();
  forgetUser();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Legend() {
  return <LegendRows rows={useLegend(firstState(), new Map(), new Map())} />;
}

test.each(['light', 'dark'] as const)('each situation has the mark that is on the map, %s', (defaultMode) => {
  signedInAs('administrador');
  render(
    <UiProvider defaultMode={defaultMode}>
      <Legend />
    </UiProvider>,
  );
  const situations = MAP_LAYERS.propriedades.classes.map(({ title }) => title);
  expect(situations).toHaveLength(7);
  for (const name of situations) {
    const row = screen.getByText(name, { exact: true }).closest('label');
    expect(markInPage(row?.querySelector('svg') ?? null)).toEqual(markOnMap(name));
  }
});
