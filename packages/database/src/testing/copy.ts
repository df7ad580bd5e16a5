import { createHash } from 'node:crypto';
import type { ConnectSettings, DatabaseAccess } from '../connect.ts';
import { readMigrations, readViews } from '../migration/migrations.ts';

/** A copy of a template: how to connect to it, and how to remove it once closed. */
export interface TemplateCopy {
  readonly settings: ConnectSettings;
  remove(): Promise<void>;
}

/** What a template holds besides the schema, made once and copied for each test file. */
export interface Filling {
  /** One short word of lower-case letters and digits, for the template's name. */
  readonly name: string;
  /** Sixteen digits that change with everything the content is made from (`sourceKey`), the schema aside. */
  key(): Promise<string>;
  fill(access: DatabaseAccess): Promise<void>;
}

/** Names a template; changes with everything that shapes a migrated database, and with its filling. */
export async function templateKey(filling?: Filling): Promise<string> {
  const hash = createHash('sha256').update('2');
  const files = [...(await readMigrations()), ...(await readViews())];
  for (const { name, checksum } of files) hash.update(`${name}:${checksum}\n`);
  const schema = hash.digest('hex').slice(0, 16);
  return filling ? `${schema}_${filling.name}_${await filling.key()}` : schema;
}
