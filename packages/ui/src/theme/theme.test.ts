import { expect, test } from 'vitest';
import { FLOATING_SHADOW } from './shadows.ts';
import { theme } from './theme.ts';

test.each(['MuiPopover', 'MuiAutocomplete'] as const)(
  'what floats has an edge and the one shadow (docs/design/tokens.md, "Space, shape, depth"): %s',
  (name) => {
    const paper = theme.components?.[name]?.styleOverrides?.paper;
    const styles: unknown = typeof paper === 'function' ? paper({ theme } as never) : paper;
    expect(styles).toMatchObject({
      border: expect.stringMatching(/^1px solid /),
      boxShadow: FLOATING_SHADOW,
    });
  },
);
