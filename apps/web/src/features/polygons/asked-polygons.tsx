import type { LonLat } from '@fonte/ui/map-view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { polygonsAt, polygonsOf, type Narrowing } from './polygon-calls.ts';
import { NothingHere } from './nothing-here.tsx';
import { PolygonsDialog } from './polygons-dialog.tsx';
import './texts.ts';

/** Rows that come at a time; a point seldom has more than three. */
const STEP = 100;

/** What the dialog is about: a place of the map, or a property. */
export type Asked =
  | { kind: 'place'; at: LonLat; degrees: number; narrowing: Narrowing }
  | { kind: 'property'; code: string; narrowing: Narrowing };

/** The polygons of what was asked, as they come: in a dialog; of a place where there is none, a word on the map. */
export function AskedPolygons(props: { asked: Asked; name: string | null; onClose: () => void }) {
  const { asked, name, onClose } = props;
  const { t } = useTexts('polygons');
  const [most, setMost] = useState(STEP);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['polygons', asked, most],
    // Those that are shown stay while more are on their way.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      asked.kind === 'place'
        ? polygonsAt(asked.narrowing, asked, most, signal)
        : polygonsOf(asked.code, asked.narrowing, most, signal),
  });
  const { ano, hidden } = asked.narrowing;
  const why = [
    ...(ano === null ? [] : [t('untilYear', { ano })]),
    ...(asked.kind === 'place' && hidden.length > 0 ? [t('classesOff')] : []),
  ].join(' ');
  // A click beside everything is no question that has to be closed.
  const beside = asked.kind === 'place' && !error;
  if (beside && !data) return null;
  if (beside && data?.total === 0 && data.polygons.length === 0)
    return <NothingHere sentence={t('noneHere')} why={why} onClose={onClose} />;
  return (
    <PolygonsDialog
      title={asked.kind === 'place' ? t('here') : t('of', { name: name || asked.code })}
      found={data}
      failure={error ? sentenceOf(error) : null}
      emptyDetail={why}
      onMore={() => setMost(most + STEP)}
      busy={isFetching}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
