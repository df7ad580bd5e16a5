import { isDeepStrictEqual } from 'node:util';
import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { forgetOldVersions, refuseWithoutRoom } from '../../../platform/limits/kept-room.ts';
import { publish, readPanels, updatePanel } from '../panel-store.ts';
import type { TouchedView } from './broken-views.ts';

/** A view of a published panel and what takes its place; null where it is taken out. */
export interface Rewritten {
  readonly touched: TouchedView;
  readonly by: View | null;
}

/**
 * Changes views of published panels, as published and, where the draft holds the very same view, in the draft; whatever else a draft holds that the readers do not see yet stays a draft.
 * Gives the ids of the panels. Errors: those of `refuseWithoutRoom`.
 */
export async function rewritePanels(
  trx: Kysely<Database>,
  author: number | null,
  changes: readonly Rewritten[],
): Promise<number[]> {
  const ids = [...new Set(changes.map(({ touched }) => touched.painel.id))];
  for (const id of ids)
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await rewrite(
      trx,
      author,
      id,
      changes.filter(({ touched }) => touched.painel.id === id),
    );
  return ids;
}

async function rewrite(
  trx: Kysely<Database>,
  author: number | null,
  id: number,
  changes: readonly Rewritten[],
): Promise<void> {
  const [panel] = await readPanels(trx, id);
  const shown = changes[0]?.touched.painel.versoes.find(
    ({ versao }) => versao === changes[0]?.touched.painel.publicada,
  );
  if (!panel || !shown) return;
  await refuseWithoutRoom(trx, 'panel', { author, isNew: false });
  const text = { nome: panel.nome, autor: author };
  const first = panel.versao + 1;
  const ofReaders = shown.config.flatMap((view, at) => {
    const change = changes.find(({ touched }) => touched.visao === at);
    return change === undefined ? [view] : (change.by ?? []);
  });
  await updatePanel(trx, id, first, { ...text, config: ofReaders });
  await publish(trx, id, first, author);
  if (panel.versao !== shown.versao) {
    const draft = panel.config.flatMap((view) => {
      const change = changes.find(({ touched }) => isDeepStrictEqual(touched.view, view));
      return change === undefined ? [view] : (change.by ?? []);
    });
    await updatePanel(trx, id, first + 1, { ...text, config: draft });
  }
  await forgetOldVersions(trx, 'panel', id, { published: first });
}
