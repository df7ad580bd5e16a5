import type { IndicatorType } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

type Db = Kysely<Database>;

/** An indicator as it stands. */
export interface Indicator {
  readonly id: number;
  readonly versao: number;
  readonly nome_indicador: string;
  readonly data_type: IndicatorType;
  readonly unidade: string;
  readonly formula_plain: string;
  readonly formula_struct: string;
  readonly significado: string | null;
  readonly atualizado_em: string;
  readonly atualizado_por: string | null;
}

/** One of its versions, the present one included. */
export interface IndicatorVersion extends Omit<Indicator, 'id' | 'atualizado_em' | 'atualizado_por'> {
  readonly nota: string | null;
  readonly restaurada_de: number | null;
  readonly criada_em: string;
  readonly autor: string | null;
}

/** What a save writes. */
export type IndicatorText = Pick<
  Indicator,
  'nome_indicador' | 'data_type' | 'unidade' | 'formula_plain' | 'formula_struct' | 'significado'
>;

export interface Saving extends IndicatorText {
  /** The name as formulas look for it. */
  readonly chave_nome: string;
  readonly nota: string | null;
  readonly restaurada_de: number | null;
  /** Null for what comes with the demonstration. */
  readonly autor: number | null;
  readonly demonstracao: boolean;
}

/** All that are not removed, by name. */
export async function readIndicators(db: Db): Promise<Indicator[]> {
  const rows = await db
    .selectFrom('portal.indicador as i')
    .leftJoin('portal.usuario as u', 'u.id_usuario', 'i.atualizado_por')
    .select([
      'i.id_indicador as id',
      'i.versao',
      'i.nome_indicador',
      'i.data_type',
      'i.unidade',
      'i.formula_plain',
      'i.formula_struct',
      'i.significado',
      'i.atualizado_em',
      'u.nome as atualizado_por',
    ])
    .where('i.removido_em', 'is', null)
    .orderBy('i.chave_nome')
    .execute();
  return rows as unknown as Indicator[];
}

/** The version in force, with its row held until the transaction ends; undefined for an indicator that is not there. */
export async function lockIndicator(trx: Db, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('portal.indicador')
    .select('versao')
    .where('id_indicador', '=', id)
    .where('removido_em', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.versao;
}

/** Whether another indicator bears the name, as formulas look for it. */
export async function nameIsTaken(trx: Db, chave: string, but: number | null): Promise<boolean> {
  const found = await trx
    .selectFrom('portal.indicador')
    .select('id_indicador')
    .where('chave_nome', '=', chave)
    .where('removido_em', 'is', null)
    .$if(but !== null, (query) => query.where('id_indicador', '<>', but as number))
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds an indicator and its first version; gives its id. */
export async function insertIndicator(trx: Db, saving: Saving): Promise<number> {
  const { nota: _, restaurada_de: __, autor, ...text } = saving;
  const { id_indicador } = await trx
    .insertInto('portal.indicador')
    .values({ ...text, atualizado_por: autor })
    .returning('id_indicador')
    .executeTakeFirstOrThrow();
  await insertVersion(trx, id_indicador, 1, saving);
  return id_indicador;
}

/** Puts a new version in force. */
export async function updateIndicator(trx: Db, id: number, versao: number, saving: Saving): Promise<void> {
  const { nota: _, restaurada_de: __, autor, demonstracao: ___, ...text } = saving;
  await trx
    .updateTable('portal.indicador')
    .set({ ...text, versao, atualizado_por: autor, atualizado_em: sql`now()` })
    .where('id_indicador', '=', id)
    .execute();
  await insertVersion(trx, id, versao, saving);
}

async function insertVersion(trx: Db, id_indicador: number, versao: number, saving: Saving): Promise<void> {
  const { chave_nome: _, demonstracao: __, ...text } = saving;
  await trx
    .insertInto('portal.indicador_versao')
    .values({ ...text, id_indicador, versao })
    .execute();
}

/** Marks an indicator as removed; its versions stay. */
export async function removeIndicator(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('portal.indicador')
    .set({ removido_em: sql`now()` })
    .where('id_indicador', '=', id)
    .execute();
}

/** All versions of an indicator, the newest first. */
export async function readVersions(db: Db, id: number, limit = 200): Promise<IndicatorVersion[]> {
  const rows = await db
    .selectFrom('portal.indicador_versao as v')
    .leftJoin('portal.usuario as u', 'u.id_usuario', 'v.autor')
    .select([
      'v.versao',
      'v.nome_indicador',
      'v.data_type',
      'v.unidade',
      'v.formula_plain',
      'v.formula_struct',
      'v.significado',
      'v.nota',
      'v.restaurada_de',
      'v.criada_em',
      'u.nome as autor',
    ])
    .where('v.id_indicador', '=', id)
    .orderBy('v.versao', 'desc')
    .limit(limit)
    .execute();
  return rows as unknown as IndicatorVersion[];
}
