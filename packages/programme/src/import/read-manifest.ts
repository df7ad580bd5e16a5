import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { FileForm } from '../source/index.ts';
import { REASONS } from '../source/reasons.ts';
import { LINE_ENDS } from '../read/csv-records.ts';
import type { FaultList } from '../read/fault.ts';
import { standingFile } from './standing-file.ts';

export const MANIFESTS = ['manifesto.json', 'manifesto.csv'] as const;

/** What the sender says of one file of the folder. */
export interface Declared {
  readonly arquivo: string;
  /** Rows without the header, or features; undefined for the meshes. */
  readonly linhas?: number | undefined;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
}

/** What the sender says of the folder (docs/importacao.md). */
export interface Manifest {
  readonly name: string;
  readonly files: readonly Declared[];
  readonly numbers: FileForm['numbers'] | undefined;
  /** The day that the load names as its 'today', as it is written. */
  readonly reference: string | undefined;
}

const declared = z.object({
  arquivo: z.string().min(1),
  linhas: z.coerce.number().int().nonnegative().optional(),
  sha256: z.string().regex(/^[0-9a-fA-F]{64}$/),
});
const manifest = z.object({
  decimais: z.enum(['ponto', 'virgula']).optional(),
  referencia: z.string().min(1).max(40).optional(),
  arquivos: z.array(declared),
});

export const NUMBERS = { ponto: 'iso', virgula: 'ptBr' } as const;
/** A manifest names a score of files. */
const BYTES_LIMIT = 1_048_576;

/** Reads the folder's manifest, if it has one. Faults: two of them, or one that cannot be read. */
export async function readManifest(
  place: string,
  names: ReadonlySet<string>,
  list: FaultList,
): Promise<Manifest | undefined> {
  const [name, other] = MANIFESTS.filter((candidate) => names.has(candidate));
  if (name === undefined) return undefined;
  const refuse = (motivo: string) => {
    list.add({ arquivo: name, linha: null, coluna: null, valor: null, motivo });
    return undefined;
  };
  if (other !== undefined) return refuse(REASONS.twoManifests(other));
  const path = join(place, name);
  const found = await standingFile(path);
  if (found.reason !== undefined) return refuse(found.reason);
  if (found.bytes > BYTES_LIMIT) return refuse(REASONS.badManifest);
  const content = contentOf(name, await readFile(path, 'utf8'));
  const { success, data } = manifest.safeParse(content);
  if (!success) return refuse(REASONS.badManifest);
  const files = data.arquivos.map((file) => ({ ...file, sha256: file.sha256.toLowerCase() }));
  const repeated = files.find((file, i) => files.findIndex(({ arquivo }) => arquivo === file.arquivo) < i);
  if (repeated) return refuse(REASONS.declaredTwice(repeated.arquivo));
  return { name, files, numbers: data.decimais && NUMBERS[data.decimais], reference: data.referencia };
}

function contentOf(name: string, text: string): unknown {
  try {
    if (name.endsWith('.json')) return JSON.parse(text.replace(/^\uFEFF/, ''));
    const rows = parse(text, {
      columns: true,
      record_delimiter: LINE_ENDS,
      bom: true,
      delimiter: [';', ','],
      skip_empty_lines: true,
      trim: true,
    }) as Record<string, string>[];
    // An empty cell says nothing, as everywhere in the format.
    return {
      arquivos: rows.map((row) => ({ ...row, linhas: row['linhas'] === '' ? undefined : row['linhas'] })),
    };
  } catch {
    return undefined;
  }
}
