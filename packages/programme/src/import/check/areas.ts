import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { formatCompactDecimals, formatHectares } from '@fonte/pt-br';
import { REASONS } from '../../source/reasons.ts';
import { fileName, type TableSource } from '../../source/index.ts';
import { FAULT_LIMIT, type FaultList } from '../../read/fault.ts';
import { staged } from '../relations.ts';

interface OddArea {
  readonly linha: number;
  readonly feicao: number;
  readonly property: string;
  /** Square metres. */
  readonly drawn: number;
  /** Hectares. */
  readonly declared: number | null;
}

/** A thing drawn and its declared area may be this many times larger or smaller: points in a line, or an area in another unit, are beyond it. */
const TIMES = 100;
/** Metres: no farm or field is narrower on the average. */
const NARROWEST = 1;
/** Metres of a degree of latitude; what is found by it is measured again on the ellipsoid. */
const DEGREE = 111_000;
const SQUARE_METRES = 10_000;

/**
 * Tells the programme's outlines that cannot be what was declared: that enclose next to nothing, as points in a line do, or a hundredth or a hundredfold of the
 * declared area. Warnings, since the declared area is the one that counts. Shapes that cross themselves are faults already and are left out.
 */
export async function checkAreas(db: Kysely<Database>, list: FaultList, source: TableSource): Promise<void> {
  const column = source.geometry?.hectares;
  if (column === undefined) return;
  const declared = sql`s.${sql.ref(column)}::float8`;
  const { rows } = await sql<OddArea>`
    SELECT linha, feicao, property, declared, ST_Area(geom::geography) AS drawn FROM (
      SELECT s.linha, s.feicao, s.cod_propriedade AS property, ${declared} AS declared, s.geom,
        ST_Area(s.geom) * ${sql.lit(DEGREE ** 2)} * cos(radians(ST_YMin(s.geom))) AS near,
        ST_Perimeter(s.geom) * ${sql.lit(DEGREE)} AS round
      FROM ${staged(source)} s WHERE s.geom IS NOT NULL
    ) measured
    WHERE (2 * near < round * ${sql.lit(NARROWEST)}
        OR (declared > 0 AND (near * ${sql.lit(TIMES)} < declared * ${sql.lit(SQUARE_METRES)}
          OR near > declared * ${sql.lit(SQUARE_METRES * TIMES)})))
      AND ST_IsValid(geom)
    ORDER BY feicao LIMIT ${sql.lit(FAULT_LIMIT)}`.execute(db);
  for (const { linha, feicao, property, drawn, declared: hectares } of rows) {
    const area = areaText(drawn);
    const motivo =
      hectares !== null && differs(drawn, hectares * SQUARE_METRES)
        ? REASONS.otherArea(property, column, area, formatHectares(hectares))
        : REASONS.noArea(property, area);
    list.warn({ arquivo: fileName(source), linha, feicao, coluna: 'geometry', valor: null, motivo });
  }
}

const differs = (drawn: number, declared: number): boolean =>
  declared > 0 && (drawn * TIMES < declared || drawn > declared * TIMES);

/** '0,1 m²' below a hectare, '117,10 ha' from there on. */
const areaText = (metres: number): string =>
  metres < SQUARE_METRES
    ? `${formatCompactDecimals(metres, 1)}\u00a0m²`
    : formatHectares(metres / SQUARE_METRES);
