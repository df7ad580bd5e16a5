import type { NoteReaders } from '@fonte/contracts/figure-notes';
import type { NotedReport } from '@fonte/contracts/noted-reports';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { observes, placeRule, type Access } from '../../query/index.ts';

type Db = Kysely<Database>;

/**
 * Notes that a caller may read: those of its places, and of them, who only observes, those meant for everybody. Which figures the caller sees is asked
 * before (`reportFor`, `notedViews`).
 */
export function notesOf(db: Db, access: Access) {
  const all = db.selectFrom('portal.nota as n');
  const place = placeRule(access, sql.ref('n.uf'));
  const placed = place === undefined ? all : all.where(place.$castTo<boolean>());
  return observes(access) ? placed.where('n.leitores', '=', 'todos') : placed;
}

/** As the call tells them; names of the people who wrote them only to who is staff. */
export function toldNotes(db: Db, access: Access) {
  const named = (column: 'a.nome' | 'c.nome') =>
    observes(access) ? sql<string | null>`null` : sql.ref<string | null>(column);
  return notesOf(db, access)
    .leftJoin('portal.usuario as a', 'a.id_usuario', 'n.autor')
    .leftJoin('portal.usuario as c', 'c.id_usuario', 'n.alterada_por')
    .select(['n.id_nota as id', 'n.inicio', 'n.fim', 'n.uf', 'n.texto', 'n.escrita_em', 'n.alterada_em'])
    .select([named('a.nome').as('autor'), named('c.nome').as('alterada_por'), 'n.versao'])
    .select((eb) => [
      eb.ref('n.relatorio').$castTo<NotedReport | null>().as('relatorio'),
      'n.visao',
      eb.ref('n.leitores').$castTo<NoteReaders>().as('leitores'),
    ]);
}

/** Tells one state of all notes from every other: numbers are never given twice, each change counts its note's version up, and a removal takes one away. */
export async function notesMark(db: Db): Promise<string> {
  const { newest, notes, versions } = await db
    .selectFrom('portal.nota')
    .select(({ fn }) => [
      fn.max('id_nota').as('newest'),
      fn.countAll().as('notes'),
      fn.sum('versao').as('versions'),
    ])
    .executeTakeFirstOrThrow();
  return `${newest ?? 0}/${notes}/${versions ?? 0}`;
}
