import { RETENTION } from '@fonte/contracts/retention';
import { counted } from '@fonte/pt-br';
import { sql } from 'kysely';
import { sessionOver } from '../../platform/identity/session-store.ts';
import { paceOver } from '../../platform/identity/shared-pace.ts';
import type { App, Call } from '../../platform/index.ts';
import { mailFileOver } from '../../platform/mail/mail-files.ts';
import { oldOutbox } from '../../platform/mail/outbox-folder.ts';
import { dueByEnd, dueForRemoval, type DueRemoval, type Ending } from '../../platform/upkeep/due-removal.ts';
import { claimOver } from '../auth/index.ts';
import { loadOver } from '../loads/index.ts';
import { noteOver, uploadOver } from '../media/index.ts';

const inDays = (days: number): string => counted(days, 'dia', 'dias');

/** What other jobs than the one of the terms' times remove. */
const endingsOf = ({ settings }: App): readonly Ending[] => [
  {
    table: 'sessao',
    frase: `Uma sessão é apagada quando vence, ou depois de ${counted(settings.SESSION_IDLE_HOURS, 'hora', 'horas')} sem uso.`,
    dias: 0,
    since: 'usada_em',
    over: sessionOver(settings),
  },
  {
    table: 'cadastro',
    frase: 'Um cadastro que ninguém confirmou é apagado quando o endereço dele vence.',
    dias: 0,
    since: 'criado_em',
    over: claimOver,
  },
  {
    table: 'envio',
    frase: 'Um envio de arquivo que parou é desfeito depois de 1 dia.',
    dias: 1,
    since: 'tocado_em',
    over: uploadOver,
  },
  {
    table: 'carga',
    classe: 'carga_arquivos',
    frase: `Os arquivos de uma carga enviada e não importada são apagados depois de ${inDays(settings.LOAD_DAYS)}.`,
    dias: settings.LOAD_DAYS,
    since: 'enviada_em',
    over: loadOver(settings),
    // Of the others the line alone is there, which has a time of the terms.
    among: sql<boolean>`chaves is not null`,
  },
  {
    table: 'ritmo',
    frase:
      'A contagem do que cada pessoa pediu numa hora ou num dia, sem nomes, é apagada quando o tempo dela acaba.',
    dias: 0,
    since: 'ate',
    over: paceOver,
  },
  {
    table: 'objeto_solto',
    frase: 'Um arquivo que ninguém usa mais é apagado do armazenamento na hora seguinte.',
    dias: 0,
    since: 'vence_em',
    over: noteOver,
    // The note of what may still come lasts a day (0121).
    among: noteOver,
  },
  {
    table: 'email_arquivo',
    frase: 'Os arquivos que vão com um email são apagados 1 hora depois do último email que os leva.',
    dias: 0,
    since: 'usado_em',
    over: mailFileOver,
  },
];

/** What is kept no longer and would be removed now, by whichever job; removes nothing. */
export async function dueNow({ app, db }: Call): Promise<DueRemoval[]> {
  const { old, oldest } = await oldOutbox(app.settings.DATA_DIR, app.clock.now());
  return [
    ...(await dueForRemoval(db)),
    ...(await dueByEnd(db, endingsOf(app))),
    {
      classe: 'outbox',
      dias: RETENTION.email.days,
      frase: `Os emails escritos em arquivos, por falta de servidor de email, são apagados depois de ${inDays(RETENTION.email.days)}.`,
      vencidas: old.length,
      mais_antiga: oldest?.toISOString() ?? null,
    },
  ];
}
