import type { Cell, ReportAnswer, Row } from '@fonte/contracts';
import { AREA_CHANGES, areaTypeOf } from '@fonte/contracts/programme/areas';
import { compareTexts, formatDate } from '@fonte/pt-br';
import type {
  Bounds,
  CarPerimeter,
  LonLat,
  PolygonChange,
  PropertyMapData,
  PropertyPolygon,
} from '@fonte/ui/property-map';
import { figure } from '../../report/answer/answer.ts';
import { mapHectares } from './area-words.ts';
import { farLine } from './far-line.ts';

/** The three reports of a property's map: 67676705, 67676704, 67676706 (second text, section 7). */
export interface ShapeReports {
  polygons: ReportAnswer | null;
  history: ReportAnswer | null;
  car: ReportAnswer | null;
}

/** What the map of one property draws, out of its reports; which column is which stands in the reports' declaration. */
export function readShapes(
  { polygons, history, car }: ShapeReports,
  place: { at: LonLat | null; situation: string | null },
): PropertyMapData {
  const areas = (polygons?.tbody ?? [])
    .flatMap(polygonOf)
    // 'Talhão 2' before 'Talhão 10'.
    .sort((a, b) => compareTexts(a.name, b.name));
  const perimeters = (car?.tbody ?? []).flatMap(perimeterOf);
  const outlines = areas.filter(({ kind }) => kind === 'propriedade');
  const first = [outlines, areas, perimeters].find((some) => some.length > 0) ?? [];
  const own = around(first.map(({ bounds }) => bounds));
  const far = farLine(place.at, own);
  const all = around([...areas, ...perimeters].map(({ bounds }) => bounds));
  return {
    polygons: areas,
    totals: totalsOf(polygons?.tbody ?? []),
    history: (history?.tbody ?? []).flatMap(changeOf),
    car: perimeters,
    point: place.at && { at: place.at, situation: place.situation },
    far,
    // A place that is far away is looked at together with the areas, or its line would lead out of the map.
    bounds: all && far ? around([all, [...far.from, ...far.from]]) : all,
  };
}

function polygonOf(row: Row): PropertyPolygon[] {
  const kind = areaTypeOf(text(row['_5']))?.code;
  const shape = shapeOf(row);
  if (!kind || !shape) return [];
  const code = text(row['_2']) || text(row['_1']);
  return [
    {
      id: `poligono ${text(row['_1'])}`,
      kind,
      name: text(row['_3']) || text(row['_4']) || code,
      area: mapHectares(figure(row['_7'])),
      areaSum: mapHectares(figure(row['_8'])),
      ...shape,
    },
  ];
}

function changeOf(row: Row): PolygonChange[] {
  const change = AREA_CHANGES.find(({ code }) => code === text(row['_8']))?.key;
  if (!change) return [];
  const { geometry, bounds } = shapeOf(row) ?? { geometry: null, bounds: null };
  return [
    {
      id: `historico ${text(row['_9'])}`,
      change,
      name: text(row['_3']) || text(row['_4']) || text(row['_2']) || text(row['_1']),
      date: formatDate(text(row['_6'])),
      area: mapHectares(figure(row['_7'])),
      geometry,
      bounds,
    },
  ];
}

const CAR_FACTS = [
  ['_2', 'Tipo'],
  ['_3', 'Situação'],
  ['_4', 'Condição'],
] as const;

function perimeterOf(row: Row): CarPerimeter[] {
  const shape = shapeOf(row);
  if (!shape) return [];
  const number = text(row['_1']);
  const facts = CAR_FACTS.flatMap(([field, label]) => {
    const value = text(row[field]);
    return value === '' ? [] : [{ label, value }];
  });
  const area = figure(row['_7']);
  return [
    {
      id: `car ${number}`,
      number,
      invalid: row['_5'] === 'car_invalido',
      facts: area === null ? facts : [...facts, { label: 'Área', value: mapHectares(area) }],
      ...shape,
    },
  ];
}

/** The total of a kind stands in each of its rows; the server worked it out. */
function totalsOf(rows: readonly Row[]): PropertyMapData['totals'] {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const kind = areaTypeOf(text(row['_5']))?.code;
      return kind && figure(row['_9']) !== null ? [[kind, mapHectares(figure(row['_9']))]] : [];
    }),
  );
}

/** Box and form, where both can be read. */
function shapeOf(row: Row): Pick<PropertyPolygon, 'geometry' | 'bounds'> | null {
  const bounds = text(row['_10']).split(',').map(Number);
  if (bounds.length !== 4 || !bounds.every(Number.isFinite)) return null;
  try {
    const geometry = JSON.parse(text(row['_11'])) as PropertyPolygon['geometry'];
    return { geometry, bounds: bounds as unknown as Bounds };
  } catch {
    return null;
  }
}

function around(boxes: readonly Bounds[]): Bounds | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce<Bounds>(
    (all, [west, south, east, north]) => [
      Math.min(all[0], west),
      Math.min(all[1], south),
      Math.max(all[2], east),
      Math.max(all[3], north),
    ],
    first,
  );
}

const text = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));
