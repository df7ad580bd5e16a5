import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../server.ts';

/** A report that is a figure, and one that is a long file. */
export const REPORT = 11_116;
const VISITS = 20_036;

/** What a load came to: answers by status, 0 where none came. */
export type Told = Map<number, number>;

/** A load that goes on until it is ended. */
export interface Load {
  readonly told: Told;
  /** Requests that are made whatever the server does. */
  readonly least: number;
  end(): Promise<void>;
}

export const reportUrl = (more: Record<string, string>): string =>
  `/api/app/?${new URLSearchParams({ module: 'relatorio', controller: 'index', action: 'retorno-direto', $ano: '[]', ...more }).toString()}`;

const FILE = reportUrl({ co_consulta: String(VISITS), typereturn: 'Csv' });

/** Everybody asks for so many long files and takes nothing of them. */
export function unreadFiles(server: Server, cookies: readonly string[], each: number): Load {
  return unread(server, cookies, each, FILE);
}

/** A slow reader takes so much of his file, bytes, and rests, ms: some 20 KB a second. */
const SIP = 4_096;
const SIP_EVERY_MS = 200;

/** Everybody asks for so many long files and reads them as slowly as a server may take for a bad line. */
export function slowFiles(server: Server, cookies: readonly string[], each: number): Load {
  return unread(server, cookies, each, FILE, (socket) => {
    const sipping = setInterval(() => socket.read(SIP) ?? socket.read(), SIP_EVERY_MS);
    socket.once('close', () => clearInterval(sipping));
  });
}

/** The same of a layer's features. */
export function unreadFeatures(server: Server, cookies: readonly string[], each: number): Load {
  const query = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeNames: 'programa:poligonos',
  });
  return unread(server, cookies, each, `/api/mapa/geoserver/wfs?${query.toString()}`);
}

/** Of each answer no more is taken than what a socket takes by itself to tell the status, or as `then` takes it. */
function unread(
  { url }: Server,
  cookies: readonly string[],
  each: number,
  path: string,
  then: (socket: Socket) => void = () => {},
): Load {
  const { port, hostname } = new URL(url);
  const sockets: Socket[] = [];
  const told: Told = new Map();
  for (const cookie of cookies)
    for (let file = 0; file < each; file += 1) {
      const socket = connect({ port: Number(port), host: hostname });
      socket.on('error', () => {});
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
      onStatus(socket, (status) => {
        count(told, status);
        then(socket);
      });
      sockets.push(socket);
    }
  return {
    told,
    least: sockets.length,
    end: async () => {
      for (const socket of sockets) socket.destroy();
      const answered = [...told.values()].reduce((sum, many) => sum + many, 0);
      if (answered < sockets.length) told.set(0, sockets.length - answered);
    },
  };
}

const STATUS_LINE = 'HTTP/1.1 200';

/** Tells the status of a socket's answer, and leaves the rest of it where it is. */
function onStatus(socket: Socket, tell: (status: number) => void): void {
  const look = (): void => {
    const head = socket.read(STATUS_LINE.length) as Buffer | null;
    if (head === null) return;
    socket.off('readable', look);
    tell(Number(head.toString('latin1').slice(-3)));
  };
  socket.on('readable', look);
}

function count(told: Told, status: number): void {
  told.set(status, (told.get(status) ?? 0) + 1);
}

/** Everybody asks with another filter each time, without a rest but what he is told to take. */
export function newFilters(server: Server, cookies: readonly string[]): Load {
  return asking(server, cookies, (person, turn) =>
    reportUrl({
      co_consulta: String(REPORT),
      moreFilter: `area_total > ${person}.${String(turn).padStart(4, '0')}`,
    }),
  );
}

const SIDE = 40_075_016.685_578_488;

/** So many tiles are asked for at once, each of another place and filter. */
export function coldTiles(server: Server, cookies: readonly string[], atOnce: number): Load {
  const clients = Array.from({ length: atOnce }, (_, at) => cookies[at % cookies.length] ?? '');
  return asking(server, clients, (client, turn) => {
    const step = SIDE / 2 ** 9;
    const west = -5_500_000 + ((client % 20) - 10) * step;
    const south = -1_900_000 + (Math.floor(client / 20) - 7) * step;
    const query = new URLSearchParams({
      SERVICE: 'WMS',
      VERSION: '1.1.1',
      REQUEST: 'GetMap',
      LAYERS: 'poligonos',
      STYLES: '',
      SRS: 'EPSG:3857',
      FORMAT: 'image/png',
      TRANSPARENT: 'TRUE',
      BBOX: [west, south, west + step, south + step].join(','),
      WIDTH: '256',
      HEIGHT: '256',
      cql_filter: `area_ha > 0.${client}${String(turn).padStart(4, '0')}`,
    });
    return `/api/mapa/geoserver/gwc/service/wms?${query.toString()}`;
  });
}

/** A request as `fetch` is asked; with a body it is posted. */
export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** Everybody asks one thing after the other, without a rest but what he is told to take. */
export function asking(
  { url }: Server,
  cookies: readonly string[],
  request: (person: number, turn: number) => string | Asked,
): Load {
  const told: Told = new Map();
  const state = { going: true };
  const people = cookies.map(async (cookie, person) => {
    for (let turn = 0; state.going; turn += 1) {
      /* oxlint-disable no-await-in-loop -- one question after the other */
      const { status, rest } = await asked(url, request(person, turn), cookie);
      count(told, status);
      await pause(rest * 1_000);
      /* oxlint-enable no-await-in-loop */
    }
  });
  return {
    told,
    least: cookies.length,
    end: async () => {
      state.going = false;
      await Promise.all(people);
    },
  };
}

/** The status of an answer that is read whole, 0 where none came, and for how many seconds to rest. */
async function asked(
  url: string,
  request: string | Asked,
  cookie: string,
): Promise<{ status: number; rest: number }> {
  const { path, body }: Asked = typeof request === 'string' ? { path: request } : request;
  const posted = {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const answer = await fetch(`${url}${path}`, body === undefined ? { headers: { cookie } } : posted);
    await answer.arrayBuffer();
    const { status } = answer;
    return { status, rest: status === 503 ? Number(answer.headers.get('retry-after')) : 0 };
  } catch {
    return { status: 0, rest: 1 };
  }
}
