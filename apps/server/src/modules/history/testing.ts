import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '@fonte/programme/import/index';
import { writeTiny } from '@fonte/programme/tiny/index';
import { expect } from 'vitest';
import type { TestPortal } from '../../testing.ts';

type Cells = Readonly<Record<string, string>>;

/** What a load has otherwise than the tiny programme, in a CSV file: cells of the row of a key, the row taken out (null), or followed by a copy with other cells. */
export interface Edit {
  readonly name: 'propriedade' | 'pratica' | 'visita';
  readonly by: 'cod_propriedade' | 'id_visita';
  readonly changed?: Readonly<Record<string, Cells | null>>;
  readonly copied?: Readonly<Record<string, Cells>>;
}

/** Loads the tiny programme with edits; the number of the version that it made. */
export async function loadEdited(portal: TestPortal, edits: readonly Edit[]): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-mudou-'));
  try {
    await writeTiny(dir);
    // oxlint-disable-next-line no-await-in-loop -- small files
    for (const one of edits) await edit(dir, one);
    const { situacao, versao, falhas } = await importFolder(portal.database, dir, { acceptRemovals: true });
    expect([situacao, falhas]).toEqual(['concluida', []]);
    return versao ?? 0;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function edit(dir: string, { name, by, changed = {}, copied = {} }: Edit): Promise<void> {
  const file = join(dir, `${name}.csv`);
  const text = await readFile(file, 'utf8');
  const separator = text.includes(';') ? ';' : ',';
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const names = head.replace('\uFEFF', '').split(separator);
  const put = (line: string, cells: Cells) =>
    Object.entries(cells)
      .reduce((all, [column, value]) => {
        expect(names).toContain(column);
        return all.with(names.indexOf(column), value);
      }, line.split(separator))
      .join(separator);
  const seen = new Set<string>();
  const edited = lines.flatMap((line) => {
    const key = line.split(separator)[names.indexOf(by)] ?? '';
    seen.add(key);
    const change = changed[key];
    const copy = copied[key];
    const kept = change === null ? [] : [change === undefined ? line : put(line, change)];
    return copy === undefined ? kept : [...kept, put(line, copy)];
  });
  for (const key of [...Object.keys(changed), ...Object.keys(copied)]) expect(seen).toContain(key);
  await writeFile(file, [head, ...edited, ''].join('\n'));
}
