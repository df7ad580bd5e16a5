import type { indicatorBody } from '@fonte/contracts/routes/indicators';
import { databaseFault, type Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { fail } from '../../../platform/index.ts';
import { forgetOldVersions, refuseWithoutRoom } from '../../../platform/limits/kept-room.ts';
import { isBrokenForReaders, touchedViews } from './broken-views.ts';
import { rewritePanels, type Rewritten } from './rewrite-panels.ts';
import { touchedPanels } from '../touched-panels.ts';
import type { Indicators } from '../service.ts';
import { nameKeyOf, shownFormula, type IndicatorBook } from '../book/book.ts';
import { dependentsOf } from '../definition/dependents.ts';
import { oneAtATime } from '../definition/one-at-a-time.ts';
import { refuseFormula } from '../definition/formula-fault.ts';
import {
  insertIndicator,
  lockIndicator,
  nameIsTaken,
  readIndicators,
  readVersions,
  updateIndicator,
  type Indicator,
  type Saving,
} from '../book/store.ts';

export type IndicatorBody = z.output<typeof indicatorBody>;
type ViewChoice = NonNullable<IndicatorBody['visoes']>[number];

/** Who saves; nobody for what comes with the demonstration. */
export interface Author {
  readonly idUsuario: number | null;
  readonly demonstracao?: boolean;
}

export interface Saved {
  readonly id: number;
  readonly versao: number;
}

/** What was saved, and the panels whose views were changed or taken out in the same step. */
export interface SavedWith extends Saved {
  readonly paineis: readonly number[];
}

/**
 * Saves an indicator as a new one or as a new version. The structured formula is worked out here, whatever was sent.
 * Errors: invalidFormula, nameTaken, indicatorNotFound, staleVersion with what stands now, breaksPublished, those of `refuseWithoutRoom`.
 */
export async function saveIndicator(
  indicators: Indicators,
  author: Author,
  body: IndicatorBody,
  id: number | null = null,
  restored: number | null = null,
): Promise<SavedWith> {
  const { db } = indicators.app.database;
  await indicators.names(db);
  try {
    return await db.transaction().execute(async (trx) => {
      await oneAtATime(trx);
      const book = await indicators.book(trx);
      if (id !== null && !book.byId(id)) fail('indicatorNotFound', { id });
      const { struct, problems } = book.readWritten(body.formula_plain, id);
      if (struct === null) return refuseFormula(problems);
      await refuseWithoutRoom(trx, 'indicator', { author: author.idUsuario, isNew: id === null });
      const saving = savingOf(author, body, struct, restored);
      if (id === null) return { ...(await insert(trx, saving)), paineis: [] };
      const saved = await update(trx, id, saving, body.versao ?? null);
      const rewritten = await viewsKeptWhole(trx, book, { ...book.byId(id)!, ...saving }, body.visoes ?? []);
      return { ...saved, paineis: await rewritePanels(trx, author.idUsuario, rewritten) };
    });
  } catch (error) {
    // A second wall behind the check: the index of names.
    if (databaseFault(error) === 'unique') return refuseName(body.nome_indicador);
    throw error;
  }
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

/** What takes the place of each published view that the change would break, as the caller chose. Errors: breaksPublished for those nobody chose anything for. */
async function viewsKeptWhole(
  trx: Kysely<Database>,
  book: IndicatorBook,
  changed: Indicator,
  choices: readonly ViewChoice[],
): Promise<Rewritten[]> {
  // A new name breaks nothing, and need not read the panels.
  if (book.byId(changed.id)?.formula_struct === changed.formula_struct) return [];
  const ids = [changed.id, ...dependentsOf(book, [changed.id])];
  const broken = touchedViews(await touchedPanels(trx, ids), ids, book, book.with(changed)).filter(
    isBrokenForReaders,
  );
  const rewritten = broken.flatMap((touched): Rewritten[] => {
    const choice = choices.find(
      (one) =>
        one.painel === touched.painel.id && one.versao === touched.versao && one.visao === touched.visao,
    );
    if (choice?.acao === 'retirar') return [{ touched, by: null }];
    return choice?.acao === 'sem_indicador' && touched.semIndicador
      ? [{ touched, by: touched.semIndicador }]
      : [];
  });
  const left = broken.filter((one) => !rewritten.some(({ touched }) => touched === one));
  if (left.length > 0)
    fail(
      'breaksPublished',
      { where: left.map(({ painel, view }) => `“${view.title}” do painel “${painel.nome}”`).join(', ') },
      {
        errors: left.map(({ painel, view, depois }) => ({
          campo: 'visoes',
          msg: `“${painel.nome}”, “${view.title}”: ${depois ?? ''}`,
        })),
      },
    );
  return rewritten;
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
  await forgetOldVersions(trx, 'indicator', id);
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
  asked: Pick<IndicatorBody, 'nota' | 'versao' | 'visoes'> & { restaurar: number },
): Promise<SavedWith> {
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
      visoes: asked.visoes,
    },
    id,
    asked.restaurar,
  );
}
