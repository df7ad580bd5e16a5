import { setImmediate as nextRound } from 'node:timers/promises';
import type { PolygonFinding } from '@fonte/contracts/routes/media';
import type { PolygonGeometry } from '@fonte/geo';
import { sql } from 'kysely';
import { fail, withinTime, type Call } from '../../../platform/index.ts';
import { accessOf, propertyRule } from '../../../query/index.ts';
import { findProperty } from '../property.ts';
import { findingOf, type Ground } from './finding-of.ts';

interface Findings {
  readonly poligonos: PolygonFinding[];
  readonly declarado_ha: number | null;
}

/** More corners than this are not looked at while somebody waits. */
const MOST_VERTICES = 50_000;

/**
 * What is to be said of polygons before they are sent to a property: form, areas, share inside its CAR and its perimeter, overlaps, distance. Neighbours are the caller's other
 * properties: many small polygons laid side by side would draw the outline of any other, however little each is told. Only of a polygon that lies at the
 * property, since one as large as the country would be cut with each of them. Errors: `propertyNotFound`, `invalidGeometry` for too many corners, `timeout`
 * for all of them together.
 */
export async function checkPolygons(
  call: Call<{ id: string }, unknown, { polygons: PolygonGeometry[] }>,
): Promise<Findings> {
  const property = await findProperty(call, call.params.id);
  const { polygons } = call.body;
  const vertices = polygons
    .flatMap(({ coordinates }) => coordinates)
    .reduce((sum, ring) => sum + ring.length, 0);
  if (vertices > MOST_VERTICES)
    fail('invalidGeometry', { reason: `há mais de ${MOST_VERTICES.toLocaleString('pt-BR')} vértices` });
  const poligonos = await withinTime(call.signal, call.app.settings.STATEMENT_TIMEOUT * 1_000, (signal) =>
    findingsOf(
      {
        db: call.app.database.within({ signal }),
        code: property.code,
        seen: propertyRule(accessOf(call), 'o.cod_propriedade') ?? sql`true`,
      },
      polygons,
    ),
  );
  const declared = await call.db
    .selectFrom('programa.propriedade')
    .where('cod_propriedade', '=', property.code)
    .select('area_total')
    .executeTakeFirst();
  const area = declared?.area_total ?? null;
  return { poligonos, declarado_ha: area === null ? null : Number(area) };
}

async function findingsOf(ground: Ground, polygons: readonly PolygonGeometry[]): Promise<PolygonFinding[]> {
  const found: PolygonFinding[] = [];
  const before: PolygonGeometry[] = [];
  for (const [posicao, polygon] of polygons.entries()) {
    // oxlint-disable no-await-in-loop -- one connection, and whatever has come meanwhile goes first
    await nextRound();
    const finding = await findingOf(ground, polygon, before);
    found.push({ posicao, ...finding });
    if (finding.falha === null) before.push(polygon);
    // oxlint-enable no-await-in-loop
  }
  return found;
}
