import { fileURLToPath } from 'node:url';
import type { DatabaseAccess } from '../connect.ts';
import { readSchema, undescribed } from './read-schema.ts';
import { writeDictionary } from './write-dictionary.ts';
import { writeTypes } from './write-types.ts';

/** A file derived from the schema: where it belongs and what it should say. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** What a migrated database makes of the table types and the data dictionary. Errors: the list of what has no comment. */
export async function generatedFiles(access: DatabaseAccess): Promise<GeneratedFile[]> {
  const schema = await readSchema(access.db);
  const bare = undescribed(schema);
  if (bare.length > 0) throw new Error(`Without COMMENT ON: ${bare.join(', ')}`);
  return [
    { path: pathOf('../generated/tables.ts'), text: writeTypes(schema) },
    { path: pathOf('../../../../docs/data-dictionary.md'), text: writeDictionary(schema) },
  ];
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}
