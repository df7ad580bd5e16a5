import { putTogetherOnce, VERSION_NOW, type Database, type LaterValue } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Settings } from '../../settings.ts';
import type { SessionReading } from '../app/session-reading.ts';
import { usableAccount } from './demonstration.ts';
import { demonstrates, DUE_MINUTES, hasFactor } from './second-factor.ts';

/** How often the time of last use is written, so that reading does not cost a write each time. */
export const TOUCH_SECONDS = 60;

/** What is read of a session and of whose it is, in an installation with these settings: asked with every call, so that its statement is put together once. */
export const sessionReading = (settings: Settings): SessionReading =>
  putTogetherOnce((db: Kysely<Database>, later: LaterValue<{ token: string }>) =>
    db
      .selectFrom('portal.sessao as s')
      .innerJoin('portal.usuario as u', 'u.id_usuario', 's.id_usuario')
      .where('s.token', '=', later('token'))
      .where(sql<boolean>`s.expira_em > now()`)
      .where(sql<boolean>`s.usada_em > now() - make_interval(hours => ${settings.SESSION_IDLE_HOURS})`)
      .where(usableAccount(settings))
      .select(['u.id_usuario', 'u.nome', 'u.cpf', 'u.cpf_conferido', 'u.uf', 's.id_perfil', 's.fator_em'])
      .select((eb) => [
        hasFactor.as('has'),
        demonstrates(settings).as('demonstration'),
        sql<boolean>`s.criada_em < now() - make_interval(mins => ${DUE_MINUTES})`.as('old'),
        sql<boolean>`s.usada_em < now() - make_interval(secs => ${TOUCH_SECONDS})`.as('stale'),
        eb
          .selectFrom('portal.usuario_perfil as g')
          .whereRef('g.id_usuario', '=', 'u.id_usuario')
          .select(sql<number[] | null>`array_agg(g.id_perfil order by g.id_perfil)`.as('ids'))
          .as('granted'),
        sql<number>`coalesce(${VERSION_NOW}, 0)`.as('versao'),
      ]),
  );
