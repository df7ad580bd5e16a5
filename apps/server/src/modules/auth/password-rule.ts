import { PASSWORD_COMMON } from '@fonte/contracts/forms';
import { isDemonstration, passwordMinLength } from '../../platform/identity/demonstration.ts';
import { fail, type App } from '../../platform/index.ts';
import { validated } from '../../platform/call/validate.ts';
import { passwordField } from '@fonte/contracts/forms';
import { z } from 'zod';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly nome: string;
}

/** Lower-case commonly used passwords, about 50 000; read when first asked. */
let common: Promise<ReadonlySet<string>> | undefined;

const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));

/** Words of this portal that a stranger would try first (ASVS 6.1.2); with them come the product's name and the person's own. */
const PORTAL_WORDS = ['fonte de dados', 'painel de monitoramento', 'assistencia tecnica'];

/** Shorter parts of a name or an e-mail are parts of many words. */
const SHORTEST_PART = 4;

/** One sign over and over is guessed at once, however long. */
const isOneSign = (text: string): boolean => new Set(plain(text)).size === 1;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const letters = (text: string): string => plain(text).replaceAll(/[^a-z0-9]/g, '');

/**
 * The one rule for every new password: registration, reset, change, link of a grant. Long enough; outside the demonstration also none that many people
 * use, not one sign over and over, and not the person's e-mail, name, or the programme's words, with or without figures and signs around them (ASVS 6.2.1, 6.2.4, 6.2.11).
 * Errors: `invalidRequest` on the field `pass`.
 */
export async function refuseWeakPassword(app: App, pass: string, owner: PasswordOwner): Promise<void> {
  validated('body', z.object({ pass: passwordField(await passwordMinLength(app)) }), { pass });
  if (await isDemonstration(app)) return;
  const given = pass.toLowerCase();
  const bare = letters(pass).replaceAll(/^\d+|\d+$/g, '');
  const own = ownWords(app, owner);
  const known = await commonPasswords();
  const used = known.has(given) || known.has(plain(pass)) || own.has(letters(pass)) || own.has(bare);
  if (!used && !isOneSign(pass)) return;
  const errors = [{ campo: 'pass', msg: PASSWORD_COMMON }];
  fail('invalidRequest', {}, { errors, sentence: PASSWORD_COMMON });
}

function ownWords({ settings }: App, { email, nome }: PasswordOwner): ReadonlySet<string> {
  const [local = ''] = email.split('@');
  const parts = [...local.split(/[^\p{L}\p{N}]+/u), ...nome.split(/\s+/)]
    .map(letters)
    .filter((part) => part.length >= SHORTEST_PART);
  const names = nome.split(/\s+/);
  const wholes = [email, local, nome, `${names[0]}${names.at(-1)}`, settings.PRODUCT_NAME, ...PORTAL_WORDS];
  return new Set([...parts, ...wholes.map(letters)].filter((word) => word !== ''));
}
