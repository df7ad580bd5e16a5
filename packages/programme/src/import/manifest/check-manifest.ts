import { formatInteger } from '@fonte/pt-br';
import { fileName } from '../../source/index.ts';
import { REASONS } from '../../source/reasons.ts';
import type { FaultList } from '../../read/fault.ts';
import type { ImportFolder } from '../folder.ts';
import type { StagedFolder } from '../stage/stage-folder.ts';
import { digestOf } from './digest.ts';
import { sentFiles } from './sent-files.ts';

/** Holds the folder against its manifest: the same files, byte for byte. Errors: the signal's reason, those of reading. */
export async function checkManifest(
  folder: ImportFolder,
  list: FaultList,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { manifest } = folder;
  if (!manifest) return;
  const sent = await sentFiles(folder);
  const whole = { linha: null, coluna: null, valor: null };
  for (const { arquivo } of manifest.files) {
    if (!sent.has(arquivo)) list.add({ ...whole, arquivo, motivo: REASONS.notSent(manifest.name) });
  }
  for (const [arquivo, path] of sent) {
    const declared = manifest.files.find((file) => file.arquivo === arquivo);
    if (!declared) list.add({ ...whole, arquivo, motivo: REASONS.notDeclared(manifest.name) });
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    else if ((await digestOf(path, signal)) !== declared.sha256)
      list.add({ ...whole, arquivo, motivo: REASONS.otherDigest(manifest.name) });
  }
}

/** Holds the rows that were read against those the manifest declares. */
export function checkDeclaredRows({ manifest }: ImportFolder, files: StagedFolder, list: FaultList): void {
  for (const { source, rows, whole } of files.values()) {
    const arquivo = fileName(source);
    const linhas = manifest?.files.find((file) => file.arquivo === arquivo)?.linhas;
    // Rows at fault have been named already.
    if (!manifest || linhas === undefined || !whole || rows === linhas) continue;
    const motivo = REASONS.otherRows(formatInteger(rows), manifest.name, formatInteger(linhas));
    list.add({ arquivo, linha: null, coluna: null, valor: null, motivo });
  }
}
