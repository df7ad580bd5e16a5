import { sql, type Kysely } from 'kysely';
import type { Database } from '../generated/tables.ts';
import { askDatabase } from './ask.ts';
import { backOf, goneOf, unknownTo, type GonePerson } from './gone.ts';
import { keepGone, keptOf } from './kept-list.ts';

/** Writes down beside the database who was anonymised in it. Run by the owner, after each. Errors: the disk's and the database's own. */
export async function keepAnonymised(owner: Kysely<Database>, dataDir: string): Promise<void> {
  await keepGone(dataDir, await goneOf(askDatabase(owner)));
}

/**
 * Tells the database who was anonymised in it, as it is written down beside it, where an older copy took its place: loads bring none of them again, and those whom the copy has in
 * clear are noted, to be anonymised once more (migration 0110). Then writes down whom it knows. Run by the owner after each opening, before any load. Gives the numbers of those who are
 * back. Errors: the disk's and the database's own, with which nothing is carried.
 */
export async function carryAnonymised(owner: Kysely<Database>, dataDir: string): Promise<number[]> {
  const ask = askDatabase(owner);
  const there = await goneOf(ask);
  const kept = await keptOf(dataDir, there.banco);
  if (kept === null || unknownTo(there, kept).length === 0) {
    await keepGone(dataDir, there);
    return [];
  }
  const back = await owner.transaction().execute(async (trx) => {
    // Processes that start together carry once.
    await sql`lock table portal.pessoa_anonimizada in share row exclusive mode`.execute(trx);
    const later = unknownTo(await goneOf(askDatabase(trx)), kept);
    const carried: GonePerson[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const person of later) carried.push({ ...person, id_pessoa: await carry(trx, person) });
    const found = await backOf(askDatabase(trx), carried);
    for (const { nome: _nome, ...row } of found)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await trx.insertInto('portal.pessoa_de_volta').values(row).execute();
    return found.map(({ id_pessoa }) => id_pessoa);
  });
  await keepAnonymised(owner, dataDir);
  return [...new Set(back)];
}

/** One of them, under its number, or the next where that has been given to somebody else meanwhile. Gives the number. */
async function carry(trx: Kysely<Database>, { codigos, ...person }: GonePerson): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into portal.pessoa_anonimizada (id_pessoa, papeis, motivo, anonimizada_por, anonimizada_em, outra_vez_em) overriding system value
    select case when exists (select from portal.pessoa_anonimizada t where t.id_pessoa = p.id_pessoa)
        then (select max(id_pessoa) + 1 from portal.pessoa_anonimizada) else p.id_pessoa end,
      p.papeis, p.motivo, p.anonimizada_por, p.anonimizada_em, p.outra_vez_em
    from jsonb_populate_record(null::portal.pessoa_anonimizada, ${JSON.stringify(person)}::jsonb) p
    returning id_pessoa as id`.execute(trx);
  const { id } = rows[0]!;
  await sql`
    insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
    select tipo, codigo, ${id}, left(pseudonimo, 1) || lpad(${id}::text, 10, '0'), palavras
    from jsonb_populate_recordset(null::portal.anonimizado, ${JSON.stringify(codigos)}::jsonb)
    on conflict (tipo, codigo) do nothing`.execute(trx);
  await sql`select setval(pg_get_serial_sequence('portal.pessoa_anonimizada', 'id_pessoa'), (select max(id_pessoa) from portal.pessoa_anonimizada))`.execute(
    trx,
  );
  return id;
}
