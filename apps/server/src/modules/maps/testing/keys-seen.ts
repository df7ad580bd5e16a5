import type { Profile } from '@fonte/contracts';
import { sql, type RawBuilder } from 'kysely';
import { ROW_LIMITS } from '../../../testing/row-limits.ts';
import type { layerNamed } from '../layers/index.ts';

/** The keys of a layer's rows that a profile sees, in bare SQL: what the map services answer is held against it. */
export function keysSeen(
  layer: NonNullable<ReturnType<typeof layerNamed>>,
  profile: Profile,
): RawBuilder<{ key: string | number }> {
  const { uf, sees } = ROW_LIMITS[profile];
  const property = sql`(select cod_propriedade from programa.propriedade where ${sql.raw(sees)})`;
  const rule =
    layer.rows === 'property'
      ? sql`(cod_propriedade in ${property} ${layer.mayBeWithoutProperty ? sql`or cod_propriedade is null` : sql``})`
      : layer.rows === 'state' && uf
        ? sql`uf = ${uf}`
        : sql`true`;
  return sql`select ${sql.ref(`f.${layer.key}`)} as key from ${sql.table(layer.relation.join('.'))} f where ${rule}`;
}
