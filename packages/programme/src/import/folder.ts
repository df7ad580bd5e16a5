import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { REASONS } from '../source/reasons.ts';
import { fileName, SOURCES, type TableSource } from '../source/index.ts';
import type { FaultList } from './fault.ts';

/** A file of the format that a folder brings. */
export interface FoundFile {
  readonly source: TableSource;
  readonly path: string;
  readonly bytes: number;
}

/** What a folder brings. */
export interface ImportFolder {
  /** The folder's own name, which portal.importacao keeps. */
  readonly name: string;
  /** In the order of the declarations. */
  readonly files: readonly FoundFile[];
  /** The sub-folder of official meshes. */
  readonly geography: string | undefined;
  /** True when the folder says that its programme is invented. */
  readonly demonstration: boolean;
}

export const GEOGRAPHY_FOLDER = 'geografia';
/** A file of this name marks the demonstration programme. */
export const DEMONSTRATION_MARK = 'demonstracao.txt';

/** Looks a folder through. Faults: it cannot be read, or nothing in it belongs to the format. */
export async function readFolder(dir: string, list: FaultList): Promise<ImportFolder> {
  const place = resolve(dir);
  const name = basename(place);
  const entries = await readdir(place, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    list.add({ arquivo: name, linha: null, coluna: null, valor: null, motivo: REASONS.noFolder });
    return { name, files: [], geography: undefined, demonstration: false };
  }
  const names = new Set(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name));
  const files: FoundFile[] = [];
  for (const source of SOURCES) {
    if (!names.delete(fileName(source))) continue;
    const path = join(place, fileName(source));
    // oxlint-disable-next-line no-await-in-loop -- a score of files
    files.push({ source, path, bytes: (await stat(path)).size });
  }
  const demonstration = names.delete(DEMONSTRATION_MARK);
  warnOfUnknown(names, list);
  const geography = entries.some((entry) => entry.isDirectory() && entry.name === GEOGRAPHY_FOLDER)
    ? join(place, GEOGRAPHY_FOLDER)
    : undefined;
  if (files.length === 0 && !geography) {
    list.add({ arquivo: name, linha: null, coluna: null, valor: null, motivo: REASONS.nothingKnown });
  }
  return { name, files, geography, demonstration };
}

function warnOfUnknown(names: Iterable<string>, list: FaultList): void {
  for (const arquivo of names) {
    // Hidden files and a note to readers belong to nobody's data.
    if (arquivo.startsWith('.') || /^(leia-?me|readme)\b/i.test(arquivo)) continue;
    list.warn({ arquivo, linha: null, coluna: null, valor: null, motivo: REASONS.unknownFile });
  }
}
