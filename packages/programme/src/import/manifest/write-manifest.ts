import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileName } from '../../source/index.ts';
import { FaultList, type Fault } from '../../read/fault.ts';
import { readFolder, type FoundFile } from '../folder.ts';
import { csvRecords, findSeparator } from '../../read/csv-records.ts';
import { FeatureSplitter } from '../../read/feature-splitter.ts';
import { UnreadableFile } from '../../read/unreadable-file.ts';
import type { ImportWish } from '../wish.ts';
import { digestOf } from './digest.ts';
import { NUMBERS, type Declared } from '../read-manifest.ts';
import { sentFiles } from './sent-files.ts';

/**
 * Writes the manifest of a folder into it, in place of one that is there, and gives what it declares; nothing is written where a file cannot be read.
 * Values are not looked at: that is the import's.
 */
export async function writeManifest(
  dir: string,
  { numbers, reference: referencia }: Pick<ImportWish, 'numbers' | 'reference'> = {},
): Promise<{ readonly files: readonly Declared[]; readonly faults: readonly Fault[] }> {
  const list = new FaultList();
  const folder = await readFolder(dir, list, { manifest: false });
  if (list.refused) return { files: [], faults: list.faults };
  const files: Declared[] = [];
  for (const [arquivo, path] of await sentFiles(folder)) {
    const table = folder.files.find(({ source }) => fileName(source) === arquivo);
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const linhas = table && (await rowsOf(table, list));
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    files.push({ arquivo, linhas, sha256: await digestOf(path) });
  }
  if (list.refused) return { files: [], faults: list.faults };
  const decimais = Object.entries(NUMBERS).find(([, form]) => form === numbers)?.[0];
  const path = join(resolve(dir), 'manifesto.json');
  await writeFile(
    `${path}.parcial`,
    `${JSON.stringify({ decimais, referencia, arquivos: files }, null, 2)}\n`,
  );
  await rename(`${path}.parcial`, path);
  return { files, faults: [] };
}

async function rowsOf({ source, path }: FoundFile, list: FaultList): Promise<number> {
  let count = 0;
  try {
    if (source.format === 'csv') {
      for await (const batch of csvRecords(path, { separator: await findSeparator(path) }))
        count += batch.length;
      return Math.max(0, count - 1);
    }
    const splitter = new FeatureSplitter();
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>)
      for (const { feature } of splitter.push(piece)) count = feature;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    list.add({
      arquivo: fileName(source),
      linha: error.line,
      coluna: null,
      valor: null,
      motivo: error.reason,
    });
  }
  return count;
}
