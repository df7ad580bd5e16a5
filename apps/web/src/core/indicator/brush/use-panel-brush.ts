import { OBSERVERS, type Profile } from '@fonte/contracts';
import type { ColumnFilter, View } from '@fonte/contracts/view';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFilters } from '../../filters/use-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay, useSignedIn } from '../../session/session-store.ts';
import { questionOf } from '../asked/indicator-calls.ts';
import { viewResultQuery } from '../asked/queries.ts';
import { isBrushable, sameChoice, type Choice } from './choice/choice.ts';
import { createLive } from './step/live.ts';
import type { PanelBrush } from './card/panel-brush.ts';
import { useBrushing } from './use-brushing.ts';

const NONE: readonly ColumnFilter[] = [];

/** The choice that stands in the address, and what goes with it. */
export function usePanelBrush(
  views: readonly View[],
  pageFilters: readonly ColumnFilter[],
  addressed: Choice | null,
  onChoice: (choice: Choice | null) => void,
): PanelBrush {
  const { t } = useTexts('indicator');
  const { ano, uf } = useFilters();
  const { profile } = useSignedIn();
  const parts = useMay('indicator.detail');
  const single = (OBSERVERS as readonly (Profile | null)[]).includes(profile);
  const [live] = useState(createLive);
  const given = useMemo(
    () => (single && addressed ? { ...addressed, marks: addressed.marks.slice(0, 1) } : addressed),
    [single, addressed],
  );
  const view = given ? views[given.view] : undefined;
  const asked = view && isBrushable(view) ? view : undefined;
  const source = useQuery({
    ...viewResultQuery(questionOf(asked ?? EMPTY, { ano, uf }, pageFilters)),
    enabled: asked !== undefined,
  });
  const data = asked ? source.data : undefined;
  const code = useBrushing(views.length > 0);
  const read = useMemo(() => {
    const none = { choice: null, filters: NONE, words: '' };
    if (!given || !asked || source.isError) return none;
    if (!data || !code) return { choice: given, filters: null, words: '' };
    const found = code.readChoice(data, given, single, (count) => t('brush.more', { count }));
    return found ? { choice: given, ...found } : none;
  }, [given, asked, data, code, source.isError, single, t]);
  const { choice } = read;
  const latest = useRef(onChoice);
  useEffect(() => {
    latest.current = onChoice;
  });
  useEffect(() => {
    if (!sameChoice(live.get(), choice)) live.rest(choice);
  }, [live, choice]);
  return useMemo(
    () => ({
      views,
      pageFilters,
      live,
      single,
      parts,
      stands: (one) => sameChoice(one, read.choice),
      commit: (one) => latest.current(one),
      ...read,
    }),
    [views, pageFilters, live, single, parts, read],
  );
}

/** Asked of nobody: it stands where no card is chosen in. */
const EMPTY: Parameters<typeof questionOf>[0] = {
  indicadores: [],
  grouprow: [],
  dimensoes: [],
  inline: false,
  filters: [],
  splitSerie: null,
  splitFilters: [],
  splitStack: false,
};
