import { counted, formatHectares } from '@fonte/pt-br';
import { LookMark, type LegendRow } from '@fonte/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { LAYER, polygonTotals, type Narrowing } from './polygon-calls.ts';
import './texts.ts';

/** Áreas ABC, áreas da propriedade, áreas de intervenção: each with its count; a box hides its polygons. */
export function usePolygonLegend(narrowing: Narrowing): {
  rows: LegendRow[];
  note: string | undefined;
  /** There is none within the page's filters. */
  empty: boolean;
} {
  const { t } = useTexts('polygons');
  const { ano, uf, hidden } = narrowing;
  const { data } = useQuery({
    queryKey: ['polygon-totals', ano, uf],
    staleTime: 300_000,
    queryFn: ({ signal }) => polygonTotals({ ano, uf, hidden: [] }, signal),
  });
  const rows = useMemo(
    () =>
      LAYER.classes.map(({ id, title, look }): LegendRow => ({
        key: id,
        label: title,
        mark: <LookMark look={look} />,
        on: !hidden.includes(id),
        ...(data ? { count: data.classes[id] ?? 0 } : {}),
      })),
    [hidden, data],
  );
  const note =
    data &&
    t('shown', {
      count: counted(data.total, 'polígono', 'polígonos'),
      area: formatHectares(data.ha === null ? null : Number(data.ha), 1),
    });
  return { rows, note: note ?? undefined, empty: data?.total === 0 };
}
