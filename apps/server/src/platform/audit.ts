import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { Session } from './session.ts';
import { PROFILES } from '@fonte/contracts';

/** One line of portal.acesso: who did what. No CPF and no name goes in; `detalhe` holds filters and row counts. */
export interface AccessEntry {
  readonly acao: 'abrir' | 'exportar' | 'alterar' | 'entrar' | 'sair';
  /** Report id, or the page's audit id. */
  readonly relatorio?: number | null;
  /** Object or address. */
  readonly alvo?: string;
  readonly detalhe?: Readonly<
    Record<string, string | number | boolean | null | readonly (string | number)[]>
  >;
}

/** Appends to the audit, as the given caller. */
export async function recordAccess(
  db: Kysely<Database>,
  session: Pick<Session, 'idUsuario' | 'profile'>,
  entry: AccessEntry,
): Promise<void> {
  await db
    .insertInto('portal.acesso')
    .values({
      id_usuario: session.idUsuario,
      id_perfil: session.profile === null ? null : PROFILES[session.profile].id,
      acao: entry.acao,
      relatorio: entry.relatorio ?? null,
      alvo: entry.alvo ?? null,
      detalhe: entry.detalhe === undefined ? null : JSON.stringify(entry.detalhe),
    })
    .execute();
}
