// [ASVS 8.1.1]
import { authorisationMatrix } from '@fonte/contracts/authorisation-matrix';
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { expect, test } from 'vitest';

/** One line per call, so that a change of rights shows in a review. `npm run golden` writes it anew. */
test('docs/authorisation-matrix.json is what the contracts say', async () => {
  const lines = authorisationMatrix(ALL_ROUTES).map((row) => `  ${JSON.stringify(row)}`);
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('../../../docs/authorisation-matrix.json');
});

test('every call has a name and an address of its own', () => {
  const rows = authorisationMatrix(ALL_ROUTES);
  expect(new Set(rows.map(({ route }) => route)).size).toBe(rows.length);
  expect(new Set(rows.map(({ call }) => call)).size).toBe(rows.length);
});
