import { undotted } from '@fonte/contracts';
import { sql } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf, behindWall, propertyRule } from '../../query/index.ts';
import { findCode } from '../properties/index.ts';

/** A property as media know it. */
export interface MediaProperty {
  /** Its code as the programme writes it. */
  readonly code: string;
  readonly name: string;
  readonly municipio: string | null;
  readonly uf: string | null;
  /** Degrees; null where no place is known. */
  readonly lon: number | null;
  readonly lat: number | null;
}

/**
 * A property that the caller may see, by its code with or without dots. One that an import has removed is still there for who sees all rows, as long as
 * files of it are. Errors: `propertyNotFound`, also for a property of others.
 */
export async function findProperty(call: Call, id: string): Promise<MediaProperty> {
  const rule = propertyRule(accessOf(call), 'p.cod_propriedade');
  const code = await findCode(call, id);
  const { rows } = await sql<MediaProperty>`
    select p.cod_propriedade as code, p.nome as name, m.nome as municipio, p.uf, p.lon::float8 as lon, p.lat::float8 as lat
    from programa.propriedade p left join geo.municipio m using (codigo_municipio)
    where p.cod_propriedade = ${code} and ${rule ?? sql`true`}`.execute(behindWall(call));
  const [found] = rows;
  if (found) return found;
  if (rule === undefined) {
    const left = await sql<MediaProperty>`
      select cod_propriedade as code, cod_propriedade as name, null as municipio, null as uf, null as lon, null as lat
      from (
        select cod_propriedade from portal.arquivo union select cod_propriedade from portal.geometria_enviada
      ) f where replace(cod_propriedade, '.', '') = ${undotted(id)}`.execute(behindWall(call));
    if (left.rows[0]) return left.rows[0];
  }
  return fail('propertyNotFound');
}
