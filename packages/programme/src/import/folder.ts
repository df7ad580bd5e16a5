import { readdir, stat } from 'node:fs/promises';
import { basename, join, parse, resolve } from 'node:path';
import { REASONS } from '../source/reasons.ts';
import { fileName, SOURCES, type TableSource } from '../source/index.ts';
import type { FaultList } from '../read/fault.ts';
import { MANIFESTS, readManifest, type Manifest } from './read-manifest.ts';
import { nearName } from '../read/near-name.ts';
import { standingFile } from './standing-file.ts';

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
  /** What its sender says of its files. */
  readonly manifest: Manifest | undefined;
  /** True when the folder says that its programme is invented. */
  readonly demonstration: boolean;
}

export const GEOGRAPHY_FOLDER = 'geografia';
/** A file of this name marks the demonstration programme. */
export const DEMONSTRATION_MARK = 'demonstracao.txt';

/** The folder's own name, which portal.importacao keeps. */
export const folderName = (dir: string): string => basename(resolve(dir));

/** Looks a folder through, with its manifest unless told otherwise. Faults: it cannot be read, or nothing in it belongs to the format. */
export async function readFolder(
  dir: string,
  list: FaultList,
  { manifest: wanted = true }: { readonly manifest?: boolean } = {},
): Promise<ImportFolder> {
  const place = resolve(dir);
  const name = folderName(dir);
  const entries = await readdir(place, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    list.add({ arquivo: name, linha: null, coluna: null, valor: null, motivo: REASONS.noFolder });
    return { name, files: [], geography: undefined, manifest: undefined, demonstration: false };
  }
  const names = new Set(entries.map((entry) => entry.name));
  const files: FoundFile[] = [];
  for (const source of SOURCES) {
    const arquivo = fileName(source);
    if (!names.delete(arquivo)) continue;
    const path = join(place, arquivo);
    // oxlint-disable-next-line no-await-in-loop -- a score of files
    const found = await standingFile(path);
    if (found.reason === undefined) files.push({ source, path, bytes: found.bytes });
    else list.add({ arquivo, linha: null, coluna: null, valor: null, motivo: found.reason });
  }
  const demonstration = names.delete(DEMONSTRATION_MARK);
  const manifest = wanted ? await readManifest(place, names, list) : undefined;
  for (const each of MANIFESTS) names.delete(each);
  const geography = names.delete(GEOGRAPHY_FOLDER) ? await geographyOf(place, list) : undefined;
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  warnOfUnknown(names, new Set(folders), files, list);
  if (files.length === 0 && !geography && !list.refused) {
    list.add({ arquivo: name, linha: null, coluna: null, valor: null, motivo: REASONS.nothingKnown });
  }
  return { name, files, geography, manifest, demonstration };
}

async function geographyOf(place: string, list: FaultList): Promise<string | undefined> {
  const path = join(place, GEOGRAPHY_FOLDER);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return path;
  const motivo = REASONS.notFolder;
  list.add({ arquivo: GEOGRAPHY_FOLDER, linha: null, coluna: null, valor: null, motivo });
  return undefined;
}

/** Also a folder is told when its name is nearly that of a file that did not come; others are the sender's own. */
function warnOfUnknown(
  names: Iterable<string>,
  folders: ReadonlySet<string>,
  files: readonly FoundFile[],
  list: FaultList,
): void {
  const absent = SOURCES.filter((source) => !files.some((file) => file.source === source));
  for (const arquivo of names) {
    // Hidden files and a note to readers belong to nobody's data.
    if (arquivo.startsWith('.') || /^(leia-?me|readme)\b/i.test(arquivo)) continue;
    const stem = nearName(
      parse(arquivo).name,
      absent.map(({ name }) => name),
    );
    const meant = absent.find(({ name }) => name === stem);
    if (!meant && folders.has(arquivo)) continue;
    const motivo = meant ? REASONS.misspeltFile(fileName(meant)) : REASONS.unknownFile;
    list.warn({ arquivo, linha: null, coluna: null, valor: null, motivo });
  }
}
