// A process for embedded.db.test.ts: opens the folder given, and inserts until it is killed, telling each row once it is committed.
import { connect, DatabaseInUse } from '../../index.ts';

const [, , folder = '', what = 'write'] = process.argv;
try {
  const database = await connect({ folder, progress: (step) => console.log(`step ${step}`) });
  console.log('open');
  const rows = what === 'write' ? Infinity : 0;
  for (let n = 0; n < rows; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await database.db
      .insertInto('programa.meta')
      .values({ indicador: `${n}`, ano: 2025, valor: n })
      .execute();
    console.log(`committed ${n}`);
  }
  await database.close();
} catch (error) {
  if (!(error instanceof DatabaseInUse)) throw error;
  console.log(`in use by ${error.pid}`);
  process.exitCode = 3;
}
