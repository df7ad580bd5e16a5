import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@fonte/database';
import { SOURCES, sourceOf, type TableSource } from '../../source/index.ts';
import { staged, standing } from '../relations.ts';

type Db = Kysely<Database>;

/**
 * Replaces in the staged rows whoever was anonymised (decisions/0035): the CPF by the pseudonym that stands for it, names, what the farms of such a producer and their areas are
 * called, and whoever is named by the whole name in a text. So what a source goes on telling is no change, and nobody comes back. Gives how many rows it touched; nothing is done
 * where nobody was anonymised.
 */
export async function replaceAnonymised(db: Db, sources: readonly TableSource[]): Promise<number> {
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT EXISTS (SELECT FROM portal.anonimizado) AS there`.execute(db);
  if (!rows[0]?.there) return 0;
  const present = new Set(sources.map(({ name }) => name));
  let replaced = 0;
  for (const source of SOURCES.filter(({ name }) => present.has(name))) {
    const steps = [
      ...Object.keys(source.columns)
        .filter((column) => column === 'cpf' || column.startsWith('cpf_'))
        .map((column) => swappedCpf(source, column)),
      ...(NAMES[source.name]?.(staged(source), present) ?? []),
    ];
    for (const step of steps)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      replaced += Number((await step.execute(db)).numAffectedRows ?? 0);
  }
  return replaced;
}

type Sql = RawBuilder<unknown>;

/** Each CPF is looked up once, however many rows bear it. */
const swappedCpf = (
  source: TableSource,
  column: string,
): Sql => sql`UPDATE ${staged(source)} s SET ${sql.ref(column)} = p.outro
  FROM (
    SELECT c.cpf, portal.cpf_anonimo(c.cpf) AS outro
    FROM (SELECT DISTINCT ${sql.ref(column)} AS cpf FROM ${staged(source)} WHERE ${sql.ref(column)} IS NOT NULL) c
  ) p
  WHERE s.${sql.ref(column)} = p.cpf AND p.outro <> p.cpf`;

/** Texts of a column that name somebody, each looked through once. */
const citing = (rows: Sql, column: string): Sql =>
  sql`(SELECT d.texto FROM (SELECT DISTINCT ${sql.ref(column)} AS texto FROM ${rows}) d WHERE portal.pessoa_citada(d.texto) IS NOT NULL)`;

/** Numbers of the producers who were anonymised: by the number itself, or by a CPF that has become a pseudonym; of the file too, if it is there. */
function producers(present: ReadonlySet<string>): Sql {
  const source = sourceOf('produtor');
  const of = (rows: Sql) => sql`SELECT r.id_produtor FROM ${rows} r
    WHERE portal.codigo_anonimo('produtor', r.id_produtor::text) IN (SELECT codigo FROM portal.anonimizado WHERE tipo = 'produtor')
      OR r.cpf IN (SELECT pseudonimo FROM portal.anonimizado WHERE tipo = 'cpf')`;
  return present.has('produtor')
    ? sql`(${of(staged(source))} UNION ${of(standing(source))})`
    : sql`(${of(standing(source))})`;
}

/** Farms of these, as they stand or as their file says. */
function farms(present: ReadonlySet<string>): Sql {
  const source = sourceOf('propriedade');
  const rows = present.has('propriedade') ? staged(source) : standing(source);
  return sql`(SELECT f.cod_propriedade FROM ${rows} f WHERE f.id_produtor IN ${producers(present)})`;
}

const fieldPeople = (rows: Sql): Sql[] => [
  sql`UPDATE ${rows} s SET nome = 'Pessoa removida ' || a.id_pessoa FROM portal.anonimizado a WHERE a.tipo = 'cpf' AND a.pseudonimo = s.cpf`,
];
const layer = (rows: Sql): Sql[] => [
  sql`UPDATE ${rows} s SET nome = NULL WHERE s.nome IN ${citing(rows, 'nome')}`,
];

/** What of each file names somebody besides the CPF. Parents come before children, so that a farm finds its producer replaced. */
const NAMES: Readonly<Record<string, (rows: Sql, present: ReadonlySet<string>) => Sql[]>> = {
  produtor: (rows) => {
    // Of the day of birth what stands is kept: it depends on the day on which it was taken away.
    const swapped = sql`nome = 'Pessoa removida ' || a.id_pessoa, dt_nascimento = CASE WHEN s.dt_nascimento IS NOT NULL THEN coalesce(
      (SELECT t.dt_nascimento FROM programa.produtor t WHERE t.id_produtor = s.id_produtor), portal.nascimento_anonimo(s.dt_nascimento, current_date)) END`;
    return [
      sql`UPDATE ${rows} s SET ${swapped}, cpf = CASE WHEN s.cpf IS NOT NULL THEN coalesce(a.pseudonimo, 'P' || lpad(a.id_pessoa::text, 10, '0')) END
        FROM (SELECT id_produtor, portal.codigo_anonimo('produtor', id_produtor::text) AS codigo FROM ${rows}) c
        JOIN portal.anonimizado a ON a.tipo = 'produtor' AND a.codigo = c.codigo
        WHERE s.id_produtor = c.id_produtor`,
      sql`UPDATE ${rows} s SET ${swapped} FROM portal.anonimizado a WHERE a.tipo = 'cpf' AND a.pseudonimo = s.cpf`,
    ];
  },
  supervisor: fieldPeople,
  tecnico: fieldPeople,
  propriedade: (rows, present) => [
    sql`UPDATE ${rows} s SET nome = 'Propriedade ' || s.cod_propriedade
      WHERE s.nome IN ${citing(rows, 'nome')} OR s.id_produtor IN ${producers(present)}`,
  ],
  poligono: (rows, present) => [
    sql`UPDATE ${rows} s SET nome_area = NULL, name_poligono = NULL
      WHERE num_nonnulls(s.nome_area, s.name_poligono) > 0
        AND (s.nome_area IN ${citing(rows, 'nome_area')} OR s.name_poligono IN ${citing(rows, 'name_poligono')}
          OR s.cod_propriedade IN ${farms(present)})`,
  ],
  processo: (rows) => [
    sql`UPDATE ${rows} s SET partes = portal.partes_anonimas(s.partes)
      WHERE s.partes IS NOT NULL AND portal.partes_anonimas(s.partes) IS DISTINCT FROM s.partes`,
  ],
  reserva_legal: layer,
  vegetacao_nativa: layer,
};
