import type { LawsuitOptions } from '@fonte/contracts/routes/lawsuits';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Access } from '../../../query/index.ts';
import { lawsuitsWhere } from './read-lawsuits.ts';

type Field = Exclude<keyof LawsuitOptions, 'assunto'>;
const FIELDS: readonly Field[] = ['tribunal', 'esfera', 'classe', 'uf', 'ano', 'flg_julgamento'];

/** What the filters offer, within the caller's rows and a filter, the most frequent first. Errors: invalidFilter. */
export async function readLawsuitOptions(
  db: Kysely<Database>,
  access: Access,
  filter: string | undefined,
): Promise<LawsuitOptions> {
  const where = lawsuitsWhere(access, filter);
  const values = await sql<{ campo: Field; valor: string; total: number }>`
    with alvo as (select * from camada.processo as processo where ${where})
    ${sql.join(
      FIELDS.map(
        (field) => sql`
          select ${field}::text as campo, ${sql.ref(`alvo.${field}`)}::text as valor, count(*)::integer as total
          from alvo where ${sql.ref(`alvo.${field}`)} is not null group by ${sql.ref(`alvo.${field}`)}`,
      ),
      sql` union all `,
    )}
    order by campo, total desc, valor`.execute(db);
  // The subjects' names stand beside their codes, in the same order; where they are not as many, none is taken for another's.
  const subjects = await sql<{ codigo: number; nome: string | null; total: number }>`
    select par.codigo, mode() within group (order by btrim(par.nome)) filter (where btrim(par.nome) <> '') as nome,
      count(distinct processo.numero)::integer as total
    from camada.processo as processo,
      unnest(processo.assuntos, case
        when cardinality(string_to_array(processo.complex_assunto, ';')) = cardinality(processo.assuntos)
        then string_to_array(processo.complex_assunto, ';')
      end) as par (codigo, nome)
    where ${where} and par.codigo is not null
    group by par.codigo
    order by total desc, par.codigo`.execute(db);
  const of = (field: Field) =>
    values.rows.filter(({ campo }) => campo === field).map(({ valor, total }) => ({ valor, total }));
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
