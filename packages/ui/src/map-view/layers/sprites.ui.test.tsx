import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SITUATIONS } from '../../theme/situations.ts';
import { SituationMark } from '../../theme/situation-mark.tsx';
import { UiProvider } from '../../ui-provider.tsx';
import { markInPage, markOnMap } from '../testing/drawn-marks.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// The legends themselves are held in features/board/properties-map and features/map/layers.
test.each(SITUATIONS.flatMap(({ label }) => [[label, 'light'] as const, [label, 'dark'] as const]))(
  '%s is on the map what its mark for imagery is, %s',
  (label, defaultMode) => {
    const { container } = render(
      <UiProvider defaultMode={defaultMode}>
        <SituationMark situation={label} onImagery />
      </UiProvider>,
    );
    const drawn = markOnMap(label);
    expect(drawn.length).toBeGreaterThan(1);
    expect(markInPage(container.querySelector('svg'))).toEqual(drawn);
  },
);
