import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatHectares } from '@fonte/pt-br';
import { CardShell, ChoiceChips, EmptyState } from '@fonte/ui';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../core/i18n/use-texts.ts';
import { entriesOf, ENTRY_KINDS, spanOf, type Entry, type EntryKind } from './entries.ts';
import { Mark } from './mark.tsx';
import { Track } from './track.tsx';

export type TimelineProps = {
  head: Pick<PropertyHead, 'visitas' | 'recomendacoes' | 'praticas' | 'ciclos'>;
};

/** What is chosen to be seen: all kinds, or one of them. */
type Shown = EntryKind | 'tudo';

/** Entries listed before all of them are asked for. */
const FIRST = 6;

/** Visits, recommendations and practices in time: a picture, and the same as a list. */
export function Timeline({ head }: TimelineProps) {
  const { t } = useTexts('propertyPage');
  const words = useEntryWords();
  const [shown, setShown] = useState<Shown>('tudo');
  const all = useMemo(() => entriesOf(head), [head]);
  const entries = shown === 'tudo' ? all : all.filter(({ kind }) => kind === shown);
  const span = spanOf(all, head.ciclos);
  return (
    <CardShell title={t('timeline')} subtitle={t('timelineDetail')}>
      {all.length > 0 && (
        <Box data-print="hide" sx={{ mb: '12px', minWidth: 0 }}>
          <ChoiceChips
            label={t('timelineShown')}
            value={shown}
            onChange={(value) => setShown(value as Shown)}
            options={[
              { value: 'tudo', label: t('timelineAll'), count: all.length },
              ...ENTRY_KINDS.map((value) => ({
                value,
                label: t(`entryKinds.${value}`),
                count: all.filter(({ kind }) => kind === value).length,
              })),
            ]}
          />
        </Box>
      )}
      {entries.length === 0 || span === null ? (
        <EmptyState sentence={t(EMPTY[shown])} icon={<TimelineOutlined />} />
      ) : (
        <>
          <Track entries={entries} cycles={head.ciclos} span={span} words={words} />
          <EntryList key={shown} entries={entries} words={words} />
        </>
      )}
    </CardShell>
  );
}

const EMPTY = {
  tudo: 'timelineEmpty',
  visita: 'visitsEmpty',
  recomendacao: 'adviceEmpty',
  pratica: 'practicesEmpty',
} as const satisfies Record<Shown, string>;

/** The same in words, the latest first; all of them at a touch, and on paper. */
function EntryList({ entries, words }: { entries: readonly Entry[]; words: (entry: Entry) => string }) {
  const { t } = useTexts('propertyPage');
  const [whole, setWhole] = useState(false);
  return (
    <>
      <Box component="ol" aria-label={t('timelineList')} sx={LINES}>
        {entries.map((entry, place) => (
          <Box component="li" key={entry.key} sx={!whole && place >= FIRST ? LATER : null}>
            <Mark kind={entry.kind} open={entry.open} />
            <span>{words(entry)}</span>
          </Box>
        ))}
      </Box>
      {entries.length > FIRST && (
        <Link
          component="button"
          type="button"
          data-print="hide"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          sx={{ minHeight: 44, fontSize: 13 }}
        >
          {whole ? t('timelineLess') : t('timelineMore', { count: entries.length })}
        </Link>
      )}
    </>
  );
}

/** '15/03/2025: visita 14, conta'. */
function useEntryWords(): (entry: Entry) => string {
  const { t } = useTexts('propertyPage');
  return (entry) => {
    const date = formatDate(entry.dt);
    switch (entry.kind) {
      case 'visita': {
        const { numero, conta, motivo } = entry.row;
        const state = conta ? t('counts') : t('notYet', { why: motivo ?? t('unknown') });
        return t('entriesOfTime.visita', { date, number: numero, state });
      }
      case 'recomendacao': {
        const { tema, situacao } = entry.row;
        const state = (situacao ?? t('unknown')).toLowerCase();
        return t('entriesOfTime.recomendacao', { date, theme: tema ?? t('unknown'), state });
      }
      case 'pratica': {
        const { objetivo, tipo, area } = entry.row;
        const hectares = area === null ? t('areaUnknown') : formatHectares(Number(area));
        const what = { objective: objetivo ?? t('unknown'), kind: tipo ?? t('unknown') };
        return t('entriesOfTime.pratica', { date, ...what, area: hectares });
      }
    }
  };
}

const LATER = { '@media screen': { display: 'none !important' } };
const LINES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: '12px',
  display: 'grid',
  gap: '8px',
  fontSize: 14,
  '& li': { display: 'flex', gap: '8px', alignItems: 'center', overflowWrap: 'anywhere' },
};
