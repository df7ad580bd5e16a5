import { expect, test } from 'vitest';
import { ORIGIN, ownPath } from './answer-request.ts';

test('a page of ours is answered by its path', () => {
  expect(ownPath(`${ORIGIN}/dashboard/print/GO?ano=2025`, 'GET')).toBe('/dashboard/print/GO?ano=2025');
  expect(ownPath(`${ORIGIN}/api/app/?module=consulta`, 'GET')).toBe('/api/app/?module=consulta');
});

test.each([
  ['https://exemplo.org/', 'GET'],
  ['http://169.254.169.254/latest/meta-data/', 'GET'],
  ['http://127.0.0.1:5432/', 'GET'],
  ['http://localhost:3000/api/app/', 'GET'],
  ['http://fonte.invalid/', 'GET'],
  ['https://fonte.invalid:444/', 'GET'],
  ['https://fonte.invalid@exemplo.org/', 'GET'],
  ['file:///etc/passwd', 'GET'],
  ['data:text/html,x', 'GET'],
  [`${ORIGIN}/api/indicators/audit/page`, 'POST'],
  [`${ORIGIN}/api/indicators/auth/set-profile`, 'PUT'],
  // A PDF of a PDF would wait for itself.
  [`${ORIGIN}/api/impressao?pagina=/dashboard/print`, 'GET'],
  ['nada', 'GET'],
])('%s by %s is refused', (url, method) => {
  expect(ownPath(url, method)).toBeNull();
});
