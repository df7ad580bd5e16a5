import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@fonte/database';
import { sourceOf } from '../../source/index.ts';
import { changes, matching, standing } from '../relations.ts';

type Db = Kysely<Database>;

interface History {
  /** Its name on the screen Histórico and in GET /api/indicators/diff. */
  readonly tableName: 'propriedade' | 'visita' | 'geometria';
  readonly keyName: string;
  /** A row as the history shows it: column and value. */
  readonly shown: (of: string) => RawBuilder<unknown>;
}

/** The tables whose changes are kept (second specification text, 2.13), by the name of their source. */
export const HISTORIES: Readonly<Record<string, History>> = {
  propriedade: {
    tableName: 'propriedade',
    keyName: 'cod_propriedade',
    // Both geometries only repeat lon and lat, and the orders' keys the name and the activity.
    shown: (of) => sql`to_jsonb(${sql.ref(of)}) - 'geom' - 'geom_3857' - 'nome_ordem' - 'atividade_ordem'`,
  },
  visita: {
    tableName: 'visita',
    keyName: 'id_visita',
    // The cycle in which it is counted follows from its neighbours.
    shown: (of) => sql`to_jsonb(${sql.ref(of)}) - 'ciclo_contado'`,
  },
  poligono: {
    tableName: 'geometria',
    keyName: 'id_poligono',
    // As WKT, which a person can read and compare; the copies that maps draw say the same again.
    shown: (of) =>
      sql`to_jsonb(${sql.ref(of)}) - 'geom_3857' - 'geom_z8' - 'geom_z12' || jsonb_build_object('geom', ST_AsText(${sql.ref(`${of}.geom`)}))`,
  },
};

/** Writes what the version changed in a table with a history: the noted rows as they were, against what stands now. */
export async function writeHistory(trx: Db, name: string, versao: number): Promise<void> {
  const history = HISTORIES[name];
  if (!history) return;
  const source = sourceOf(name);
  await sql`
    INSERT INTO portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
    SELECT ${versao}::bigint, ${history.tableName}, ${sql.ref(`m.${history.keyName}`)}::text, ${history.keyName},
      CASE m.op WHEN 'A' THEN 'ADD' WHEN 'U' THEN 'UPDATE' ELSE 'REMOVE' END, current_date, m.cod_propriedade,
      CASE m.op WHEN 'A' THEN d.depois WHEN 'R' THEN m.antes ELSE (
        SELECT coalesce(jsonb_agg(jsonb_build_object('key', e.key, 'oldValue', m.antes -> e.key, 'value', e.value)), '[]')
        FROM jsonb_each(d.depois) e WHERE m.antes -> e.key IS DISTINCT FROM e.value
      ) END
    FROM ${changes(source)} m
    LEFT JOIN LATERAL (SELECT ${history.shown('t')} AS depois FROM ${standing(source)} t WHERE ${matching('t', source.key, 'm')}) d ON true
    ORDER BY ${sql.join(source.key.map((column) => sql.ref(`m.${column}`)))}`.execute(trx);
}
