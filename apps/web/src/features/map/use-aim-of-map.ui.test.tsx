import type { MapPoint } from '@fonte/ui/map-view';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstState } from './state/map-state.ts';
import { useAimOfMap, type AimSource } from './use-aim-of-map.ts';

const POINTS: readonly MapPoint[] = [
  { id: '52.0001.0001', at: [-50.93, -17.8], situation: null },
  { id: '31.0001.0001', at: [-47.9, -19.7], situation: null },
];

test('an address with a property and no place is flown to it once it is known, one with a place to the place', () => {
  const source: AimSource = {
    state: { ...firstState(), property: '52.0001.0001' },
    points: [],
    opened: 1,
    uf: null,
    ufFixed: false,
  };
  const { result, rerender } = renderHook((props: AimSource) => useAimOfMap(props), { initialProps: source });
  expect(result.current.aim.center).toBeUndefined();
  rerender({ ...source, points: POINTS });
  expect(result.current.aim.center).toEqual([-50.93, -17.8]);
  const { key } = result.current.aim;
  // Panning afterwards, and asking for another one by a click, are no wish to be sent anywhere.
  rerender({ ...source, points: POINTS, state: { ...source.state, property: '31.0001.0001' } });
  expect(result.current.aim.key).toBe(key);
  const place = { center: [-60, -10] as [number, number], zoom: 9 };
  rerender({ ...source, points: POINTS, opened: 2, state: { ...source.state, place } });
  expect(result.current.aim).toMatchObject(place);
});

test('a property that is not among those shown leaves the map at all of them', () => {
  const { result } = renderHook(() =>
    useAimOfMap({
      state: { ...firstState(), property: '11.0001.0001' },
      points: POINTS,
      opened: 1,
      uf: null,
      ufFixed: false,
    }),
  );
  expect(result.current.aim.fit).toBeDefined();
});
