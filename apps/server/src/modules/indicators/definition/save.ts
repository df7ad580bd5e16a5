import type { indicatorBody } from '@fonte/contracts/routes/indicators';
import { databaseFault, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { fail } from '../../../platform/index.ts';
import { nameKeyOf, shownFormula } from './book.ts';
import { refuseFormula } from './formula-fault.ts';
import type { Indicators } from '../service.ts';
import {
  insertIndicator,
  lockIndicator,
  nameIsTaken,
  readIndicators,
  readVersions,
  updateIndicator,
  type Saving,
} from './store.ts';

export type IndicatorBody = z.output<typeof indicatorBody>;

/** Who saves; nobody for what comes with the demonstration. */
export interface Author {
  readonly idUsuario: number | null;
  readonly demonstracao?: boolean;
}

export interface Saved {
  readonly id: number;
  readonly versao: number;
}

/**
 * Saves an indicator as a new one or as a new version. The structured formula is worked out here, whatever was sent.
 * Errors: invalidFormula, nameTaken, indicatorNotFound, staleVersion with what stands now.
 */
export async function saveIndicator(
  indicators: Indicators,
  author: Author,
  body: IndicatorBody,
  id: number | null = null,
  restored: number | null = null,
): Promise<Saved> {
  const { db } = indicators.app.database;
  try {
    return await db.transaction().execute(async (trx) => {
      await oneAtATime(trx);
      const book = await indicators.book(trx);
      if (id !== null && !book.byId(id)) fail('indicatorNotFound', { id });
      const { struct, problems } = book.read(body.formula_plain, id);
      if (struct === null) return refuseFormula(problems);
      const saving = savingOf(author, body, struct, restored);
      return id === null ? insert(trx, saving) : update(trx, id, saving, body.versao ?? null);
    });
  } catch (error) {
    // A second wall behind the check: the index of names.
    if (databaseFault(error) === 'unique') return refuseName(body.nome_indicador);
    throw error;
  }
}

/** Writers of definitions wait for each other, so that no cycle and no use of what is being removed comes about between two of them. */
export async function oneAtATime(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portal.indicador'))`.execute(trx);
}

function savingOf(author: Author, body: IndicatorBody, struct: string, restored: number | null): Saving {
  return {
    nome_indicador: body.nome_indicador,
    chave_nome: nameKeyOf(body.nome_indicador),
    data_type: body.data_type,
    unidade: body.unidade,
    formula_plain: body.formula_plain,
    formula_struct: struct,
    significado: body.significado?.trim() || null,
    nota: body.nota?.trim() || null,
    restaurada_de: restored,
    autor: author.idUsuario,
    demonstracao: author.demonstracao === true,
  };
}

async function insert(trx: Kysely<Database>, saving: Saving): Promise<Saved> {
  if (await nameIsTaken(trx, saving.chave_nome, null)) refuseName(saving.nome_indicador);
  return { id: await insertIndicator(trx, saving), versao: 1 };
}

async function update(
  trx: Kysely<Database>,
  id: number,
  saving: Saving,
  edited: number | null,
): Promise<Saved> {
  const current = (await lockIndicator(trx, id)) ?? fail('indicatorNotFound', { id });
  if (edited !== null && edited !== current) {
    const now = (await readIndicators(trx)).find((one) => one.id === id);
    return fail('staleVersion', { current, edited }, { current: now });
  }
  if (await nameIsTaken(trx, saving.chave_nome, id)) refuseName(saving.nome_indicador);
  await updateIndicator(trx, id, current + 1, saving);
  return { id, versao: current + 1 };
}

const refuseName = (name: string): never =>
  fail(
    'nameTaken',
    { what: 'um indicador', name },
    { errors: [{ campo: 'nome_indicador', msg: `Já existe um indicador com o nome “${name}”` }] },
  );

/** Brings an earlier version back as a new one. Errors as above. */
export async function restoreIndicator(
  indicators: Indicators,
  author: Author,
  id: number,
  asked: { restaurar: number; nota?: string | null | undefined; versao?: number | null | undefined },
): Promise<Saved> {
  const versions = await readVersions(indicators.app.database.db, id);
  const found = versions.find(({ versao }) => versao === asked.restaurar);
  if (!found) return fail('invalidParameter', { name: 'restaurar' });
  const book = await indicators.book(indicators.app.database.db);
  return saveIndicator(
    indicators,
    author,
    {
      nome_indicador: found.nome_indicador,
      data_type: found.data_type,
      unidade: found.unidade,
      formula_plain: shownFormula(book, found),
      significado: found.significado,
      nota: asked.nota ?? null,
      versao: asked.versao ?? null,
    },
    id,
    asked.restaurar,
  );
}
