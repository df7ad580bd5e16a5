import type { Factor } from '@fonte/contracts/routes/factor';
import type { Database } from '@fonte/database';
import { sql, type Insertable, type Kysely } from 'kysely';

type Db = Kysely<Database>;

/** Everything of a person's factors; what is secret in it stays in this folder. */
export function factorsOf(db: Db, idUsuario: number) {
  return db
    .selectFrom('portal.fator')
    .where('id_usuario', '=', idUsuario)
    .selectAll()
    .orderBy('id_fator')
    .execute();
}

type Row = Awaited<ReturnType<typeof factorsOf>>[number];

/** A factor as its owner sees it. */
export const seen = ({ id_fator: id, tipo, nome, criado_em, usado_em }: Row): Factor => ({
  id,
  tipo: tipo as Factor['tipo'],
  nome,
  criado_em,
  usado_em,
});

/** Writes a factor; undefined where the passkey is known already. */
export function insertFactor(db: Db, row: Insertable<Database['portal.fator']>) {
  return db
    .insertInto('portal.fator')
    .values({ ...row, usado_em: sql`now()` })
    .onConflict((conflict) => conflict.column('credencial').doNothing())
    .returning('id_fator')
    .executeTakeFirst();
}

/** Takes a code's step for used, and with it all before; false when it was, in whatever process. */
export async function useStep(db: Db, idFator: number, passo: number): Promise<boolean> {
  const used = await db
    .updateTable('portal.fator')
    .set({ passo, usado_em: sql`now()` })
    .where('id_fator', '=', idFator)
    .where('passo', '<', passo)
    .returning('id_fator')
    .executeTakeFirst();
  return used !== undefined;
}

/** Writes a passkey's counter and moment of use. */
export async function useKey(db: Db, idFator: number, contador: number): Promise<void> {
  await db
    .updateTable('portal.fator')
    .set({ contador, usado_em: sql`now()` })
    .where('id_fator', '=', idFator)
    .execute();
}

/** Codes of a person that still count. */
export function openCodes(db: Db, idUsuario: number) {
  return db
    .selectFrom('portal.fator_codigo')
    .where('id_usuario', '=', idUsuario)
    .where('usado_em', 'is', null)
    .select(['numero', 'codigo'])
    .execute();
}

/** Uses up a code; false when somebody was faster. `codigo` is the kept hash, so that it is that very one. */
export async function useCode(db: Db, idUsuario: number, codigo: string): Promise<boolean> {
  const used = await db
    .updateTable('portal.fator_codigo')
    .set({ usado_em: sql`now()` })
    .where('id_usuario', '=', idUsuario)
    .where('codigo', '=', codigo)
    .where('usado_em', 'is', null)
    .returning('numero')
    .executeTakeFirst();
  return used !== undefined;
}

/** Puts ten new codes in the place of the former ones. */
export async function writeCodes(
  db: Db,
  idUsuario: number,
  codes: readonly { readonly numero: number; readonly codigo: string }[],
): Promise<void> {
  await forgetCodes(db, idUsuario);
  await db
    .insertInto('portal.fator_codigo')
    .values(codes.map(({ numero, codigo }) => ({ id_usuario: idUsuario, numero, codigo })))
    .execute();
}

export async function forgetCodes(db: Db, idUsuario: number): Promise<void> {
  await db.deleteFrom('portal.fator_codigo').where('id_usuario', '=', idUsuario).execute();
}
