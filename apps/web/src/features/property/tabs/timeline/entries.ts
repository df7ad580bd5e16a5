import type { PropertyHead } from '@fonte/contracts/routes/properties';

/** What a property's timeline has entries of, in the order in which those of one day stand. */
export const ENTRY_KINDS = ['visita', 'recomendacao', 'pratica'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

type Rows = {
  visita: PropertyHead['visitas'][number];
  recomendacao: PropertyHead['recomendacoes'][number];
  pratica: PropertyHead['praticas'][number];
};

/** One thing that happened on the property. */
export type Entry = {
  [Kind in EntryKind]: {
    readonly kind: Kind;
    /** Tells it from the others of its property. */
    readonly key: string;
    /** 'yyyy-MM-dd'. */
    readonly dt: string;
    /** Drawn hollow: a visit that does not count yet, a recommendation that is not concluded. */
    readonly open: boolean;
    readonly row: Rows[Kind];
  };
}[EntryKind];

/** The word of the model for a recommendation that is not concluded (programa.recomendacao.situacao). */
const OPEN_ADVICE = 'Aberta';

/** Visits, recommendations and practices of a property, the latest first. What has no day has no place in time; the tables of 'Dados Gerais' tell it. */
export function entriesOf({
  visitas,
  recomendacoes,
  praticas,
}: Pick<PropertyHead, 'visitas' | 'recomendacoes' | 'praticas'>): Entry[] {
  // Visits come the first first, the others the latest first.
  const visits = visitas.toReversed().map((row, place): Entry => {
    return { kind: 'visita', key: `visita ${place}`, dt: row.dt, open: !row.conta, row };
  });
  const advice = recomendacoes.flatMap((row, place): Entry[] => {
    const { dt, situacao } = row;
    const open = situacao === OPEN_ADVICE;
    return dt === null ? [] : [{ kind: 'recomendacao', key: `recomendacao ${place}`, dt, open, row }];
  });
  const practices = praticas.flatMap((row, place): Entry[] => {
    const { dt } = row;
    return dt === null ? [] : [{ kind: 'pratica', key: `pratica ${place}`, dt, open: false, row }];
  });
  // The sort keeps those of one day in their order.
  return [...visits, ...advice, ...practices].toSorted((one, other) => other.dt.localeCompare(one.dt));
}

/** First and last day of entries and cycles, 'yyyy-MM-dd'; null without any. */
export function spanOf(
  entries: readonly Pick<Entry, 'dt'>[],
  cycles: PropertyHead['ciclos'],
): { first: string; last: string } | null {
  const days = [...entries.map(({ dt }) => dt), ...cycles.flatMap(({ inicio, fim }) => [inicio, fim])]
    .filter((day) => day !== null)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
