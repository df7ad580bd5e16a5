import type { LonLat } from '@fonte/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { polygonsAt, polygonsOf, type Narrowing } from './polygon-calls.ts';
import { PolygonsDialog } from './polygons-dialog.tsx';
import './texts.ts';

/** What the dialog is about: a place of the map, or a property. */
export type Asked =
  | { kind: 'place'; at: LonLat; degrees: number; narrowing: Narrowing }
  | { kind: 'property'; code: string; narrowing: Narrowing };

/** The polygons of what was asked, as they come. */
export function AskedPolygons(props: { asked: Asked; name: string | null; onClose: () => void }) {
  const { asked, name, onClose } = props;
  const { t } = useTexts('polygons');
  const { data, error, refetch } = useQuery({
    queryKey: ['polygons', asked],
    queryFn: ({ signal }) =>
      asked.kind === 'place'
        ? polygonsAt(asked.narrowing, asked, signal)
        : polygonsOf(asked.code, asked.narrowing, signal),
  });
  return (
    <PolygonsDialog
      title={asked.kind === 'place' ? t('here') : t('of', { name: name || asked.code })}
      found={data}
      failure={error ? sentenceOf(error) : null}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
