import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Cells, Findings } from '../scenario.ts';
import { ROOT } from '../server.ts';
import { MB, number } from './sent.ts';

const PICTURE_CPU_MS = 150;
const PICTURE_MB = 550;

/** Both sizes of large pictures, in a process of their own as the portal makes them. */
export async function pictures(folder: string): Promise<Findings> {
  const rows: Cells[] = [];
  for (const [name, width, height, progressive] of [
    ['12 Mpx', 4_000, 3_000, false],
    ['108 Mpx, progressiva', 12_000, 9_000, true],
  ] as const) {
    const path = join(folder, `${width}.jpg`);
    // Noise on a small scale, drawn large: as many details as a camera sees.
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const small = { width: width / 4, height: height / 4, channels: 3, background: '#000', noise } as const;
    // oxlint-disable no-await-in-loop -- one after the other
    const raw = await sharp({ create: small }).png().toBuffer();
    await sharp(raw)
      .resize(width, height, { kernel: 'cubic' })
      .jpeg({ quality: 90, progressive })
      .toFile(path);
    // oxlint-enable no-await-in-loop
    const child = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'tools/bench/uploads/picture-child.ts'), path],
      { cwd: ROOT, encoding: 'utf8' },
    );
    if (child.status !== 0) throw new Error(child.stderr);
    const took = JSON.parse(child.stdout) as { ms: number; cpuMs: number; peak: number };
    rows.push([
      name,
      number((await stat(path)).size / MB, 1),
      number(took.ms),
      number(took.cpuMs),
      number(took.peak),
    ]);
  }
  return {
    title: 'Fotos grandes: os dois tamanhos',
    head: ['Foto', 'MB', 'ms', 'Processador, ms', 'Memória do processo, MB'],
    rows,
    notes: [
      `Limites: ${PICTURE_CPU_MS} ms de processador para 12 Mpx, ${PICTURE_MB} MB para a maior. O processo carrega o programa por tsx, como os do portal não fazem.`,
    ],
  };
}
