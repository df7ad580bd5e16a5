import { FEW_POINTS, GATHERED_HALO, gatheredRadius, isAfar } from '@fonte/contracts/programme/gathered';
import { EPSG } from '@fonte/geo';
import { sql } from 'kysely';
import { fail, withinTime } from '../../../platform/index.ts';
import { scopeKey, type Access } from '../../../query/index.ts';
import { featureSource, featureWhere, placeOf, ref } from '../features/index.ts';
import { isProjected, type Crs } from '../request/crs.ts';
import { timeOf, type Maps } from '../service.ts';
import { frameOf } from '../shapes/frame.ts';
import type { DrawFrame, PlacedMark } from '../shapes/job.ts';
import type { Region, Regions } from '../shapes/regions.ts';
import { TEXT_REACH } from './fetch-shapes.ts';
import type { AskedLayer, MapRequest } from './map-request.ts';
import { pixelMetres, zoomOf } from './scale.ts';

/** What points are gathered with. */
export type Gathering = Pick<Maps, 'app' | 'regions' | 'dots'>;

/**
 * What stands for the points of a layer on a map of this scale, all of the caller's that the request means and not those in the picture alone: their number does not change while a map is moved, and tiles side
 * by side have the same mark. Null from nearer, and for few points, those of one region and those of no region, as on the portal's own map. Worked out once for a data version.
 */
export async function regionsOf(
  maps: Gathering,
  access: Access,
  asked: AskedLayer,
  { box, width }: Pick<MapRequest, 'box' | 'width'>,
  signal: AbortSignal | undefined,
): Promise<readonly Region[] | null> {
  const { layer, filter, view } = asked;
  if (layer.gathered === undefined || !isAfar(zoomOf(pixelMetres(box, width)))) return null;
  // Until it is decided which dots tell their situation, none does: that is nobody's answer for a whole version.
  const { name } = await maps.dots(access.profile);
  const system = isProjected(box.epsg) ? box.epsg : null;
  const key = JSON.stringify([name, scopeKey(access), layer.name, filter, view, system]);
  const { regions } = await maps.regions.of(key, signal, (flight) =>
    withinTime(flight, timeOf(maps), (limit) => readRegions(maps, access, asked, system, limit)),
  );
  return regions;
}

/** The marks that reach into a picture, or to a text that does: tiles side by side leave out the same texts. */
export async function gatheredOn(
  maps: Gathering,
  access: Access,
  asked: AskedLayer,
  {
    map,
    frame: of,
    signal,
  }: {
    readonly map: Pick<MapRequest, 'box' | 'width'>;
    readonly frame: DrawFrame;
    readonly signal: AbortSignal;
  },
): Promise<PlacedMark[] | null> {
  const regions = await regionsOf(maps, access, asked, map, signal);
  if (regions === null) return null;
  const frame = frameOf(of);
  return regions.filter(({ count, ...place }) => {
    const reach = TEXT_REACH + (gatheredRadius(count) + GATHERED_HALO) * of.scale;
    const [x, y] = [frame.x(place.x), frame.y(place.y)];
    return x > -reach && y > -reach && x < of.width + reach && y < of.height + reach;
  });
}

async function readRegions(
  { app }: Gathering,
  access: Access,
  { layer, filter, view }: AskedLayer,
  system: Crs['epsg'] | null,
  signal: AbortSignal,
): Promise<Regions> {
  const { mercator } = placeOf(layer);
  const region = ref(layer.gathered?.by ?? layer.key);
  const middle = sql`ST_SetSRID(ST_MakePoint(avg(ST_X(${mercator})), avg(ST_Y(${mercator}))), ${EPSG.webMercator}::int)`;
  const placed = system === null ? middle : sql`ST_Transform(${middle}, ${system}::int)`;
  const { rows } = await sql<Counted>`
    select regiao, legenda, total, ST_X(lugar) as x, ST_Y(lugar) as y, de
    from (
      select ${region} as regiao, ${ref(layer.classColumn)} as legenda, count(*) as total, ${placed} as lugar,
        grouping(${region}, ${ref(layer.classColumn)}) as de
      from ${featureSource(layer)} ${featureWhere({ layer, access, filter, view })}
      group by grouping sets ((), (${region}), (${region}, ${ref(layer.classColumn)}))
    ) as g
    order by total desc, regiao`.execute(app.database.within({ signal }));
  return { regions: regionsIn(rows, layer.classes) };
}

interface Counted {
  readonly regiao: string | null;
  readonly legenda: string | null;
  readonly total: number;
  readonly x: number;
  readonly y: number;
  /** What the row is a sum over: 0 nothing (a class of a region), 1 the classes (a region), 3 both (all). */
  readonly de: number;
}

/** The regions of a layer's sums. Errors: an engine that gives no total is at fault. */
function regionsIn(rows: readonly Counted[], classes: AskedLayer['layer']['classes']): Region[] | null {
  const all = rows.find(({ de }) => de === 3) ?? fail('unexpected');
  const sums = rows.filter(({ de }) => de === 1);
  if (all.total <= FEW_POINTS || sums.length < 2 || sums.some(({ regiao }) => regiao === null)) return null;
  return sums.map(({ regiao, total, x, y }) => {
    const own = rows.filter((row) => row.de === 0 && row.regiao === regiao);
    const counted = classes.map(({ id, look }) => {
      const count = own.find(({ legenda }) => legenda === id)?.total ?? 0;
      return { id, color: look.fill ?? look.stroke ?? '#000000', count };
    });
    return {
      region: regiao ?? '',
      count: total,
      x,
      y,
      parts: counted.flatMap(({ color, count }): [string, number][] => (count === 0 ? [] : [[color, count]])),
      classes: Object.fromEntries(counted.map(({ id, count }) => [id, count])),
    };
  });
}
