// The command `npm run distribute -w packages/database -- --experimental`, not supported (docs/operations.md): spreads the migrated database at
// DATABASE_URL over its Citus cluster.
import { connect } from '../connect.ts';
import { distribute, UNSUPPORTED } from './distribute.ts';
import { migrate } from '../migration/migrate.ts';

if (!process.argv.includes('--experimental')) {
  console.error(UNSUPPORTED);
  process.exit(1);
}
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL must name the coordinator of the Citus cluster');
const database = await connect({ url });
try {
  await migrate(database, (name) => console.log(name));
  const count = await distribute(database, (statement) => console.log(statement));
  console.log(count === 0 ? 'Already distributed' : `${count} statements`);
} finally {
  await database.close();
}
