import { PROFILES, profileOfName } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { fail } from '../../platform/index.ts';
import { forgetOldVersions, refuseWithoutRoom } from '../../platform/limits/kept-room.ts';
import {
  giveTo,
  insertPanel,
  panelNameIsTaken,
  oneAtATime,
  publish,
  readPanels,
  readPanelVersions,
  removePanel,
  updatePanel,
  type Author,
  type Indicators,
  type StoredPanel,
} from '../indicators/index.ts';
import { forgetNotes } from '../notes/index.ts';
import { checkViews } from './check-views.ts';
import { namedViews, viewsOf } from './named-views.ts';
import { withCleanTexts } from './sanitise.ts';
import { wirePanel } from './wire.ts';

export interface PanelChange {
  readonly nome?: string | undefined;
  readonly config?: readonly View[] | undefined;
  /** Names of profiles. */
  readonly profile?: readonly string[] | undefined;
  /** The version that was edited. */
  readonly versao?: number | null | undefined;
  /** Another panel may be called so too. */
  readonly mesmo_nome?: boolean | undefined;
}

export interface SavedPanel {
  readonly id: number;
  readonly versao: number;
}

type Trx = Kysely<Database>;

/** Creates a panel as a draft that nobody sees. Errors: invalidView, samePanelName unless that was asked for, invalidParameter for an unknown profile, those of `refuseWithoutRoom`. */
export function createPanel(
  indicators: Indicators,
  author: Author,
  { nome, config = [], profile = [], mesmo_nome = false }: PanelChange & { nome: string },
): Promise<SavedPanel> {
  const perfis = idsOf(indicators, profile);
  return writing(indicators, async (trx) => {
    checkViews(await indicators.book(trx), config);
    if (!mesmo_nome) await refuseSameName(trx, nome, null);
    await refuseWithoutRoom(trx, 'panel', { author: author.idUsuario, isNew: true });
    const text = { nome, config: namedViews(config.map(withCleanTexts)), autor: author.idUsuario };
    const id = await insertPanel(trx, text, author.demonstracao === true);
    await giveTo(trx, id, perfis);
    return { id, versao: 1 };
  });
}

/**
 * Saves what is given of a panel: name and views as a new version of the draft, profiles at once. What the profiles see changes
 * when it is published. Errors: panelNotFound, staleVersion with what stands now, invalidView, samePanelName unless that was asked for, those of `refuseWithoutRoom`.
 */
export function changePanel(
  indicators: Indicators,
  author: Author,
  id: number,
  change: PanelChange,
): Promise<SavedPanel> {
  const perfis = change.profile && idsOf(indicators, change.profile);
  return writing(indicators, async (trx) => {
    const current = await currentPanel(indicators, trx, id, change.versao);
    let { versao } = current;
    if (change.nome !== undefined || change.config !== undefined) {
      if (change.config) checkViews(await indicators.book(trx), change.config, current.config);
      // A panel that shares its name already keeps it: what is saved is something else.
      if (change.nome !== undefined && change.nome !== current.nome && change.mesmo_nome !== true)
        await refuseSameName(trx, change.nome, id);
      await refuseWithoutRoom(trx, 'panel', { author: author.idUsuario, isNew: false });
      versao += 1;
      await updatePanel(trx, id, versao, {
        nome: change.nome ?? current.nome,
        config: change.config
          ? namedViews(change.config.map(withCleanTexts), await viewsOf(trx, id))
          : current.config,
        autor: author.idUsuario,
      });
      await forgetOldVersions(trx, 'panel', id, { published: current.publicado_versao });
      await forgetNotes(trx, [id]);
    }
    if (perfis) await giveTo(trx, id, perfis);
    return { id, versao };
  });
}

/** Shows the draft to the panel's profiles, or takes the panel back from them. Errors as above. */
export function publishPanel(
  indicators: Indicators,
  author: Author,
  id: number,
  { published, versao }: { published: boolean; versao?: number | null | undefined },
): Promise<SavedPanel> {
  return writing(indicators, async (trx) => {
    const current = await currentPanel(indicators, trx, id, versao);
    // What was saved long ago may name what is no longer there.
    if (published) checkViews(await indicators.book(trx), current.config, await publishedViews(trx, current));
    await publish(trx, id, published ? current.versao : null, author.idUsuario);
    return { id, versao: current.versao };
  });
}

/** Makes the views of an earlier version the draft again, as a new version; the name stays. Errors as above; invalidParameter for one that is not kept. */
export async function restorePanel(
  indicators: Indicators,
  author: Author,
  id: number,
  { restaurar, versao }: { restaurar: number; versao?: number | null | undefined },
): Promise<SavedPanel> {
  const [found] = await readPanelVersions(indicators.app.database.db, id, restaurar);
  if (!found) return fail('invalidParameter', { name: 'restaurar' });
  return changePanel(indicators, author, id, { config: found.config, versao });
}

/** Removes a panel; of its versions the last stays, of the notes on its views none. Errors: panelNotFound. */
export function deletePanel(indicators: Indicators, id: number): Promise<void> {
  return writing(indicators, async (trx) => {
    if (!(await removePanel(trx, id))) fail('panelNotFound', { id });
    await forgetOldVersions(trx, 'panel', id, { keep: 1 });
    await forgetNotes(trx, [id]);
  });
}

async function writing<T>(indicators: Indicators, work: (trx: Trx) => Promise<T>): Promise<T> {
  const { db } = indicators.app.database;
  await indicators.names(db);
  return db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    return work(trx);
  });
}

async function refuseSameName(trx: Trx, nome: string, but: number | null): Promise<void> {
  if (await panelNameIsTaken(trx, nome, but))
    fail(
      'samePanelName',
      { name: nome },
      { errors: [{ campo: 'nome', msg: `Já existe um painel com o nome “${nome}”` }] },
    );
}

/** What the readers see now; nothing of a panel that is not published. */
async function publishedViews(trx: Trx, { id, publicado_versao }: StoredPanel): Promise<readonly View[]> {
  if (publicado_versao === null) return [];
  const [published] = await readPanelVersions(trx, id, publicado_versao);
  return published?.config ?? [];
}

async function currentPanel(
  { app }: Indicators,
  trx: Trx,
  id: number,
  edited: number | null | undefined,
): Promise<StoredPanel> {
  const [current] = await readPanels(trx, id);
  if (!current) return fail('panelNotFound', { id });
  if (edited !== null && edited !== undefined && edited !== current.versao)
    fail(
      'staleVersion',
      { current: current.versao, edited },
      { current: wirePanel(current, app.settings.PRODUCT_NAME) },
    );
  return current;
}

function idsOf({ app }: Indicators, names: readonly string[]): number[] {
  const ids = names.map((name) => {
    const profile = profileOfName(name, app.settings.PRODUCT_NAME);
    return profile ? PROFILES[profile].id : fail('invalidParameter', { name: 'profile' });
  });
  return [...new Set(ids)];
}
