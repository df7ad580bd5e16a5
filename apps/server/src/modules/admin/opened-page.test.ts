import { expect, test } from 'vitest';
import { pageOfAudit } from './opened-page.ts';

test.each([
  [11122, '/dashboard', '/dashboard'],
  [11122, '/dashboard/', '/dashboard'],
  [11122, '/dashboard?ano=2025', '/dashboard'],
  [11122, '/dashboard/nada', undefined],
  [99999, '/dashboard', undefined],
  [11122, '/', undefined],
])('audit id %i at %s is page %s', (audit, path, page) => {
  expect(pageOfAudit(audit, path)?.path).toBe(page);
});
