import type { ColumnFilter, View, ViewQuestion } from '@fonte/contracts/view';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useFilters } from '../../filters/use-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { queryClient } from '../../query-client.ts';
import type { ViewResult } from '../asked/contract.ts';
import { questionOf } from '../asked/indicator-calls.ts';
import { viewResultQuery } from '../asked/queries.ts';
import { brushPartsQuery } from './brush-calls.ts';
import { keptOf, sameChoice } from './choice/choice.ts';
import { NOBODY } from './step/live.ts';
import type { PanelBrush } from './card/panel-brush.ts';
import type { Having } from './step/step-of.ts';
import { useRests, type Steps } from './step/steps.ts';
import { useBrushing } from './use-brushing.ts';

/** What a card shows under a choice of marks of another. */
export interface BrushedView {
  /** The question of what it shows: files, pictures and rows are of it. */
  readonly question: ViewQuestion;
  readonly answer: UseQueryResult<ViewResult>;
  readonly result: ViewResult | undefined;
  /** What its figures are of, beside the page's filters; empty where nothing is chosen elsewhere. */
  readonly note: string;
  /** Somebody is choosing, here or elsewhere. */
  readonly choosing: boolean;
  /** What is drawn while the hand moves; absent where nothing can be chosen. */
  readonly steps: Steps | undefined;
}

const NO_COLUMN = { alias: '', colname: '', sort: null, filters: [] };

/** The figures of a card: the server's answer to the choice, and until it is there the sum of the chosen marks' parts. */
export function useBrushedView(
  view: View,
  pageFilters: readonly ColumnFilter[],
  brush: PanelBrush | undefined,
  at: number,
): BrushedView {
  const { t } = useTexts('indicator');
  const { ano, uf } = useFilters();
  const kept = keptOf(view);
  const { choice: live, moving } = (brush?.live ?? NOBODY).use();
  const code = useBrushing(brush !== undefined);
  // While a hand goes on in the same card, what it was when it last rested is drawn over by the steps.
  const asked = sameChoice(live, brush?.choice ?? null);
  const settled = asked && !moving;
  const elsewhere = live && live.view !== at ? live : null;
  const other = elsewhere ? brush?.views[elsewhere.view] : undefined;
  const chosen = brush?.choice && brush.choice.view !== at ? brush.filters : NO_FILTERS;
  const own = useMemo(() => questionOf(view, { ano, uf }, pageFilters), [view, ano, uf, pageFilters]);
  const question = useMemo(
    () => (chosen?.length ? { ...own, filters: [...own.filters, ...chosen] } : own),
    [own, chosen],
  );
  const there = useMemo(
    () => questionOf(other ?? view, { ano, uf }, pageFilters),
    [other, view, ano, uf, pageFilters],
  );
  const answer = useQuery({ ...viewResultQuery(question), enabled: chosen !== null });
  const { data: whole } = useQuery({ ...viewResultQuery(own), enabled: other !== undefined });
  const { data: source } = useQuery({ ...viewResultQuery(there), enabled: other !== undefined });
  const por = other?.grouprow[0];
  const parts = useQuery({
    ...brushPartsQuery(own, por ?? NO_COLUMN),
    enabled: por !== undefined && brush?.parts === true && !settled,
  });
  const cube = (por && parts.data?.cube) ?? null;
  const answered = chosen === null ? undefined : answer.data;
  const result = useMemo(() => {
    if (!elsewhere || !code) return answered;
    return code.shownOf({ choice: elsewhere, settled: asked, whole, answer: answered, source, cube, kept });
  }, [elsewhere, code, asked, whole, answered, source, cube, kept]);

  const note = (): string => {
    if (!elsewhere || !other) return '';
    if (!settled && !cube) {
      if (parts.data?.reason) return t('brush.atRelease', { reason: parts.data.reason });
      return parts.isFetching ? t('brush.fetching') : t('brush.later');
    }
    if (moving && !settled) return t('brush.moving', { title: other.title });
    const more = (count: number) => t('brush.more', { count });
    const words = (source && code?.readChoice(source, elsewhere, brush?.single === true, more)?.words) ?? '';
    return t('brush.only', { title: other.title, words });
  };
  useEffect(
    () => brush && code?.askAhead(brush, at, (near) => queryClient.prefetchQuery(brushPartsQuery(own, near))),
    [brush, code, at, own],
  );
  const having = useRef<Having>(null);
  useEffect(() => {
    having.current = { at, by: elsewhere?.view, result, whole, source, cube, kept };
  });
  const follow = brush?.live.follow;
  const rests = useRests(moving);
  const steps = useMemo(
    (): Steps | undefined =>
      // With each rest the chart is drawn anew by what the card has, and what it has missed of the hand's steps is forgotten.
      rests >= 0 && follow && code
        ? (listener) => code.followed(follow, () => having.current, listener)
        : undefined,
    [rests, follow, code],
  );
  return { question, answer, result, steps, choosing: live !== null && !settled, note: note() };
}

const NO_FILTERS: readonly ColumnFilter[] = [];
