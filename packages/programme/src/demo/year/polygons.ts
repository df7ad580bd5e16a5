import type { Polygon } from 'geojson';
import { isoDay, LAST_DAY } from '../drawn-from/calendar.ts';
import type { Farm } from '../farm/farm.ts';
import type { Practice } from './practices.ts';
import { round, type Random } from '../drawn-from/random.ts';
import type { Story } from './schedule.ts';
import { outlinePolygon, Parts, type Outline } from '../farm/shapes.ts';

const HISTORY_DAYS = 14;
const FIELDS = [
  'Piquetes',
  'Pasto do córrego',
  'Pasto da sede',
  'Retiro',
  'Talhão',
  'Invernada',
  'Pasto do fundo',
];
const PROTECTED = ['Nascente', 'Beira do córrego', 'Grota', 'Vereda', 'Reserva'];

export interface TakePolygon {
  /** Takes a current polygon and gives its id. */
  current(
    properties: { readonly type_poligono: string; readonly [column: string]: unknown },
    geometry: Polygon,
  ): number;
  history(properties: object, geometry: Polygon): void;
}

/**
 * The polygons recorded on a farm: its outline, areas of ABC and of intervention. Of every hundred outlines one or two
 * lie over the neighbour's, and of every hundred areas one lies outside: faults that the portal shows. Gives the
 * polygon of each practice that has one.
 */
export function tellPolygons(
  random: Random,
  farm: Farm,
  story: Story,
  outline: Outline,
  practices: readonly Practice[],
  take: TakePolygon,
): (number | null)[] {
  const ids = practices.map((): number | null => null);
  const first = story.visits[0];
  if (!first || !random.chance(0.78)) return ids;
  const radius = Math.sqrt((farm.areas.total * 10_000) / Math.PI);
  const record = (type: string, nome: string, area: number, day: number, geometry: Polygon): number => {
    const id = take.current(
      {
        cod_propriedade: farm.cod,
        nome_area: nome,
        name_poligono: nome,
        type_poligono: type,
        area_ha: area,
        origem: random.chance(0.24) ? 'kml' : 'app',
        cpf_tecnico: farm.technician.cpf,
        dt: isoDay(day),
      },
      geometry,
    );
    tellHistory(random, farm, id, area, day, geometry, take);
    return id;
  };

  const moved = random.chance(0.016) ? ([radius * 1.1, radius * 0.3] as const) : undefined;
  record('propriedade', 'Perímetro', farm.areas.total, first.day, outlinePolygon(outline, moved));
  const parts = new Parts(outline, random.whole(0, outline.rays.length - 1));
  for (const [i, practice] of practices.entries()) {
    const { objetivo, area, day } = practice;
    if (objetivo === 'planejamento' || area === null || !random.chance(objetivo === 'abc' ? 0.75 : 0.6))
      continue;
    const geometry = parts.next(area, random.chance(0.012) ? [0, radius * 2.8] : undefined);
    if (!geometry) continue;
    const type = objetivo === 'abc' ? 'abc' : 'intervencao';
    const nome = type === 'abc' ? `${random.pick(FIELDS)} ${i + 1}` : random.pick(PROTECTED);
    ids[i] = record(type, nome, area, day, geometry);
  }
  return ids;
}

/** The last two weeks' changes: polygons that are new, a few redrawn, a few taken out. */
function tellHistory(
  random: Random,
  farm: Farm,
  id: number,
  area: number,
  day: number,
  geometry: Polygon,
  take: TakePolygon,
): void {
  const row = (status: string, when: number, ha: number) => ({
    cod_poligono: id,
    cod_propriedade: farm.cod,
    status,
    data: isoDay(when),
    area: round(ha, 4),
  });
  const recent = LAST_DAY - random.whole(0, HISTORY_DAYS - 1);
  if (LAST_DAY - day < HISTORY_DAYS) take.history(row('novo', day, area), geometry);
  else if (random.chance(0.03))
    take.history(row('atualizado', recent, area * random.between(0.8, 1.2)), geometry);
  else if (random.chance(0.008))
    take.history({ ...row('excluído', recent, area), cod_poligono: EXCLUDED + id }, geometry);
}

/** Excluded polygons have numbers that no current one reaches. */
const EXCLUDED = 1_000_000_000;
