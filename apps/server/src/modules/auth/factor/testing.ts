import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from '@fonte/contracts';
import type { FactorState } from '@fonte/contracts/routes/factor';
import { Secret, TOTP } from 'otpauth';
import PostalMime from 'postal-mime';
import { clockOf } from '@fonte/pt-br/clock-of';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { testPortal, type TestPortal } from '../../../testing.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** People with second factors, for tests: signed in by the calls that a browser makes, on an installation in production. */

export const AUTH = '/api/indicators/auth';
export const PASS = 'a senha da dona da conta';
export const ORIGIN = 'https://painel.exemplo.br';

/** One browser: what it keeps, and its calls. */
export class TestBrowser {
  readonly kept = new Map<string, string>();

  constructor(
    readonly portal: TestPortal,
    readonly address = '203.0.113.7',
  ) {}

  async call(method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE', path: string, payload?: object) {
    const answer = await this.portal.ask(method, path, {
      remoteAddress: this.address,
      headers: { cookie: this.cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) this.kept.set(name, value);
    return answer;
  }
  get cookie() {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  get session() {
    return this.kept.get('__Host-sid') ?? '';
  }
  get = (path: string) => this.call('GET', `${AUTH}/${path}`);
  post = (path: string, payload: object = {}) => this.call('POST', `${AUTH}/${path}`, payload);
  login = (email: string, pass = PASS) => this.post('login', { email, pass });
  state = async () => (await this.get('factors')).json<{ result: FactorState }>().result;
  /** Another browser that keeps the same, as a thief of cookies has. */
  copy(): TestBrowser {
    const other = new TestBrowser(this.portal, this.address);
    for (const [name, value] of this.kept) other.kept.set(name, value);
    return other;
  }
}

/**
 * The moment at which these portals and the apps on telephones stand: a machine that takes more than half a minute from one step to the next would find
 * a code to be late.
 */
let moment = new Date();

/** A portal in production; `SECOND_FACTOR_PROFILES` as it is when nobody sets it. */
export function production(more: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  moment = new Date();
  const settings = { DEMO: '0', SESSION_SECRET: randomBytes(32).toString('base64'), PUBLIC_URL: ORIGIN };
  return testPortal(
    { ...settings, ...more },
    undefined,
    clockOf(() => moment),
  );
}

let senha: Promise<string> | undefined;

/** Somebody with the profile and the password PASS, signed in nowhere. */
export async function somebody(portal: TestPortal, profile: Profile, granted: readonly Profile[] = []) {
  const { db } = portal.database;
  const made = await portal.person(profile, { granted });
  const hash = await (senha ??= hashPassword(PASS));
  await db
    .updateTable('portal.usuario')
    .set({ senha: hash })
    .where('id_usuario', '=', made.idUsuario)
    .execute();
  await db.deleteFrom('portal.sessao').where('id_usuario', '=', made.idUsuario).execute();
  return made;
}

/** The app on a telephone: its code of so many steps from now. */
export const codeOf = (segredo: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: moment.getTime() + steps * 30_000 });

/** Asks for the code of the mailbox, and reads it there. */
export async function mailed(browser: TestBrowser): Promise<{ codigo_email: string }> {
  await browser.post('factors/mail');
  const codes = (await mailsOf(browser.portal)).flatMap(
    ({ text }) => /O código é (\d{8})/.exec(text ?? '')?.[1] ?? [],
  );
  return { codigo_email: codes.at(-1) ?? '' };
}

/** Enrols an app in a browser that is signed in; gives its secret and the recovery codes. */
export async function withApp(browser: TestBrowser, nome = 'Telefone', atual: string | null = null) {
  const begun = await browser.post('factors/app/begin', atual === null ? await mailed(browser) : { atual });
  const { segredo } = begun.json<{ result: { segredo: string } }>().result;
  const answer = await browser.post('factors/app', { nome, codigo: codeOf(segredo, -1) });
  const { codigos } = answer.json<{ result: { codigos: string[] | null } }>().result;
  return { segredo, codigos: codigos ?? [] };
}

/** Enrols a passkey; gives its authenticator. */
export async function withPasskey(browser: TestBrowser, atual: string | null = null) {
  const device = new SoftwareAuthenticator(ORIGIN, new URL(ORIGIN).hostname);
  const begun = await browser.post(
    'factors/passkey/begin',
    atual === null ? await mailed(browser) : { atual },
  );
  const resposta = device.create(begun.json<{ result: { challenge: string } }>().result);
  const answer = await browser.post('factors/passkey', { nome: 'Notebook', resposta });
  return { device, answer };
}

/** Asks for a challenge and answers it. */
export async function challenged(browser: TestBrowser): Promise<{ challenge: string }> {
  return (await browser.post('factors/challenge')).json<{ result: { challenge: string } }>().result;
}

/** As if the person's last code had been a while ago. */
export const later = (portal: TestPortal, idUsuario: number) =>
  portal.database.db
    .updateTable('portal.fator')
    .set({ passo: 0 })
    .where('id_usuario', '=', idUsuario)
    .where('tipo', '=', 'aplicativo')
    .execute();

/** What the portal has sent to an address, in order. */
export const mailsTo = async (portal: TestPortal, email: string) =>
  (await mailsOf(portal)).filter(({ to }) => to?.some(({ address }) => address === email));

async function mailsOf(portal: TestPortal) {
  await portal.jobs();
  const folder = join(portal.dataDir, 'outbox');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The audit's lines of a person. */
export const linesOf = async (portal: TestPortal, idUsuario: number) =>
  (await portal.trail()).filter(({ id_usuario: id }) => id === idUsuario);

/** How many factors and recovery codes a person has in the database. */
export async function keptOf({ database: { db } }: TestPortal, idUsuario: number) {
  const rows = async (table: 'portal.fator' | 'portal.fator_codigo') =>
    (await db.selectFrom(table).where('id_usuario', '=', idUsuario).select('id_usuario').execute()).length;
  return { fatores: await rows('portal.fator'), codigos: await rows('portal.fator_codigo') };
}
