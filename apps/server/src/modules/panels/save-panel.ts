import { PROFILES, profileOfName } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { fail } from '../../platform/index.ts';
import { oneAtATime, type Author, type Indicators } from '../indicators/index.ts';
import { checkViews } from './check-views.ts';
import { withCleanTexts } from './sanitise.ts';
import {
  giveTo,
  insertPanel,
  publish,
  readPanels,
  removePanel,
  updatePanel,
  type StoredPanel,
} from './store.ts';
import { wirePanel } from './wire.ts';

export interface PanelChange {
  readonly nome?: string | undefined;
  readonly config?: readonly View[] | undefined;
  /** Names of profiles. */
  readonly profile?: readonly string[] | undefined;
  /** The version that was edited. */
  readonly versao?: number | null | undefined;
}

export interface SavedPanel {
  readonly id: number;
  readonly versao: number;
}

type Trx = Kysely<Database>;

/** Creates a panel as a draft that nobody sees. Errors: invalidView, invalidParameter for an unknown profile. */
export function createPanel(
  indicators: Indicators,
  author: Author,
  { nome, config = [], profile = [] }: PanelChange & { nome: string },
): Promise<SavedPanel> {
  const perfis = idsOf(indicators, profile);
  return writing(indicators, async (trx) => {
    checkViews(await indicators.book(trx), config);
    const text = { nome, config: config.map(withCleanTexts), autor: author.idUsuario };
    const id = await insertPanel(trx, text, author.demonstracao === true);
    await giveTo(trx, id, perfis);
    return { id, versao: 1 };
  });
}

/**
 * Saves what is given of a panel: name and views as a new version of the draft, profiles at once. What the profiles see changes
 * when it is published. Errors: panelNotFound, staleVersion with what stands now, invalidView.
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
      if (change.config) checkViews(await indicators.book(trx), change.config);
      versao += 1;
      await updatePanel(trx, id, versao, {
        nome: change.nome ?? current.nome,
        config: change.config?.map(withCleanTexts) ?? current.config,
        autor: author.idUsuario,
      });
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
    if (published) checkViews(await indicators.book(trx), current.config);
    await publish(trx, id, published ? current.versao : null, author.idUsuario);
    return { id, versao: current.versao };
  });
}

/** Removes a panel. Errors: panelNotFound. */
export function deletePanel(indicators: Indicators, id: number): Promise<void> {
  return writing(indicators, async (trx) => {
    if (!(await removePanel(trx, id))) fail('panelNotFound', { id });
  });
}

const writing = <T>({ app }: Indicators, work: (trx: Trx) => Promise<T>): Promise<T> =>
  app.database.db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    return work(trx);
  });

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
