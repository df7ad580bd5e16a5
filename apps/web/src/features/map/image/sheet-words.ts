import { formatInteger } from '@fonte/pt-br';
import type { MapSheetWords } from '@fonte/ui/map-image';
import type { LegendRow } from '@fonte/ui/map-view';
import { rowOf } from '../layers/use-legend.tsx';
import { legendPicture } from '../layers/remote-legend.tsx';
import { layerOf } from '../state/known-layers.ts';

type Row = MapSheetWords['legend']['rows'][number];

/** Whether a row is on the map. */
const isSeen = ({ on, disabled }: LegendRow): boolean => on !== false && disabled !== true;

/** How many properties each of the rows that are on has. */
export const propertiesShown = (legend: readonly LegendRow[]): number[] =>
  legend.flatMap((row) =>
    isSeen(row) && rowOf(row.key)?.layer === 'propriedades' && row.count !== undefined ? [row.count] : [],
  );

/** What the map's sheet says: filters, dates, the legend of what is seen, sources. */
export function sheetWords(source: {
  title: string;
  legendTitle: string;
  legend: readonly LegendRow[];
  /** 'Uf: Goiás', 'Ano: 2025', … */
  filters: readonly string[];
  /** 'Dados até 13/10/2025 · …' */
  stamp: string | undefined;
  /** 'Feito em 14/10/2025, 05:40' */
  made: string;
  attribution: string;
  background: string;
}): MapSheetWords {
  const seen = source.legend.filter(isSeen);
  return {
    title: source.title,
    lines: [source.filters.join(' · '), source.stamp ?? ''].filter((line) => line !== ''),
    legend: {
      title: source.legendTitle,
      rows: seen.flatMap((row): Row[] => {
        const named = rowOf(row.key);
        // Another server's layer is in the legend as that server draws it.
        if (!named)
          return [{ heading: row.heading, label: row.label, picture: legendPicture({ name: row.key }) }];
        const one = layerOf(named.layer).classes.find(({ id }) => id === named.id);
        if (!one) return [];
        return [
          {
            heading: row.heading,
            label: row.label,
            look: one.look,
            count: row.count === undefined ? undefined : formatInteger(row.count),
          },
        ];
      }),
    },
    sources: [source.attribution, source.made].filter((part) => part !== '').join(' · '),
    background: source.background,
  };
}
