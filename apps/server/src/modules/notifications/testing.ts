import { tinyDatabase } from '@fonte/programme/testing';
import type { LightMyRequestResponse } from 'fastify';
import { addJob } from '../../platform/jobs/add-job.ts';
import { mailServer, type MailServer } from '../../platform/mail/testing/mail-server.ts';
import { testPortal, type TestPerson, type TestPortal } from '../../testing.ts';

const AUTH = '/api/indicators/auth';

/** A portal with the tiny programme, a mail server that does as it is told, and short ways to ask about notifications. */
export interface NotifyPortal extends TestPortal {
  readonly server: MailServer;
  readonly chief: TestPerson;
  /** Asks a call of the administration as the chief. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<LightMyRequestResponse>;
  /** Saves one as the chief; gives its id. */
  save(users: string, more?: object): Promise<number>;
  /** Does one of the jobs that come by themselves, and all that follows from it. */
  due(name: 'notify.imports' | 'notify.weekly' | 'notify.monthly', key: string): Promise<void>;
  /** What became of a notification's deliveries, the newest first. */
  states(id: number): Promise<string[]>;
  /** As before the first test. */
  clear(): Promise<void>;
}

/** Starts it; close it in `afterAll`. */
export async function notifyPortal(): Promise<NotifyPortal> {
  const server = await mailServer();
  const database = await tinyDatabase();
  const portal = await testPortal(
    {
      SMTP_URL: server.url,
      MAIL_FROM: 'Painel <painel@exemplo.br>',
      PUBLIC_URL: 'https://painel.exemplo.br',
      SESSION_SECRET: 'pX3vN8qLr0TzYw5KdB7hJm2FgU9aCeS4',
      DEMO: '0',
      SMALL_GROUP: '1',
      SECOND_FACTOR_PROFILES: 'nenhum',
    },
    database,
  );
  const chief = await portal.person('administrador');
  const { db } = database;
  const call: NotifyPortal['call'] = (method, path, payload) =>
    portal.ask(method, `${AUTH}/${path}`, {
      headers: { cookie: chief.cookie },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    ...portal,
    server,
    chief,
    call,
    save: async (users, more = {}) =>
      (await call('POST', 'add-notify', { nome: 'Equipe', users, ...more })).json<{ id: number }>().id,
    due: async (name, key) => {
      await addJob(db, name, { data: {}, key });
      await portal.jobs();
    },
    states: async (id) =>
      (await call('GET', `notify/${id}/deliveries`))
        .json<{ linhas: { situacao: string }[] }>()
        .linhas.map(({ situacao }) => situacao),
    clear: async () => {
      server.mood = 'takes';
      server.received.length = 0;
      await db.deleteFrom('portal.notificacao').execute();
      await db.deleteFrom('portal.importacao').where('origem', '=', 'pasta').execute();
      await db.deleteFrom('portal.tarefa').execute();
    },
    close: async () => {
      await portal.close();
      await database.close();
      await server.close();
    },
  };
}
