import type { LawsuitOptions } from '@fonte/contracts/routes/lawsuits';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Access } from '../../../query/index.ts';
import { ref } from '../features/index.ts';
import { LAWSUITS, lawsuitsWhere } from './read-lawsuits.ts';

type Field = Exclude<keyof LawsuitOptions, 'assunto'>;
const FIELDS: readonly Field[] = ['tribunal', 'esfera', 'classe', 'uf', 'ano', 'flg_julgamento'];

/** What the filters offer, within the caller's rows and a filter, the most frequent first. Errors: invalidFilter. */
export async function readLawsuitOptions(
  db: Kysely<Database>,
  access: Access,
  filter: string | undefined,
): Promise<LawsuitOptions> {
  const where = await lawsuitsWhere(db, access, filter);
  // One pass over the rows: a group for every value of every field, told apart by which field it is of.
  const columns = FIELDS.map((field) => ref(field));
  const values = await sql<{ campo: number; valor: string; total: number }>`
    select campo, valor, total from (
      select
        case ${sql.join(
          columns.map((column, index) => sql`when grouping(${column}) = 0 then ${index}::integer`),
          sql` `,
        )} end as campo,
        coalesce(${sql.join(columns.map((column) => sql`${column}::text`))}) as valor,
        count(*)::integer as total
      from ${LAWSUITS}
      where ${where}
      group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})
    ) as grupos
    where valor is not null
    order by campo, total desc, valor`.execute(db);
  // The subjects' names stand beside their codes, in the same order; where they are not as many, none is taken for another's. A lawsuit counts
  // once for a subject that it names twice.
  const subjects = await sql<{ codigo: number; nome: string | null; total: number }>`
    select par.codigo, max(nullif(btrim(par.nome), '')) as nome,
      (count(*) filter (where par.lugar = array_position(f.assuntos, par.codigo)))::integer as total
    from ${LAWSUITS},
      unnest(f.assuntos, case
        when cardinality(string_to_array(f.complex_assunto, ';')) = cardinality(f.assuntos)
        then string_to_array(f.complex_assunto, ';')
      end) with ordinality as par (codigo, nome, lugar)
    where ${where} and par.codigo is not null
    group by par.codigo
    order by total desc, par.codigo`.execute(db);
  const of = (field: Field) =>
    values.rows
      .filter(({ campo }) => campo === FIELDS.indexOf(field))
      .map(({ valor, total }) => ({ valor, total }));
  return {
    tribunal: of('tribunal'),
    esfera: of('esfera'),
    classe: of('classe'),
    uf: of('uf'),
    ano: of('ano'),
    flg_julgamento: of('flg_julgamento'),
    assunto: subjects.rows,
  };
}
