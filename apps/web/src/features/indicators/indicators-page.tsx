import { PAGES } from '@fonte/contracts';
import type { View } from '@fonte/contracts/view';
import {
  EmptyState,
  FailedState,
  lazyDialog,
  lazyPart,
  LoadingState,
  PartFailure,
  useNarrow,
} from '@fonte/ui';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { setPageFilters } from '../../core/filters/page-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { operatorWords, valuesWords } from '../../core/indicator/words/filter-words.ts';
import { useClearByKey } from '../../core/indicator/brush/use-clear-by-key.ts';
import { usePanelBrush } from '../../core/indicator/brush/use-panel-brush.ts';
import type { PointDialogProps } from '../../core/indicator/point/point-dialog.tsx';
import { useViewAddress } from '../../core/indicator/view/view-address.ts';
import { useMay, useSignedIn } from '../../core/session/session-store.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { noteOpened } from './opened-panels.ts';
import { PanelBar } from './panel-bar.tsx';
import type { PanelCardsProps } from './panel-cards.tsx';
import { PanelViews } from './panel-views.tsx';
import { panelsQuery } from './panels.ts';
import './texts.ts';

const PointDialog = lazyDialog<PointDialogProps>(() =>
  import('../../core/indicator/point/point-dialog.tsx').then((module) => module.PointDialog),
);

// The form and the rows behind a point come when they are asked for.
const FilterDrawer = lazyDialog<FilterDrawerProps>(() =>
  import('./filter-drawer.tsx').then((module) => module.FilterDrawer),
);

// Whoever opens a panel by its address sees no other ones.
const CARDS_HEIGHT = 320;
const PanelCards = lazyPart<PanelCardsProps>(
  () => import('./panel-cards.tsx').then((module) => module.PanelCards),
  {
    waiting: () => <LoadingState shape="lines" height={CARDS_HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={CARDS_HEIGHT} onRetry={retry} />,
  },
);

const NO_VIEWS: readonly View[] = [];

/** Width of the drawer that the cards make room for, in px. */
const DRAWER = 396;

/** /indicadores: one panel's views as cards, filtered by its dimensions. Panel, filters and opened point stand in the address. */
export function IndicatorsPage() {
  const { t } = useTexts(['indicators', 'indicator']);
  const [search, setSearch] = useSearchParams();
  const { filters, choice, point, page, look, ...address } = useViewAddress();
  const { setFilters, openPoint } = address;
  const { data: panels, isError, error, isPending, refetch } = useQuery(panelsQuery());
  const [form, setForm] = useState(false);
  const [formAsked, setFormAsked] = useState(false);
  const mayDrill = useMay('indicator.detail');
  const beside = !useNarrow('lg');
  const asked = search.get('painel');
  const panel = panels?.find(({ id }) => String(id) === asked);
  const opened = point ? panel?.config[point.view] : undefined;
  const dimensions = panel?.dimensoes ?? [];

  const brush = usePanelBrush(panel?.config ?? NO_VIEWS, filters, choice, address.choose);
  const chosenTitle = brush.choice ? (panel?.config[brush.choice.view]?.title ?? '') : '';
  useClearByKey(brush.choice !== null, () => address.choose(null));

  useEffect(() => {
    const chips = brush.choice
      ? [
          {
            key: 'choice',
            name: chosenTitle,
            operator: '=',
            value: brush.words,
            onRemove: () => address.choose(null),
          },
        ]
      : [];
    setPageFilters({
      chips: chips.concat(
        filters.map((filter, at) => ({
          key: String(at),
          name: filter.description ?? filter.colname ?? '',
          operator: filter.operator === '=' ? '=' : operatorWords(filter.operator).toLowerCase(),
          value: valuesWords(filter),
          onRemove: () => setFilters(filters.filter((_, other) => other !== at)),
        })),
      ),
      clear: address.clear,
    });
  });
  useEffect(() => () => setPageFilters(null), []);

  const { id: account } = useSignedIn();
  const openedId = panel?.id;
  useEffect(() => {
    if (openedId !== undefined) noteOpened(account, openedId);
  }, [account, openedId]);

  // Another panel has other dimensions: its filters begin empty, and so does the part behind the '#'.
  const searchOf = (id: number | null): URLSearchParams => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('painel');
    else next.set('painel', String(id));
    return next;
  };
  if (isError)
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={420} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: '12px', sm: '16px' },
        ...(form && beside ? { mr: `${DRAWER}px`, '--cell': 'span 24' } : {}),
      }}
    >
      <PanelBar
        panels={panels ?? []}
        loading={isPending}
        panel={panel}
        onPanel={(id) => setSearch(searchOf(id))}
        active={filters.length}
        formOpen={form}
        onForm={() => {
          setFormAsked(true);
          setForm(!form);
        }}
      />
      {isPending && <LoadingState shape="bars" height={420} />}
      {panels && !panel && (
        <EmptyState
          icon={<InsightsOutlined />}
          sentence={t('indicators:choose')}
          detail={panels.length === 0 ? t('indicators:none') : asked ? t('indicators:gone') : undefined}
          height={panels.length === 0 ? 320 : 160}
        />
      )}
      {panels && !panel && (
        <PanelCards
          panels={panels}
          addressOf={(id) => `${PAGES.indicadores.path}?${searchOf(id).toString()}`}
        />
      )}
      {panel && panel.config.length === 0 && (
        <EmptyState icon={<InsightsOutlined />} sentence={t('indicators:empty')} height={320} />
      )}
      {panel && (
        <PanelViews
          key={panel.id}
          panel={panel.id}
          views={panel.config}
          filters={filters}
          brush={brush}
          narrow={form && beside}
          onPoint={mayDrill ? openPoint : undefined}
        />
      )}
      {panel && formAsked && (
        <FilterDrawer
          key={`filters ${panel.id}`}
          open={form}
          onClose={() => setForm(false)}
          dimensions={dimensions}
          filters={filters}
          onApply={setFilters}
        />
      )}
      {point && opened && mayDrill && brush.filters !== null && (
        <PointDialog
          view={opened}
          point={point}
          pageFilters={filters}
          chosen={
            brush.choice && brush.choice.view !== point.view
              ? {
                  filters: brush.filters,
                  words: t('indicator:brush.only', { title: chosenTitle, words: brush.words }),
                }
              : undefined
          }
          page={page}
          look={look}
          list={address.list}
          onTurn={address.turnTo}
          onList={address.narrow}
          onLook={address.lookAt}
          onSeries={(series) => address.changePoint({ ...point, series })}
          onClose={address.closePoint}
        />
      )}
    </Box>
  );
}
