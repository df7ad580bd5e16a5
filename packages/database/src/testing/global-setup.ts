import { preparedEmbedded } from './embedded-template.ts';
import { preparePostgres } from './postgres-template.ts';

/** Makes the migrated template before the first test: on a busy machine it takes longer than any one test may. */
export default async function setup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  // Tests of the embedded engine itself run on either.
  await Promise.all([preparedEmbedded(), server ? preparePostgres(server) : undefined]);
}
