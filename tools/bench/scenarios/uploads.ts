import { fork, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressOf, undotted } from '@fonte/contracts';
import { beginUpload, endUpload, uploadMedia } from '@fonte/contracts/endpoints/uploads';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import sharp from 'sharp';
import { keyOf } from '../../../apps/server/src/platform/storage/storage.ts';
import { launched, signIn } from '../browser.ts';
import { median, timed } from '../measure.ts';
import { environmentOf, people, portalOn, type Portal } from '../portal.ts';
import type { Cells, Findings, Scenario } from '../scenario.ts';
import { peakDuring, processorMs, ROOT, startServer, memoryOf, type Server } from '../server.ts';
import { uplinkTo } from '../uploads/uplink.ts';

const MB = 2 ** 20;
/** A file near the largest that is taken, and how often each way is measured. */
const FILE_MB = 48;
const TURNS = 5;
/** A piece as our sender has them on a good line. */
const PIECE = 4 * MB;
const WHOLE_RATIO = 0.45;
const PIECES_RATIO = 0.8;
const AT_ONCE = 20;
const RISE_MB = 60;
const PICTURE_CPU_MS = 150;
const PICTURE_MB = 550;
/** The line of the field: bytes a second up, cut every so many ms, and what goes over it. */
const LINE = 200_000;
const CUT_MS = 6_000;
const LINE_FILE = 5 * MB;
const LINE_PAIRS = 2;
const LINE_TIME = 1.3;
const LINE_BYTES = 1.05;
/** Of the files and the tag that are made for this, and removed after it. */
const NAME = 'medicao-de-envios';
const TUS = { 'tus-resumable': '1.0.0' };

/** What receiving files costs beside a bare server, many at once, large pictures, and a line that breaks. */
export const scenario: Scenario = async (setup) => {
  const { url } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const folder = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  const server = await startServer({ ...environmentOf(url), UPLOAD_MAX_MB: '50' });
  try {
    await removed(portal);
    const [{ cookie }] = await people(portal);
    const id = undotted(await prepared(portal));
    return [
      await receiving(server, folder, cookie, id),
      await pictures(folder),
      await brokenLine(portal, server, cookie, id),
    ];
  } finally {
    await removed(portal);
    await server.stop();
    await portal.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const number = (value: number, digits = 0): string => formatNumber(value, digits);

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Text that nobody sent before. */
const textOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes / 2).toString('hex'));

/** The property with the first code, and a tag for what is sent. */
async function prepared({ database: { db } }: Portal): Promise<string> {
  await db
    .insertInto('portal.tag')
    .values({ nome: NAME, nome_comparado: NAME, descricao: 'Medição' })
    .execute();
  const { cod_propriedade } = await db
    .selectFrom('programa.propriedade')
    .select('cod_propriedade')
    .orderBy('cod_propriedade')
    .limit(1)
    .executeTakeFirstOrThrow();
  return cod_propriedade;
}

async function removed({ app, database: { db } }: Portal): Promise<void> {
  const gone = await db
    .deleteFrom('portal.arquivo')
    .where('descricao', 'like', `${NAME}%`)
    .returning('chave')
    .execute();
  await Promise.all(gone.map(({ chave }) => app.files.storage.remove(keyOf(chave ?? ''))));
  await db.deleteFrom('portal.tag').where('nome', '=', NAME).execute();
}

