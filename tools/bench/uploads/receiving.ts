import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@fonte/contracts';
import { beginUpload, endUpload, uploadMedia } from '@fonte/contracts/endpoints/uploads';
import { median, timed } from '../measure.ts';
import type { Cells, Findings } from '../scenario.ts';
import { memoryOf, peakDuring, processorMs, ROOT, type Server } from '../server.ts';
import { MB, NAME, number, sha256Of, textOf } from './sent.ts';

/** A file near the largest that is taken, and how often each way is measured. */
const FILE_MB = 48;
const TURNS = 5;
/** A piece as our sender has them on a good line. */
const PIECE = 4 * MB;
const WHOLE_RATIO = 0.45;
const PIECES_RATIO = 0.8;
const AT_ONCE = 20;
const RISE_MB = 60;
const TUS = { 'tus-resumable': '1.0.0' };

interface Sender {
  readonly whole: () => Promise<void>;
  readonly pieces: () => Promise<void>;
}

/** Sends one file to a portal again and again, whole or in pieces. Errors: any answer but a good one. */
function senderOf(origin: string, bytes: Buffer, cookie: string, id: string): Sender {
  const file = new Blob([new Uint8Array(bytes)]);
  const asked = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(new URL(address, origin), {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    whole: async () => {
      const form = new FormData();
      form.append('files', file, 'notas.txt');
      form.append('descriptions', NAME);
      form.append('tags', '0');
      await (await asked(addressOf(uploadMedia, { params: { id } }), { method: 'POST', body: form })).text();
    },
    pieces: async () => {
      const told = { filename: 'notas.txt', sha256: sha256Of(bytes) };
      const begun = await asked(addressOf(beginUpload, { params: {} }), {
        method: 'POST',
        headers: {
          ...TUS,
          'upload-length': String(bytes.length),
          'upload-metadata': Object.entries(told)
            .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
      const path = begun.headers.get('location') ?? '';
      for (let at = 0; at < bytes.length; at += PIECE)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await asked(path, {
          method: 'PATCH',
          headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
          body: file.slice(at, at + PIECE),
        });
      const upload = path.slice(path.lastIndexOf('/') + 1);
      await asked(addressOf(endUpload, { params: { id: upload } }), { method: 'DELETE', headers: TUS });
    },
  };
}

interface Given {
  readonly url: string;
  readonly folder: string;
  readonly server: Server;
  readonly cookie: string;
  readonly id: string;
}

/** A file whole and in pieces against the same bytes into a bare file of the same process, by its processor time; and many at once. */
export async function receiving({ url, folder, server, cookie, id }: Given): Promise<Findings> {
  const child = fork(join(ROOT, 'tools/bench/uploads/portal-child.ts'), [url, folder], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
  });
  const [ports] = (await once(child, 'message')) as [{ portal: number; bare: number }];
  const bytes = textOf(FILE_MB * MB);
  const file = new Blob([new Uint8Array(bytes)]);
  const { whole, pieces } = senderOf(`http://127.0.0.1:${ports.portal}`, bytes, cookie, id);
  const bare = async (): Promise<void> => {
    await fetch(`http://127.0.0.1:${ports.bare}/`, { method: 'POST', body: file });
  };
  try {
    const rows: Cells[] = [];
    for (const [name, work, limit] of [
      ['inteiro, num formulário', whole, WHOLE_RATIO],
      [`em pedaços de ${PIECE / MB} MB (tus)`, pieces, PIECES_RATIO],
    ] as const) {
      const pairs: { ours: Cost; its: Cost }[] = [];
      for (let turn = -1; turn < TURNS; turn += 1) {
        // oxlint-disable no-await-in-loop -- one after the other is what is measured
        const ours = await costOf(child.pid ?? 0, work);
        const its = await costOf(child.pid ?? 0, bare);
        // oxlint-enable no-await-in-loop
        if (turn >= 0) pairs.push({ ours, its });
      }
      const of = (whose: 'ours' | 'its', which: keyof Cost) =>
        number(median(pairs.map((pair) => pair[whose][which])));
      const ratio = (which: keyof Cost) =>
        number(median(pairs.map(({ ours, its }) => its[which] / ours[which])), 2);
      rows.push([
        name,
        of('ours', 'ms'),
        of('its', 'ms'),
        of('ours', 'cpuMs'),
        of('its', 'cpuMs'),
        ratio('ms'),
        ratio('cpuMs'),
        number(limit, 2),
      ]);
    }
    const many = senderOf(server.url, bytes, cookie, id);
    await pause(2_000);
    const before = memoryOf(server.pid);
    const { peak, value } = await peakDuring(server.pid, () =>
      timed(() => Promise.all(Array.from({ length: AT_ONCE }, many.whole))),
    );
    return {
      title: `Arquivos de ${FILE_MB} MB recebidos ÷ o mesmo processo só gravando`,
      head: [
        'Como se envia',
        'ms',
        'Só gravar, ms',
        'Processador, ms',
        'Só gravar, processador',
        'Só gravar ÷ portal',
        '… processador',
        'Limite',
      ],
      rows,
      notes: [
        `Medianas de ${TURNS}, em turnos. Processador: do processo que recebe, que é o mesmo (o que abre o arquivo é outro). Em pedaços sem a confirmação, que abre o arquivo.`,
        `${AT_ONCE} de ${FILE_MB} MB ao mesmo tempo, inteiros: ${number(value / 1_000, 1)} s, a memória do servidor vai de ${number(before)} a ${number(peak)} MB (limite: ${RISE_MB} MB a mais).`,
      ],
    };
  } finally {
    child.disconnect();
  }
}

interface Cost {
  readonly ms: number;
  readonly cpuMs: number;
}

/** What a piece of work takes, and of the processor in a process. */
async function costOf(pid: number, work: () => Promise<void>): Promise<Cost> {
  const before = processorMs(pid);
  const ms = await timed(work);
  // What the disk takes after the answer is the process's as well.
  await pause(100);
  return { ms, cpuMs: processorMs(pid) - before };
}
