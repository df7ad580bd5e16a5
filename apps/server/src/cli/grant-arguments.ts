import { parseArgs } from 'node:util';
import { ALL_PROFILES, type Profile } from '@fonte/contracts';

export interface GrantArguments {
  readonly email: string;
  readonly profile: Profile;
  readonly uf: string | null;
  /** Digits only. */
  readonly cpf: string | null;
  /** Which of several registrations that wait for the e-mail. */
  readonly cadastro: number | null;
  /** Whoever runs the command has seen who it is. */
  readonly sim: boolean;
}

/** What was written after `npm run grant --`: uf and CPF in any order; null for what is no such command. */
export function grantArguments(words: readonly string[]): GrantArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { cadastro: { type: 'string' }, sim: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [email, profile, ...more] = positionals;
    const uf = more.filter((word) => /^[A-Za-z]{2}$/.test(word));
    const cpf = more.filter((word) => /^[\d.-]{11,14}$/.test(word));
    const known = ALL_PROFILES.find((key) => key === profile);
    if (email === undefined || known === undefined || uf.length > 1 || cpf.length > 1) return null;
    if (uf.length + cpf.length < more.length || !/^\d*$/.test(values.cadastro ?? '')) return null;
    return {
      email,
      profile: known,
      uf: uf[0]?.toUpperCase() ?? null,
      cpf: cpf[0]?.replaceAll(/\D/g, '') ?? null,
      cadastro: values.cadastro === undefined ? null : Number(values.cadastro),
      sim: values.sim,
    };
  } catch {
    return null;
  }
}
