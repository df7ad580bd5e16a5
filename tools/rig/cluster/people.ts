import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../../bench/server.ts';
import { WORD, type Portals } from './portals.ts';

/** Sums of entries, of visits and of areas: an import changes the first two. */
const REPORTS = [11_116, 10_033, 11_121];
/** A writer does one thing after the other, and stops for this long, ms. */
const BETWEEN_MS = 500;
const READERS = 6;

export interface Told {
  readonly reads: {
    readonly answered: number;
    readonly refused: Map<number, number>;
    readonly longest: number;
  };
  readonly writes: { readonly acknowledged: number; readonly longest: number };
  /** Data versions that were read. */
  readonly versions: number;
  /** Answers of one version that differ, as report and version. */
  readonly mixed: readonly string[];
  /** Reads that did not show what their person had just been told was written. */
  readonly stale: number;
}

export interface Crowd {
  /** Resolves once each portal has acknowledged a write that was begun from now on. */
  written(): Promise<void>;
  end(): Promise<Told>;
}

/** Answers by report and version, over all phases: what one version said it says for good. */
const said = new Map<string, string>();
let numbers = 0;

/** People who read and write at both portals until ended: half of the figures are asked for as nobody has asked before. */
export function people({ servers, cookies, acknowledged }: Portals): Crowd {
  const state = { going: true };
  const refused = new Map<number, number>();
  const mixed = new Set<string>();
  const versions = new Set<number>();
  const kept = servers.map(() => 0);
  let [answered, stale, longestRead, longestWrite] = [0, 0, 0, 0];

  const read = async ({ url }: Server, cookie: string): Promise<void> => {
    numbers += 1;
    const report = REPORTS[numbers % REPORTS.length]!;
    // Every area is more than a negative one: the same figures each time, by a question of its own.
    const filter = numbers % 2 === 0 ? '' : `?filtro=${encodeURIComponent(`area_total > -${numbers}`)}`;
    const since = performance.now();
    const answer = await fetch(`${url}/api/dados/v1/relatorios/${report}.json${filter}`, {
      headers: { cookie },
    })
      .then(async (one) => ({ status: one.status, text: await one.text() }))
      .catch(() => ({ status: 0, text: '' }));
    longestRead = Math.max(longestRead, performance.now() - since);
    if (answer.status !== 200) {
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      return;
    }
    answered += 1;
    const { versao, linhas, total } = JSON.parse(answer.text) as {
      versao: number;
      linhas: unknown;
      total: unknown;
    };
    versions.add(versao);
    const key = `${report}${filter && ' filtered'} of version ${versao}`;
    const sum = createHash('sha256')
      .update(JSON.stringify([linhas, total]))
      .digest('hex');
    if ((said.get(key) ?? sum) === sum) said.set(key, sum);
    else mixed.add(key);
  };

  const write = async (at: number, cookie: string): Promise<void> => {
    const nome = `${WORD} ${randomBytes(6).toString('hex')}`;
    const since = performance.now();
    const answer = await fetch(`${servers[at]!.url}/api/indicators/auth/add-notify`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ nome, users: `${nome.replace(' ', '.')}@exemplo.com`, importacao: false }),
    })
      .then(async (one) => (await one.arrayBuffer(), one.status))
      .catch(() => 0);
    longestWrite = Math.max(longestWrite, performance.now() - since);
    if (answer !== 200) return;
    acknowledged.add(nome);
    kept[at]! += 1;
    // The other portal shows it from now on.
    const other = servers[(at + 1) % servers.length]!;
    const list = await fetch(`${other.url}/api/indicators/auth/get-notify`, { headers: { cookie } })
      .then(async (one) => (one.status === 200 ? one.text() : undefined))
      .catch(() => undefined);
    if (list !== undefined && !list.includes(nome)) stale += 1;
  };

  const readers = cookies.slice(0, READERS).map(async (cookie, own) => {
    // oxlint-disable-next-line no-await-in-loop -- one thing after the other
    while (state.going) await read(servers[own % servers.length]!, cookie);
  });
  const writers = servers.map(async (_, at) => {
    for (let turn = at; state.going; turn += servers.length) {
      /* oxlint-disable no-await-in-loop -- one thing after the other */
      await write(at, cookies[turn % cookies.length]!);
      await pause(BETWEEN_MS);
      /* oxlint-enable no-await-in-loop */
    }
  });
  return {
    written: async () => {
      const before = [...kept];
      // One more than what may have been under way already.
      while (kept.some((many, at) => many < before[at]! + 1))
        // oxlint-disable-next-line no-await-in-loop
        await pause(20);
    },
    end: async () => {
      state.going = false;
      await Promise.all([...readers, ...writers]);
      return {
        reads: { answered, refused, longest: Math.round(longestRead) },
        writes: {
          acknowledged: kept.reduce((sum, many) => sum + many, 0),
          longest: Math.round(longestWrite),
        },
        versions: versions.size,
        mixed: [...mixed],
        stale,
      };
    },
  };
}
