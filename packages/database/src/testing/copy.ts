import { createHash } from 'node:crypto';
import type { ConnectSettings } from '../connect.ts';
import { readMigrations, readViews } from '../migrations.ts';

/** A copy of the migrated template: how to connect to it, and how to remove it once closed. */
export interface TemplateCopy {
  readonly settings: ConnectSettings;
  remove(): Promise<void>;
}

/** Names the template; changes with everything that shapes a migrated database. */
export async function schemaKey(): Promise<string> {
  const hash = createHash('sha256').update('2');
  const files = [...(await readMigrations()), ...(await readViews())];
  for (const { name, checksum } of files) hash.update(`${name}:${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}
