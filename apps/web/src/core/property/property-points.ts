import type { ReportAnswer } from '@fonte/contracts';
import { writeCql } from '@fonte/cql/text/write-cql';
import type { MapPoint } from '@fonte/ui/map-view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { figure } from '../report/answer/answer.ts';
import { fetchReport } from '../report/answer/report-calls.ts';
import { POINTS } from './property-reports.ts';
import { mapProperties, type MapProperty } from './map-property.ts';

const pointsQuery = (uf: string | null) =>
  queryOptions({
    queryKey: ['map-points', uf],
    // Situations are today's: the year does not change them.
    queryFn: ({ signal }) => fetchReport(POINTS, { ano: null, uf, forma: 'pontos' }, signal),
  });

/** All properties as points, counted by situation (null: none of the six). */
export function usePropertyPoints(uf: string | null) {
  const query = useQuery(pointsQuery(uf));
  const { data } = query;
  const points = useMemo(() => (data ? pointsOf(data) : NO_POINTS), [data]);
  const counts = useMemo(() => countBySituation(points.all), [points]);
  return {
    ...points,
    counts,
    answer: data ?? null,
    status: query.status,
    error: query.error,
    fetching: query.isFetching,
    refetch: query.refetch,
  };
}

/** What observers are told of a point: it stands for one of the properties of an area. */
export type Dot = {
  at: readonly [number, number];
  situation: string | null;
  /** 'Uma das 7 propriedades desta área'. */
  label: string;
  /** Município/UF. */
  place: string;
  basin: string;
};

export type Points = {
  points: readonly MapPoint[];
  all: readonly (string | null)[];
  withoutPoint: number;
  /** By the points' ids; none where the points are properties. */
  dots: ReadonlyMap<string, Dot>;
};
const NO_POINTS: Points = { points: [], all: [], withoutPoint: 0, dots: new Map() };

/** Columns: code (observers': an id), longitude, latitude, the situation's place among the labels, the state, and for observers the words of the place. */
export function pointsOf(answer: ReportAnswer): Points {
  const column = (name: string) => answer.series.find((series) => series.name === name)?.data ?? [];
  const [ids, lon, lat, situations, states, labels, places, basins] = [
    'id',
    'lon',
    'lat',
    'situacao',
    'uf',
    'label',
    'subtitle',
    'bacia',
  ].map(column);
  const codes = ids && ids.length > 0 ? ids : column('cod_propriedade');
  const points: MapPoint[] = [];
  const dots = new Map<string, Dot>();
  const all: (string | null)[] = [];
  for (const [index, code] of codes.entries()) {
    const at = situations?.[index];
    const situation = typeof at === 'number' ? (answer.labels[at] ?? null) : null;
    all.push(situation);
    const x = figure(lon?.[index]);
    const y = figure(lat?.[index]);
    if (x === null || y === null || typeof code !== 'string') continue;
    const region = text(states?.[index]);
    points.push({ id: code, at: [x, y], situation, ...(region ? { region } : {}) });
    const [label, place, basin] = [labels, places, basins].map((words) => text(words?.[index]));
    if (label)
      dots.set(code, {
        at: [x, y],
        situation,
        label,
        place: place ?? '',
        basin: basin ?? '',
      });
  }
  return { points, all, withoutPoint: all.length - points.length, dots };
}

const text = (cell: unknown): string => (typeof cell === 'string' ? cell : '');

/** How many properties each situation has, with and without a point; null is none of the six. */
export function countBySituation(all: readonly (string | null)[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const situation of all) counts.set(situation, (counts.get(situation) ?? 0) + 1);
  return counts;
}

/** The reports' own filter for one property's rows. */
export const propertyFilter = (code: string): string =>
  writeCql({
    kind: 'compare',
    operator: '=',
    left: { kind: 'property', name: 'cod_propriedade' },
    right: { kind: 'literal', value: code },
    matchCase: true,
  }).replaceAll('"', '');

/** What the map series tells of one property; null where it is none of the caller's. */
export const propertyQuery = (code: string) =>
  queryOptions({
    queryKey: ['map-property', code],
    queryFn: async ({ signal }): Promise<MapProperty | null> => {
      const moreFilter = propertyFilter(code);
      const answer = await fetchReport(POINTS, { ano: null, uf: null, moreFilter }, signal);
      return (answer && mapProperties(answer)[0]) ?? null;
    },
  });
