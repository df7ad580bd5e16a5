import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Person } from '../person.ts';
import type { Physical } from './physical-tables.ts';
import { touched, type Pseudonym } from './swap.ts';

type Db = Kysely<Database>;

/** Puts field people under their pseudonym beside themselves, so that whoever holds on to them can let go one after the other. */
export async function copyFieldPeople(
  trx: Db,
  { cpf }: Person,
  { nome, cpf: next }: Pseudonym,
): Promise<void> {
  if (cpf === null) return;
  await sql`insert into programa.supervisor (cpf, nome, uf)
    select ${next}::text, ${nome}::text, uf from programa.supervisor where cpf = ${cpf}`.execute(trx);
  await sql`insert into programa.tecnico (cpf, nome, uf, cpf_supervisor)
    select ${next}::text, ${nome}::text, uf, cpf_supervisor from programa.tecnico where cpf = ${cpf}`.execute(
    trx,
  );
}

/** Takes them away under their own name, once nobody holds on to them. */
export async function removeFieldPeople(trx: Db, { cpf }: Person): Promise<number> {
  if (cpf === null) return 0;
  const of = (table: string) => touched(trx, sql`delete from ${sql.table(table)} where cpf = ${cpf}`);
  return (await of('programa.tecnico')) + (await of('programa.supervisor'));
}

/**
 * The person's own records in what loads bring, as an import will write them from now on (packages/programme, stage/anonymised.ts): names are pseudonyms, of the day of birth the
 * year stays, and what a farm of the person and its areas are called goes with it, for such names are often the family's. Also in what the last import replaced.
 */
export async function swapProgramme(
  trx: Db,
  { table, source }: Physical,
  { cpf, errado, produtores, imoveis }: Person,
  pseudonym: Pseudonym,
): Promise<number> {
  const name = sql.table(table);
  const cited = (column: string) => sql`portal.pessoa_citada(${sql.ref(column)}) = ${pseudonym.id}`;
  const farms = sql`cod_propriedade = any(${[...imoveis]}::text[])`;
  switch (source ?? '') {
    case 'produtor':
      return touched(
        trx,
        // A wrong CPF is taken from this record alone; a right one goes from wherever it stands (`swapCpf`). What undoes the last load may have one of before, whoever bears it now.
        sql`update ${name} set nome = ${pseudonym.nome}, cpf = case when cpf = ${errado}::text or (${table.startsWith('anterior.')} and cpf is not null) then ${pseudonym.cpf}::text else cpf end,
          dt_nascimento = portal.nascimento_anonimo(dt_nascimento,
            coalesce((select dados_ate from portal.versao order by versao desc limit 1), current_date))
          where id_produtor = any(${[...produtores]}::bigint[]) and nome is not null`,
      );
    case 'tecnico':
    case 'supervisor':
      // Those that stand are copied under the pseudonym.
      if (table.startsWith('programa.') || cpf === null) return 0;
      return touched(
        trx,
        sql`update ${name} set nome = ${pseudonym.nome} where cpf = ${cpf} and nome is not null`,
      );
    case 'propriedade':
      return touched(
        trx,
        sql`update ${name} set nome = 'Propriedade ' || cod_propriedade
          where nome is not null and (id_produtor = any(${[...produtores]}::bigint[]) or ${farms} or ${cited('nome')})`,
      );
    case 'poligono':
      return touched(
        trx,
        sql`update ${name} set nome_area = null, name_poligono = null
          where num_nonnulls(nome_area, name_poligono) > 0 and (${farms} or ${cited('nome_area')} or ${cited('name_poligono')})`,
      );
    case 'processo':
      return touched(
        trx,
        sql`update ${name} set partes = portal.partes_anonimas(partes)
          where partes is not null and portal.partes_anonimas(partes) is distinct from partes`,
      );
    case 'reserva_legal':
    case 'vegetacao_nativa':
      return touched(trx, sql`update ${name} set nome = null where ${cited('nome')}`);
    default:
      return 0;
  }
}
