import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { formatInteger } from '@fonte/pt-br';
import { FAULT_LIMIT, faultsFolder, faultSentence, type Fault } from '../import/index.ts';

const SHOWN = 50;

/** Says why a folder was refused: the first faults on the terminal, all of them in a CSV that a spreadsheet opens. */
export class FaultReport {
  readonly #path: string;

  constructor(dataDir: string, dir: string) {
    this.#path = join(faultsFolder(dataDir), `${basename(dir)}-falhas.csv`);
  }

  async write(faults: readonly Fault[], print: (line: string) => void): Promise<void> {
    for (const fault of faults.slice(0, SHOWN)) print(faultSentence(fault));
    if (faults.length > SHOWN) print(`… e mais ${formatInteger(faults.length - SHOWN)}`);
    if (faults.length >= FAULT_LIMIT)
      print(`A leitura parou na falha ${formatInteger(FAULT_LIMIT)}; pode haver outras`);
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(this.#path, csvOf(faults), { mode: 0o600 });
    print(`Lista completa: ${this.#path}`);
  }
}

function csvOf(faults: readonly Fault[]): string {
  const columns = ['arquivo', 'linha', 'feicao', 'coluna', 'valor', 'motivo'] as const;
  const rows = faults.map((fault) => columns.map((column) => harmless(fault[column] ?? '')));
  return stringify(rows, { header: true, columns: [...columns], delimiter: ';', bom: true });
}

/** A value that a spreadsheet would run as a formula is shown as text. */
function harmless(value: string | number): string | number {
  return typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}
