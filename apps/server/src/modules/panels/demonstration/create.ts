import { ALL_PROFILES, profileName } from '@fonte/contracts';
import { views } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { Failure, type App } from '../../../platform/index.ts';
import { Indicators, saveIndicator, type Author } from '../../indicators/index.ts';
import { forgetNotes } from '../../notes/index.ts';
import { createPanel, publishPanel } from '../save-panel.ts';
import { DEMO_INDICATORS } from './indicators.ts';
import { DEMO_PANELS } from './panels.ts';

const NOBODY: Author = { idUsuario: null, demonstracao: true };

/**
 * Makes the ready panels of the demonstration through the functions that an administrator's screens use. Each is made once: what is removed or
 * changed afterwards stays so, and what a start that was cut short left out is made by the next.
 */
export async function createDemoPanels(app: App): Promise<void> {
  const indicators = new Indicators(app);
  const { db } = app.database;
  const ids = await madeIndicators(db);
  const panels = await madePanels(db);
  const idOf = (name: string): number => ids.get(name) ?? 0;
  const profile = ALL_PROFILES.map((key) => profileName(key, app.settings.PRODUCT_NAME));
  try {
    // oxlint-disable no-await-in-loop -- a formula uses what stands before it
    for (const one of DEMO_INDICATORS)
      if (!ids.has(one.nome_indicador))
        ids.set(one.nome_indicador, (await saveIndicator(indicators, NOBODY, one)).id);
    for (const { nome, views: viewsOf } of DEMO_PANELS) {
      if (panels.has(nome)) continue;
      const { id } = await createPanel(indicators, NOBODY, {
        nome,
        config: views.parse(viewsOf(idOf)),
        profile,
      });
      await publishPanel(indicators, NOBODY, id, { published: true });
    }
    // oxlint-enable no-await-in-loop
  } catch (error) {
    // A name that a person has given to another, or another server at the same work.
    if (!(error instanceof Failure)) throw error;
    app.server.log.warn({ codigo: error.failure }, 'Os painéis da demonstração não foram feitos por inteiro');
  }
}

/** Indicators of the demonstration by the name they were made with, the removed ones too. */
async function madeIndicators(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('portal.indicador as i')
    .innerJoin('portal.indicador_versao as v', 'v.id_indicador', 'i.id_indicador')
    .select(['v.nome_indicador', 'i.id_indicador'])
    .where('i.demonstracao', '=', true)
    .where('v.versao', '=', 1)
    .execute();
  return new Map(rows.map(({ nome_indicador, id_indicador }) => [nome_indicador, id_indicador]));
}

async function madePanels(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('portal.painel as p')
    .innerJoin('portal.painel_versao as v', 'v.id_painel', 'p.id_painel')
    .select('v.nome')
    .where('p.demonstracao', '=', true)
    .where('v.versao', '=', 1)
    .execute();
  return new Set(rows.map(({ nome }) => nome));
}

/** Takes the ready panels away once other data are in use; those that somebody has changed stay. */
export async function removeDemoPanels(app: App): Promise<void> {
  await app.database.db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('portal.painel')
      .set({ removido_em: sql`now()` })
      .where('demonstracao', '=', true)
      .where('atualizado_por', 'is', null)
      .where('removido_em', 'is', null)
      .returning('id_painel')
      .execute();
    await forgetNotes(
      trx,
      removed.map(({ id_painel }) => id_painel),
    );
    const kept = await trx
      .selectFrom('portal.painel')
      .select('id_painel')
      .where('removido_em', 'is', null)
      .limit(1)
      .executeTakeFirst();
    // Where any panel is left, it may show them; they can be removed by hand, which tells what uses them.
    if (kept) return;
    await trx
      .updateTable('portal.indicador')
      .set({ removido_em: sql`now()` })
      .where('demonstracao', '=', true)
      .where('atualizado_por', 'is', null)
      .where('removido_em', 'is', null)
      .execute();
  });
}