/** A file whole and in pieces against the same bytes into a bare file, by the processor time of the one process that receives; and many at once. */
async function receiving(server: Server, folder: string, cookie: string, id: string): Promise<Findings> {
  const child = fork(fileURLToPath(new URL('../uploads/receiver.mjs', import.meta.url)), [folder], {
    execArgv: [],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const bytes = textOf(FILE_MB * MB);
  const file = new Blob([new Uint8Array(bytes)]);
  const asked = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(new URL(address, server.url), {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const whole = async (): Promise<void> => {
    const form = new FormData();
    form.append('files', file, 'notas.txt');
    form.append('descriptions', NAME);
    form.append('tags', '0');
    await (await asked(addressOf(uploadMedia, { params: { id } }), { method: 'POST', body: form })).text();
  };
  const pieces = async (): Promise<void> => {
    const told = [`filename ${Buffer.from('notas.txt').toString('base64')}`];
    told.push(`sha256 ${Buffer.from(sha256Of(bytes)).toString('base64')}`);
    const begun = await asked(addressOf(beginUpload, { params: {} }), {
      method: 'POST',
      headers: { ...TUS, 'upload-length': String(bytes.length), 'upload-metadata': told.join(',') },
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
  };
  const bare = async (): Promise<void> => {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: file });
  };
  try {
    const rows: Cells[] = [];
    for (const [name, work, limit] of [
      ['inteiro, num formulário', whole, WHOLE_RATIO],
      [`em pedaços de ${PIECE / MB} MB (tus)`, pieces, PIECES_RATIO],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one after the other is what is measured */
      const [ours, its]: [Cost[], Cost[]] = [[], []];
      for (let turn = -1; turn < TURNS; turn += 1) {
        const mine = await costOf(server.pid, work);
        const other = await costOf(child.pid ?? 0, bare);
        if (turn < 0) continue;
        ours.push(mine);
        its.push(other);
      }
      /* oxlint-enable no-await-in-loop */
      const of = (costs: readonly Cost[], which: keyof Cost) => median(costs.map((one) => one[which]));
      const ratio = (which: keyof Cost) => median(ours.map((one, at) => its[at]![which] / one[which]));
      rows.push([
        name,
        number(of(ours, 'ms')),
        number(of(its, 'ms')),
        number(of(ours, 'cpuMs')),
        number(of(its, 'cpuMs')),
        number(ratio('ms'), 2),
        number(ratio('cpuMs'), 2),
        number(limit, 2),
      ]);
    }
    await pause(2_000);
    const before = memoryOf(server.pid);
    const took: number[] = [];
    const { peak } = await peakDuring(server.pid, async () => {
      took.push(await timed(() => Promise.all(Array.from({ length: AT_ONCE }, whole))));
    });
    return {
      title: `Arquivos de ${FILE_MB} MB recebidos ÷ um servidor que só grava`,
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
        `Medianas de ${TURNS}, em turnos. Processador: do processo que recebe (o que abre o arquivo é outro). Em pedaços sem a confirmação, que abre o arquivo.`,
        `${AT_ONCE} de ${FILE_MB} MB ao mesmo tempo, inteiros: ${number((took[0] ?? 0) / 1_000, 1)} s, a memória do servidor vai de ${number(before)} a ${number(peak)} MB (limite: ${RISE_MB} MB a mais).`,
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

/** Both sizes of large pictures, in a process of their own as the portal makes them. */
async function pictures(folder: string): Promise<Findings> {
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

/** A file from the gallery's panel over a narrow line, uncut and cut again and again, in headless Chromium. */
async function brokenLine(portal: Portal, server: Server, cookie: string, id: string): Promise<Findings> {
  const line = await uplinkTo(server.url, LINE);
  const browser = await launched();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'pt-BR',
      baseURL: line.url,
    });
    await signIn(context, line.url, cookie);
    const sentOver = async (cutMs: number | null): Promise<{ ms: number; bytes: number; cuts: number }> => {
      const words = `${NAME} ${randomBytes(4).toString('hex')}`;
      const bytes = textOf(LINE_FILE);
      const page = await context.newPage();
      await page.goto(`/minhas-propriedades/${id}/midias`);
      await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
      await page
        .getByLabel('Escolher arquivos')
        .setInputFiles([{ name: 'notas.csv', mimeType: 'text/csv', buffer: bytes }]);
      const card = page.getByRole('article', { name: 'notas.csv' });
      await card.getByLabel('Descrição').fill(words);
      await card.getByRole('combobox', { name: /^Tag/ }).click();
      await page.getByRole('option', { name: NAME }).click();
      if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
      const before = line.sent();
      line.cutEvery(cutMs);
      const ms = await timed(async () => {
        await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
        while (!(await arrived(portal, words, bytes))) await pause(50);
      });
      line.cutEvery(null);
      const after = line.sent();
      await page.close();
      return { ms, bytes: after.bytes - before.bytes, cuts: after.cuts - before.cuts };
    };
    const rows: Cells[] = [];
    const ratios: number[] = [];
    const shares: number[] = [];
    for (let pair = 1; pair <= LINE_PAIRS; pair += 1) {
      // oxlint-disable no-await-in-loop -- in turns is the point
      const uncut = await sentOver(null);
      const cut = await sentOver(CUT_MS);
      // oxlint-enable no-await-in-loop
      ratios.push(cut.ms / uncut.ms);
      shares.push(cut.bytes / LINE_FILE);
      for (const [name, one] of [
        ['inteira', uncut],
        ['cortada', cut],
      ] as const)
        rows.push([
          name,
          number(one.ms / 1_000, 1),
          formatInteger(one.cuts),
          number(one.bytes / LINE_FILE, 3),
        ]);
    }
    return {
      title: `Um arquivo de ${LINE_FILE / MB} MB por uma linha de ${LINE / 1_000} KB/s, cortada a cada ${CUT_MS / 1_000} s`,
      head: ['Linha', 's até estar guardado', 'Cortes', 'Bytes enviados ÷ arquivo'],
      rows,
      notes: [
        `Cortada ÷ inteira: tempo ${number(median(ratios), 2)} (limite ${number(LINE_TIME, 1)}), bytes ÷ arquivo ${number(median(shares), 3)} (limite ${number(LINE_BYTES, 2)}); medianas de ${LINE_PAIRS} pares, Chromium a 390 px, do clique até a linha no banco com os mesmos bytes.`,
      ],
    };
  } finally {
    await browser.close();
    await line.close();
  }
}

/** Whether a file with these words stands in the portal. Errors: its bytes are others. */
async function arrived({ database: { db } }: Portal, words: string, bytes: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('portal.arquivo')
    .select('sha256')
    .where('descricao', '=', words)
    .executeTakeFirst();
  if (row && row.sha256 !== sha256Of(bytes)) throw new Error('Altered');
  return row !== undefined;
}
