import { profileName, profileOfId } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { formatDateTime, maskCpf } from '@fonte/pt-br';
import type { Kysely } from 'kysely';
import type { Settings } from '../../../settings.ts';
import { claimsOf } from './claims.ts';
import { findPresentAccount } from '../store.ts';

/** Who stands behind an e-mail: an account, or a registration that still waits for its confirmation. */
export interface Candidate {
  readonly kind: 'conta' | 'cadastro';
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly cadastro: string;
  readonly confirmado: boolean;
  /** Of an account. */
  readonly idPerfil: number | null;
}

/** All of them: the account first, then the claims, the oldest first. */
export async function candidatesOf(
  db: Kysely<Database>,
  settings: Settings,
  email: string,
): Promise<Candidate[]> {
  const account = await findPresentAccount(db, settings, email);
  const claims = await claimsOf(db, email);
  return [
    ...(account === undefined
      ? []
      : [
          {
            kind: 'conta' as const,
            id: account.id_usuario,
            nome: account.nome,
            email: account.email,
            cpf: account.cpf,
            cadastro: account.data_cadastro,
            confirmado: account.confirmado_em !== null,
            idPerfil: account.id_perfil,
          },
        ]),
    ...claims.map((claim) => ({
      kind: 'cadastro' as const,
      id: claim.id_cadastro,
      nome: claim.nome,
      email: claim.email,
      cpf: claim.cpf,
      cadastro: claim.criado_em,
      confirmado: false,
      idPerfil: null,
    })),
  ];
}

/** What an administrator must see before giving rights: who this is, not only which address it has. */
export function candidateLines(candidate: Candidate, product: string): string[] {
  const { kind, id, nome, cpf, cadastro, confirmado, idPerfil } = candidate;
  const profile = idPerfil === null ? undefined : profileOfId(idPerfil);
  return [
    `${kind === 'conta' ? 'Conta' : 'Cadastro à espera de confirmação'} nº ${id}`,
    `  Nome: ${nome}`,
    `  CPF: ${maskCpf(cpf)}`,
    `  Cadastro: ${formatDateTime(cadastro)}`,
    `  Email: ${confirmado ? 'confirmado' : 'não confirmado'}`,
    ...(profile === undefined ? [] : [`  Perfil de hoje: ${profileName(profile, product)}`]),
  ];
}
