import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { normalise } from '@fonte/pt-br';
import { sql } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf, behindWall, personalFieldsOf, propertyRule, type Sql } from '../../query/index.ts';

interface Asked {
  readonly texto: string;
  readonly limite: number;
  readonly uf?: string | undefined;
}

interface Row {
  readonly id: string;
  readonly nome: string;
  readonly municipio: string;
  readonly produtor: string | null;
  readonly lon: string | null;
  readonly lat: string | null;
}

/**
 * The caller's properties of which code (with or without dots), name, municipality or producer begins with the text, case and
 * accents ignored (second text, section 5), those of that name first; none for an empty text. Only for profiles that
 * see names and places in full: the capability says so, and this again. Errors: forbidden.
 */
export async function searchProperties(call: Call<unknown, Asked>): Promise<FoundProperty[]> {
  const { texto, limite, uf } = call.query;
  const prefix = normalise(texto);
  if (prefix === '') return [];
  const access = accessOf(call);
  if (personalFieldsOf(access.profile) !== 'full') fail('forbidden');
  const rule = propertyRule(access, 'p.cod_propriedade');
  const begins = (row: string): Sql => sql`starts_with(${sql.ref(`${row}.nome_ordem`)}, ${prefix})`;
  // Which they are, by indexes that a wall would not let be used; what is told of them is read behind it.
  const found = await sql<{ id: string }>`
    with achada as (
      select p.cod_propriedade from programa.propriedade p where ${begins('p')}
      union select p.cod_propriedade from programa.propriedade p
        where starts_with(p.cod_propriedade collate "C", ${prefix}) or starts_with(replace(p.cod_propriedade, '.', '') collate "C", ${prefix})
      union select p.cod_propriedade from geo.municipio m join programa.propriedade p using (codigo_municipio) where ${begins('m')}
      union select p.cod_propriedade from programa.produtor d join programa.propriedade p using (id_produtor) where ${begins('d')}
    )
    select p.cod_propriedade as id from achada join programa.propriedade p using (cod_propriedade)
    where ${rule ?? sql`true`}${uf === undefined ? sql`` : sql` and p.uf = ${uf}`}
    order by not ${begins('p')}, p.nome_ordem, p.cod_propriedade
    limit ${limite}`.execute(call.db);
  const codes = found.rows.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select p.cod_propriedade as id, p.nome, m.nome || '/' || p.uf as municipio, d.nome as produtor, p.lon, p.lat
    from unnest(${codes}::text[]) with ordinality as a(cod_propriedade, ordem)
    join programa.propriedade p using (cod_propriedade)
    join geo.municipio m using (codigo_municipio)
    left join programa.produtor d using (id_produtor)
    order by a.ordem`.execute(behindWall(call));
  const place = (value: string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({ ...row, lon: place(row.lon), lat: place(row.lat) }));
}
