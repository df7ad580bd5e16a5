import { expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';

/** A portal whose database has a migration that is lost, or was changed, does not start (migrate.ts): each stands as it was written, and a new one is said here (`npm run golden`). */
it('every migration is there, as it was written once', async () => {
  const rows = (await readMigrations()).map(({ name, checksum }) => `${checksum.slice(0, 16)} ${name}\n`);
  await expect(rows.join('')).toMatchFileSnapshot('__golden__/migrations.txt');
});
