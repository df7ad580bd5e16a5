import { PROFILES, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Insertable } from 'kysely';

type Detail = string | number | boolean | null | readonly (string | number)[];

/** What a module says of something done: changed, opened, entered, left. `detalhe` holds no CPF and no name. */
export interface AccessEntry {
  readonly acao: 'abrir' | 'ler' | 'exportar' | 'alterar' | 'entrar' | 'sair' | 'recusar' | 'limitar';
  /** Report id, or the page's audit id. */
  readonly relatorio?: number | null;
  /** Object or address. */
  readonly alvo?: string;
  readonly detalhe?: Readonly<Record<string, Detail | Readonly<Record<string, string>>>>;
  /** Where the request came from. */
  readonly endereco?: string | null;
}

/** Who did it. */
export interface Actor {
  readonly idUsuario: number | null;
  readonly profile: Profile | null;
}

/** One line of `portal.acesso` on its way there. */
export interface TrailLine extends AccessEntry, Actor {
  readonly quando: Date;
  /** Name of the declared call; null before one is known. */
  readonly rota: string | null;
  /** HTTP status of the answer. */
  readonly situacao: number | null;
  /** Rows that went out. */
  readonly linhas: number | null;
}

/** The line as the table takes it, but for its moment. What PostgreSQL cannot hold (a zero byte, half a surrogate pair) must not cost the whole batch. */
export function rowOf(line: Omit<TrailLine, 'quando'>): Insertable<Database['portal.acesso']> {
  return {
    id_usuario: line.idUsuario,
    id_perfil: line.profile === null ? null : PROFILES[line.profile].id,
    acao: line.acao,
    rota: line.rota,
    situacao: line.situacao,
    relatorio: line.relatorio ?? null,
    alvo: line.alvo === undefined ? null : holdable(line.alvo),
    linhas: line.linhas,
    endereco: line.endereco == null ? null : holdable(line.endereco),
    detalhe:
      line.detalhe === undefined
        ? null
        : JSON.stringify(line.detalhe, (_, value: unknown) =>
            typeof value === 'string' ? holdable(value) : value,
          ),
  };
}

const holdable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
