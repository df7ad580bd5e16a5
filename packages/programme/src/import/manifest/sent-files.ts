import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName } from '../../source/index.ts';
import { GEOGRAPHY_FOLDER, type ImportFolder } from '../folder.ts';

/** The files of a folder that the import reads, as a manifest names them, and where they are. */
export async function sentFiles({ files, geography }: ImportFolder): Promise<ReadonlyMap<string, string>> {
  const sent = new Map(files.map(({ source, path }) => [fileName(source), path]));
  if (geography === undefined) return sent;
  const entries = await readdir(geography, { withFileTypes: true });
  const meshes = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  for (const { name } of meshes) sent.set(`${GEOGRAPHY_FOLDER}/${name}`, join(geography, name));
  return sent;
}
