import type { FindingState } from '@fonte/contracts/quality-queue';
import { VERSION_NOW, type Database } from '@fonte/database';
import { sql, type Kysely, type Selectable } from 'kysely';
import { propertyRule, type Access } from '../../query/index.ts';

/**
 * Findings of the caller's properties, with what somebody has done about them: those of the load that counts, and those that were taken on and are gone.
 * What is gone from the programme is seen by who sees all of it. `quieta` is the answer that keeps the rule quiet for the property today.
 */
export function queuedOf(db: Kysely<Database>, access: Access) {
  const rows = db.selectFrom((from) =>
    from
      .selectFrom('resumo.achado as a')
      .fullJoin('portal.tratamento as t', (on) =>
        on
          .onRef('t.regra', '=', 'a.regra')
          .onRef('t.cod_propriedade', '=', 'a.cod_propriedade')
          .onRef('t.chave', '=', 'a.chave'),
      )
      .leftJoinLateral(
        (one) =>
          one
            .selectFrom('portal.tratamento as s')
            .selectAll()
            .where(sql<boolean>`s.regra = ${either('regra')}`)
            .where(sql<boolean>`s.cod_propriedade = ${either('cod_propriedade')}`)
            .where(sql<boolean>`programa.silencia(s.quieta_ate, s.toda_regra, s.chave, ${either('chave')})`)
            .orderBy('s.quieta_ate', 'desc')
            .orderBy('s.id_tratamento')
            .limit(1)
            .as('q'),
        (on) => on.onTrue(),
      )
      .select([
        either('regra').as('regra'),
        either('cod_propriedade').as('cod_propriedade'),
        either('chave').as('chave'),
        'a.id_visita',
        'a.detalhe',
        'a.desde',
        't.id_usuario',
        't.assumido_em',
        't.resposta',
        't.porque',
        't.respondido_em',
        't.sumiu_versao',
        't.voltou_versao',
        'q.quieta_ate',
        'q.porque as quieta_porque',
        'q.respondido_por as quieta_por',
        'q.respondido_em as quieta_em',
        'q.toda_regra as quieta_toda',
        STATE.as('situacao'),
      ])
      .as('f'),
  );
  const own = propertyRule(access, 'f.cod_propriedade');
  return own === undefined ? rows : rows.where(own.$castTo<boolean>());
}

/**
 * A column of the key, of whichever side is there. Not `coalesce`, which PostgreSQL believes to leak: behind the second wall nothing is looked up in an index by it, and each finding of a supervisor was
 * held against all of their properties (docs/decisions/0037).
 */
const either = <Column extends 'regra' | 'cod_propriedade' | 'chave'>(column: Column) =>
  sql<
    Key[Column]
  >`case when ${sql.ref(`a.${column}`)} is null then ${sql.ref(`t.${column}`)} else ${sql.ref(`a.${column}`)} end`;
type Key = Selectable<Database['resumo.achado']>;

/** The day on the programme's clock. */
const TODAY = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/**
 * Where it stands. What is found again counts as come back until it is answered anew; an answer that it is mended is held against the next load; what was
 * right as it is waits again once its day is over.
 */
const STATE = sql<FindingState>`case
  when a.regra is null then 'sumiram'
  when q.quieta_ate is not null then 'respondidos'
  when t.voltou_versao is not null and coalesce(t.versao_resposta < t.voltou_versao, true) then 'voltaram'
  when t.resposta = 'corrigido' and t.versao_resposta < ${VERSION_NOW} then 'continuam'
  when t.resposta is not null and coalesce(t.quieta_ate >= ${TODAY}, true) then 'respondidos'
  when t.id_usuario is not null then 'assumidos'
  else 'abertos' end`;
