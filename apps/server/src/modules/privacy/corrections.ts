import type { Correction } from '@fonte/contracts/routes/privacy';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { recordAccess } from '../../platform/trail/audit.ts';
import { fail, type Call } from '../../platform/index.ts';
import { wholeDatabase } from './held.ts';
import { mentionsOf } from './mentions.ts';
import { personOf } from './person.ts';
import { PLACES } from './places/index.ts';
import { seedOf } from './reference.ts';
import { rowsOf } from './rows-of.ts';
import { wrongValue } from './wrong-value.ts';

interface Asked {
  readonly ref: string;
  readonly tabela: string;
  readonly motivo: string;
}

/**
 * Writes down that a person asks to have its data put right, in one of the places that hold something of it and are put right somewhere. Errors: `personNotFound`; `invalidRequest` for
 * another place.
 */
export async function askCorrection(call: Call<unknown, unknown, Asked>): Promise<{ pedido: number }> {
  const { app, body, session, request } = call;
  const { tabela, motivo } = body;
  const db = wholeDatabase(call);
  const seed = await seedOf(app.settings, session, body.ref, app.clock.now());
  const person = (await personOf(db, seed)) ?? fail('personNotFound');
  const place = Object.hasOwn(PLACES, tabela) ? PLACES[tabela] : undefined;
  if (place === undefined || place.correct === 'registro') return elsewhere();
  const rows = rowsOf(place, person, mentionsOf(person, app.trail.keyed));
  if (rows === null) return elsewhere();
  const holdsSome = async (one: Kysely<Database>) =>
    (await sql`select 1 from ${sql.table(tabela)} where ${rows} limit 1`.execute(one)).rows.length > 0;
  if (!(await holdsSome(db))) return elsewhere();
  // What else the portal knows it by says more, and stays its own.
  const mailAlone = person.produtores.length === 0 && person.contas.length === 0 && person.cpf === null;
  return app.database.db.transaction().execute(async (trx) => {
    // The look took its time: of somebody who was anonymised meanwhile nothing is written.
    const now = await personOf(trx, seed);
    if (now?.cpf !== person.cpf || (mailAlone && !(await holdsSome(trx)))) fail('personNotFound');
    const { id_pedido: pedido } = await trx
      .insertInto('portal.pedido_correcao')
      .values({
        id_produtor: person.produtores[0] ?? null,
        id_usuario: person.contas[0] ?? null,
        cpf: person.cpf,
        email: mailAlone ? (person.emails[0] ?? null) : null,
        tabela,
        motivo,
        pedido_por: session.idUsuario,
      })
      .returning('id_pedido')
      .executeTakeFirstOrThrow();
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: `correcao/${pedido}`,
      endereco: request.ip,
      detalhe: { tabela, motivo },
    });
    return { pedido };
  });
}

const elsewhere = (): never => wrongValue('Escolha um dos lugares da lista', 'tabela');

/** Says that a request was met. Errors: `invalidRequest` for one that is not open. */
export async function endCorrection(
  call: Call<unknown, unknown, { pedido: number }>,
): Promise<{ atendido_em: string }> {
  const { app, body, session, request } = call;
  return app.database.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('portal.pedido_correcao')
      .set({ atendido_por: session.idUsuario, atendido_em: sql<string>`now()` })
      .where('id_pedido', '=', body.pedido)
      .where('atendido_em', 'is', null)
      .returning('atendido_em')
      .executeTakeFirst();
    if (!ended?.atendido_em) return wrongValue('Este pedido não está mais aberto', 'pedido');
    await recordAccess(trx, session, {
      acao: 'alterar',
      alvo: `correcao/${body.pedido}`,
      endereco: request.ip,
      detalhe: { atendido: true },
    });
    return { atendido_em: ended.atendido_em };
  });
}

/** Requests that a list shows. */
const MOST = 500;

/** Every request, open ones first, with what the person is called today, or the address where that is all that is known of it. */
export async function listCorrections(call: Call): Promise<{ pedidos: Correction[] }> {
  const { rows } = await sql<Omit<Correction, 'o_que' | 'corrigir'> & { tabela: string }>`
    select c.id_pedido as id, coalesce(p.nome, t.nome, s.nome, u.nome, c.email) as nome, c.tabela, c.motivo, a.nome as por, c.pedido_em as em,
      d.nome as atendido_por, c.atendido_em
    from portal.pedido_correcao c
    left join portal.usuario a on a.id_usuario = c.pedido_por
    left join portal.usuario d on d.id_usuario = c.atendido_por
    left join portal.usuario u on u.id_usuario = c.id_usuario
    left join programa.produtor p on p.id_produtor = c.id_produtor
    left join programa.tecnico t on t.cpf = c.cpf
    left join programa.supervisor s on s.cpf = c.cpf
    order by c.atendido_em is not null, c.id_pedido desc limit ${MOST}`.execute(call.db);
  call.tell({ rows: rows.length });
  return {
    pedidos: rows.map(({ tabela, ...row }) => ({
      ...row,
      o_que: PLACES[tabela]?.what ?? tabela,
      corrigir: PLACES[tabela]?.correct ?? 'registro',
    })),
  };
}
