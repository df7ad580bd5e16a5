// [ASVS 16.5.2]
// Faults of the database as a caller of a route hears of them: real errors, raised by the database itself.
import { FAILURES, type FailureName } from '@fonte/contracts';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { freshDatabase } from '@fonte/database/testing';
import { embeddedCopy } from '@fonte/database/testing/embedded-template';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortal, type TestPortal } from '../../testing.ts';

let portal: TestPortal;
let cookie: string;
beforeAll(async () => {
  portal = await testPortal();
  ({ cookie } = await portal.person('administrador'));
});
afterAll(() => portal.close());

const version = () => portal.ask('GET', '/api/indicators/version', { headers: { cookie } });

describe('an error raised under a route', () => {
  /** The data version's table gives way to a view that raises what `prova` holds. */
  beforeAll(async () => {
    const { db } = portal.database;
    await sql
      .raw(
        `alter table portal.versao rename to versao_guardada;
        create table portal.prova (codigo text);
        create function portal.levantar() returns boolean language plpgsql volatile as $$
        declare dito text := (select codigo from portal.prova);
        begin
          if dito is not null then raise exception 's3gr3do' using errcode = dito; end if;
          return true;
        end $$;
        create view portal.versao as select * from portal.versao_guardada where (select portal.levantar());
        insert into portal.versao_guardada default values; insert into portal.prova values (null)`,
      )
      .execute(db);
  });

  it.each<[string, FailureName, string | undefined]>([
    ['25006', 'databaseReadOnly', '60'],
    ['40001', 'databaseConflict', '1'],
    ['40P01', 'databaseConflict', '1'],
    ['53100', 'storageFull', undefined],
    ['53200', 'databaseBusy', '5'],
    ['53300', 'databaseBusy', '5'],
    ['57014', 'timeout', undefined],
    ['57P01', 'databaseEnding', '5'],
    ['57P02', 'databaseEnding', '5'],
    ['57P03', 'databaseEnding', '5'],
    ['58030', 'storageFault', undefined],
    ['XX001', 'storageFault', undefined],
    ['08006', 'unavailable', '5'],
    ['22012', 'unexpected', undefined],
  ])('%s is told as %s', async (codigo, failure, retry) => {
    const { db } = portal.database;
    // The session is read first, and asks for the version only of demonstration accounts.
    await sql`update portal.prova set codigo = ${codigo}`.execute(db);
    const answer = await version();
    await sql`update portal.prova set codigo = null`.execute(db);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      FAILURES[failure].status,
      retry,
      { tipo: 0, result: FAILURES[failure].text, codigo: failure },
    ]);
    expect(answer.body).not.toContain('s3gr3do');
    expect((await version()).statusCode).toBe(200);
  });
});

describe('a database that takes no writes', () => {
  /** One that can be closed and opened again: on PostgreSQL then read-only, as after a failover; embedded on a disk that is full. */
  async function turnedReadOnly() {
    if (!process.env['TEST_DATABASE_URL']) {
      const copy = await embeddedCopy();
      const { settings } = copy;
      return {
        settings,
        turned: { ...settings, reserveBytes: Number.MAX_SAFE_INTEGER },
        turn: async () => {},
        remove: () => copy.remove(),
      };
    }
    const database = await freshDatabase();
    const turn = async () => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = on`.execute(
        database.db,
      );
    };
    return { settings: database.settings, turned: database.settings, turn, remove: () => database.close() };
  }

  it('is read by whoever is signed in, refuses writes in a sentence, and is told as degraded', async () => {
    const { settings, turned, turn, remove } = await turnedReadOnly();
    const before = await connect(settings);
    const whole = await testPortal({}, { ...before, settings });
    const person = await whole.person('administrador');
    const { db } = before;
    // Long enough ago that each call would write the time of last use.
    await sql`update portal.sessao set usada_em = now() - interval '2 hours'`.execute(db);
    await sql`insert into portal.versao default values`.execute(db);
    const ready = async (portal: TestPortal) => {
      const answer = await portal.ask('GET', '/health/ready');
      return [answer.statusCode, answer.json<unknown>()];
    };
    expect(await ready(whole)).toEqual([200, { status: 'ok' }]);
    await turn();
    await whole.close();
    await before.close();

    const after = await connect(turned);
    const portal = await testPortal({}, { ...after, settings });
    const failure = after.kind === 'embedded' ? 'storageFull' : 'databaseReadOnly';
    try {
      for (let i = 0; i < 3; i += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the first is refused its writing, the others do not try
        const answer = await portal.ask('GET', '/api/indicators/version', {
          headers: { cookie: person.cookie },
        });
        expect([answer.statusCode, answer.json()]).toMatchObject([200, { result: { versao: 1 } }]);
      }
      const writing = await portal.ask('POST', '/api/indicators/auth/login', {
        payload: { email: person.email, pass: 'x' },
      });
      expect([writing.statusCode, writing.json()]).toEqual([
        FAILURES[failure].status,
        { tipo: 0, result: FAILURES[failure].text, codigo: failure },
      ]);
      expect(await ready(portal)).toEqual([
        200,
        { status: 'degraded', codigo: failure, motivo: FAILURES[failure].text },
      ]);
      // A start finds its tables made, and goes on.
      await expect(migrate(after)).resolves.toEqual({ applied: [], views: [] });
    } finally {
      await portal.close();
      await after.close();
      await remove();
    }
  });
});
