import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNoPageBeyond } from './use-no-page-beyond.ts';

test.each([
  [60, 2, undefined],
  [60, 3, 2],
  [60, 400, 2],
  // A list that has become empty is at its first page.
  [0, 4, 0],
  [0, 0, undefined],
  // What is not known yet leads nowhere.
  [null, 400, undefined],
])('of %j rows, 25 a page, page %i from 0 leads to %j', (rows, page, leads) => {
  const onPage = vi.fn();
  renderHook(() => useNoPageBeyond(rows, page, 25, onPage));
  expect(onPage.mock.calls).toEqual(leads === undefined ? [] : [[leads]]);
});
