// The command `npm run types -w packages/database`: the embedded database, always the same engine whoever runs it.
import { writeFile } from 'node:fs/promises';
import { freshDatabase } from '../testing.ts';
import { generatedFiles } from './generate.ts';

delete process.env['TEST_DATABASE_URL'];
const database = await freshDatabase();
try {
  for (const { path, text } of await generatedFiles(database)) {
    // oxlint-disable-next-line no-await-in-loop -- two files
    await writeFile(path, text);
    console.log(path);
  }
} finally {
  await database.close();
}
