import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ADDRESSES, WORD, type Ledger } from './standing.ts';

/** What a life says once it serves. */
export interface Serving {
  readonly port: number;
  readonly cookies: readonly string[];
  readonly properties: readonly string[];
}

/** A writer does one thing after the other, and stops for this long, ms; so few that nobody comes to the limits of a day. */
const BETWEEN_MS = 60;

/** An answer that acknowledged nothing. */
export interface Refused {
  readonly status: number;
  readonly sentence: string;
}

/** Everybody writes until the server is gone; what was acknowledged goes to the ledger at once. Gives the answers that refused something. */
export async function write({ port, cookies, properties }: Serving, ledger: Ledger): Promise<Refused[]> {
  const origin = `http://127.0.0.1:${port}`;
  const refused: Refused[] = [];
  const server = { gone: false };
  const name = () => `${WORD} ${randomBytes(6).toString('hex')}`;
  /** The answer, or nothing where it was not acknowledged. */
  const send = async (cookie: string, path: string, body: object | FormData): Promise<unknown> => {
    const form = body instanceof FormData;
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { cookie, ...(form ? {} : { 'content-type': 'application/json' }) },
        body: form ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.status === 200) return JSON.parse(text) as unknown;
      const sentence = `${path.replace(/\d+/g, 'N')}: ${answer.status} ${text.slice(0, 200)}`;
      refused.push({ status: answer.status, sentence });
    } catch {
      server.gone = true;
    }
    return undefined;
  };
  const notify = async (cookie: string) => {
    const nome = name();
    const users = Array.from(
      { length: ADDRESSES },
      (_, at) => `${at}.${nome.replace(' ', '.')}@exemplo.com`,
    ).join(';');
    const saved = await send(cookie, '/api/indicators/auth/add-notify', { nome, users, importacao: false });
    if (!saved) return;
    ledger.notifications.add(nome);
    const { id } = saved as { id: number };
    if (await send(cookie, `/api/indicators/auth/notify/${id}/send`, {})) ledger.sent.add(nome);
  };
  const indicator = async (cookie: string) => {
    const nome_indicador = name();
    const body = { nome_indicador, data_type: 'numeric', unidade: 'ha', formula_plain: 'SUM(@Área total)' };
    if (await send(cookie, '/api/indicators/indicators/save', body)) ledger.indicators.add(nome_indicador);
  };
  const file = async (cookie: string) => {
    const [red, green, blue] = randomBytes(3);
    const background = { r: red!, g: green!, b: blue! };
    const bytes = await sharp({
      create: { width: 200 + red!, height: 150 + green!, channels: 3, background },
    })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    form.append('descriptions', name());
    form.append('tags', '0');
    const property = properties[red! % properties.length]!;
    const told = (await send(cookie, `/api/uploads/medias/property/${property}`, form)) as
      | { arquivos: { key: string; ja_enviado_em: string | null }[] }
      | undefined;
    const [one] = told?.arquivos ?? [];
    if (one && one.ja_enviado_em === null)
      ledger.files.set(one.key, createHash('sha256').update(bytes).digest('hex'));
  };
  const turns = [notify, file, indicator, file];
  await Promise.all(
    cookies.map(async (cookie, own) => {
      for (let turn = own; !server.gone; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one thing after the other
        await turns[turn % turns.length]!(cookie);
        // oxlint-disable-next-line no-await-in-loop
        await pause(BETWEEN_MS);
      }
    }),
  );
  return refused;
}
