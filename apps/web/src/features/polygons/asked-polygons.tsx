import type { LonLat } from '@fonte/ui/map-view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { polygonsAt, polygonsOf, type Narrowing } from './polygon-calls.ts';
import { PolygonsDialog } from './polygons-dialog.tsx';
import './texts.ts';

/** Rows that come at a time; a point seldom has more than three. */
const STEP = 100;

/** What the dialog is about: a place of the map, or a property. */
export type Asked =
  | { kind: 'place'; at: LonLat; degrees: number; narrowing: Narrowing }
  | { kind: 'property'; code: string; narrowing: Narrowing };

/** The polygons of what was asked, as they come. */
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
