import { sql, type Kysely } from 'kysely';
import type { Database } from '../generated/tables.ts';
import { askDatabase } from './ask.ts';
import { backOf, goneOf, isCodeless, unknownTo, type Back, type GonePerson } from './gone.ts';
import { goneFile, keepGone, keptOf, type TellFault } from './kept-list.ts';

/** Writes down beside the database who was anonymised in it. Run by the owner, after each. Errors: the disk's and the database's own. */
export async function keepAnonymised(
  owner: Kysely<Database>,
  dataDir: string,
  tell: TellFault = () => {},
): Promise<void> {
  await keepGone(dataDir, await goneOf(askDatabase(owner)), tell);
}

/**
 * Tells the database who was anonymised in it, as it is written down beside it, where an older copy took its place: loads bring none of them again, and those whom the copy has in
 * clear are noted, to be anonymised once more (migration 0110). Then writes down whom it knows. Run by the owner after each opening, before any load. Gives the numbers of those who are
 * back. What the disk refuses is told and stops nobody: the next opening that can reads what is there then, and finds whom a load has written in clear meanwhile (decisions/0110). Errors: the
 * database's own, with which nothing is carried.
 */
export async function carryAnonymised(
  owner: Kysely<Database>,
  dataDir: string,
  tell: TellFault = () => {},
): Promise<number[]> {
  const ask = askDatabase(owner);
  const file = goneFile(dataDir);
  const there = await goneOf(ask);
  const kept = await keptOf(dataDir, there.banco, tell).catch((error: unknown) => {
    tell({ kind: 'unreadable', file, error });
    return undefined;
  });
  const later = kept ? unknownTo(there, kept) : [];
  // Once, by whatever release they were told to it before. Not at each opening: whoever has an account again of his own will is not back with a copy.
  const all = there.pessoas.length > 0 && kept?.vistos !== true;
  const back = later.length > 0 || all ? await told(owner, kept?.pessoas ?? [], all) : [];
  const codeless = later.filter(isCodeless).length;
  if (codeless > 0) tell({ kind: 'codeless', people: codeless });
  if (kept === undefined) return back;
  const now = { ...(await goneOf(ask)), vistos: true as const };
  await keepGone(dataDir, now, tell).catch((error: unknown) => tell({ kind: 'unwritten', file, error }));
  return back;
}

/** Carries those of the kept whom the database does not know, and notes who of them, or of `all`, is in it in clear. Gives the numbers of those who were not noted before. */
function told(owner: Kysely<Database>, kept: readonly GonePerson[], all: boolean): Promise<number[]> {
  return owner.transaction().execute(async (trx) => {
    // Processes that start together carry once.
    await sql`lock table portal.pessoa_anonimizada in share row exclusive mode`.execute(trx);
    const there = await goneOf(askDatabase(trx));
    const carried: GonePerson[] = [];
    for (const person of unknownTo(there, { ...there, pessoas: kept }))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      carried.push({ ...person, id_pessoa: await carry(trx, person) });
    const numbers = new Set(carried.map(({ id_pessoa }) => id_pessoa));
    const others = all ? there.pessoas.filter(({ id_pessoa }) => !numbers.has(id_pessoa)) : [];
    const found = await backOf(askDatabase(trx), [...carried, ...others]);
    const noted = await note(trx, found);
    const back = found.filter(({ id_pessoa: id }) => numbers.has(id) || noted.has(id));
    return [...new Set(back.map(({ id_pessoa }) => id_pessoa))];
  });
}

/** Notes where they are, but for what the copy has noted itself. Gives the numbers of whom something was. */
async function note(trx: Kysely<Database>, found: readonly Back[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into portal.pessoa_de_volta (id_pessoa, cpf, id_produtor, id_usuario, email)
    select id_pessoa, cpf, id_produtor, id_usuario, email
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(id_pessoa bigint, cpf text, id_produtor bigint, id_usuario bigint, email text)
    except select id_pessoa, cpf, id_produtor, id_usuario, email from portal.pessoa_de_volta
    returning id_pessoa as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** One of them, under its number, or the next where that has been given to somebody else meanwhile; under the one that it has where the database knows that it went before. Gives the number. */
async function carry(trx: Kysely<Database>, person: GonePerson): Promise<number> {
  const id = (await wentOnceMore(trx, person)) ?? (await went(trx, person));
  await sql`
    insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
    select tipo, codigo, ${id}, left(pseudonimo, 1) || lpad(${id}::text, 10, '0'), palavras
    from jsonb_populate_recordset(null::portal.anonimizado, ${JSON.stringify(person.codigos)}::jsonb)
    on conflict (tipo, codigo) do nothing`.execute(trx);
  return id;
}

/** Null for whoever the database does not know at all. */
async function wentOnceMore(
  trx: Kysely<Database>,
  { codigos: _codes, ...person }: GonePerson,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update portal.pessoa_anonimizada a set motivo = p.motivo, anonimizada_por = p.anonimizada_por, outra_vez_em = p.outra_vez_em
    from jsonb_populate_record(null::portal.pessoa_anonimizada, ${JSON.stringify(person)}::jsonb) p
    where a.anonimizada_em = p.anonimizada_em
    returning a.id_pessoa as id`.execute(trx);
  return rows[0]?.id ?? null;
}

async function went(trx: Kysely<Database>, { codigos: _codes, ...person }: GonePerson): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into portal.pessoa_anonimizada (id_pessoa, papeis, motivo, anonimizada_por, anonimizada_em, outra_vez_em) overriding system value
    select case when exists (select from portal.pessoa_anonimizada t where t.id_pessoa = p.id_pessoa)
        then (select max(id_pessoa) + 1 from portal.pessoa_anonimizada) else p.id_pessoa end,
      p.papeis, p.motivo, p.anonimizada_por, p.anonimizada_em, p.outra_vez_em
    from jsonb_populate_record(null::portal.pessoa_anonimizada, ${JSON.stringify(person)}::jsonb) p
    returning id_pessoa as id`.execute(trx);
  await sql`select setval(pg_get_serial_sequence('portal.pessoa_anonimizada', 'id_pessoa'), (select max(id_pessoa) from portal.pessoa_anonimizada))`.execute(
    trx,
  );
  return rows[0]!.id;
}
