import type { Settings } from '../../settings.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { fail, type Session } from '../../platform/index.ts';
import type { Seed } from './person.ts';

type Where = Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>;

/** So long what was found may be looked at, exported and anonymised before it is searched, with its reason, once more. */
const LIVES_MS = 60 * 60_000;

const placeOf = ({ idUsuario }: Pick<Session, 'idUsuario'>) => `privacidade ${idUsuario}`;

/** A person that was found, as something that only who found it can hand back, for an hour: it holds a CPF, and is sealed. */
export async function referenceOf(settings: Where, session: Session, seed: Seed, now: Date): Promise<string> {
  const plain = Buffer.from(JSON.stringify({ seed, ate: now.getTime() + LIVES_MS }));
  return (await seal(settings, placeOf(session), plain)).toString('base64url');
}

/** What was found. Errors: `personNotFound` for a reference of others, changed, or too old. */
export async function seedOf(settings: Where, session: Session, reference: string, now: Date): Promise<Seed> {
  const plain = await unseal(settings, placeOf(session), Buffer.from(reference, 'base64url'));
  if (plain === null) return fail('personNotFound');
  const { seed, ate } = JSON.parse(plain.toString()) as { seed: Seed; ate: number };
  return ate < now.getTime() ? fail('personNotFound') : seed;
}
