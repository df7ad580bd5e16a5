import { expect, test } from 'vitest';
import { isShown } from './is-shown.ts';

const click = { kind: 'place', at: [-49, -16], degrees: 0.001, property: null } as const;
const pending = { status: 'pending', total: null, failed: false } as const;
const nothing = { status: 'success', total: 0, failed: false } as const;
const something = { status: 'success', total: 3, failed: false } as const;
const failed = { status: 'error', total: null, failed: true } as const;

test.each([
  ['nothing was asked', null, [something], false, false],
  ['a click that is not answered', click, [pending, nothing], false, false],
  ['the same beside results of the click before', click, [pending, nothing], true, true],
  ['a click on nothing', click, [nothing, nothing], true, false],
  ['a click where no layer is on', click, [], true, false],
  ['a click on a feature of one layer, another still asked', click, [pending, something], false, true],
  ['a click that failed', click, [failed, nothing], false, true],
  ['the same while it is asked again', click, [{ ...failed, status: 'pending' } as const], false, true],
  ['a click that failed at first and then met nothing', click, [{ ...nothing, failed: true }], true, false],
  ['a click on the mark of a property', { ...click, property: '1' }, [pending], false, true],
  ['a property that is not there', { kind: 'property', property: '1' } as const, [nothing], false, true],
])('%s', (_, asked, results, held, shown) => {
  expect(isShown(asked, results, held)).toBe(shown);
});

test('a selection of nothing says so', () => {
  const sketch = {
    kind: 'box',
    vertices: [
      [-49, -16],
      [-48, -15],
    ],
  } as const;
  expect(isShown({ kind: 'area', sketch }, [nothing], false)).toBe(true);
});
