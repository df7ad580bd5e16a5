// What every user of the package relies on, whichever the engine: runs embedded, and again with TEST_DATABASE_URL.
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseFault, StatementTimeout, streamRows, type Database } from './index.ts';
import { copyInto, copyRow } from './statement/copy-into.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';
import { noticesHeard } from './testing/notices-heard.ts';

const SLOW = sql`select count(*) from generate_series(1, 2000000000)`;

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('programa.meta').execute();
});

const meta = (indicador: string, ano = 2025) => ({ indicador, uf: 'MG', ano, valor: '1.50' });
const indicators = async (from = db) =>
  (await from.selectFrom('programa.meta').select('indicador').orderBy('indicador').execute()).map(
    ({ indicador }) => indicador,
  );

async function fault(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return databaseFault(error);
  }
}

describe('transactions', () => {
  it('keep other statements out until they end', async () => {
    let begin: () => void = () => {};
    const began = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const writing = db.transaction().execute(async (trx) => {
      await trx.insertInto('programa.meta').values(meta('a')).execute();
      begin();
      await pause(200);
      await trx.insertInto('programa.meta').values(meta('b')).execute();
    });
    await began;
    const seen = await indicators();
    await writing;
    // The embedded engine makes the reader wait, PostgreSQL shows it the time before: never one row.
    expect(seen).not.toEqual(['a']);
    expect(await indicators()).toEqual(['a', 'b']);
  });

  it('leave nothing when they fail, and say why', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('programa.meta').values(meta('a')).execute();
      await trx.insertInto('programa.meta').values(meta('a')).execute();
    });
    expect(await fault(failing)).toBe('unique');
    expect(await indicators()).toEqual([]);
  });

  it('give back savepoints', async () => {
    const trx = await db.startTransaction().execute();
    await trx.insertInto('programa.meta').values(meta('a')).execute();
    const inner = await trx.savepoint('inner').execute();
    await inner.insertInto('programa.meta').values(meta('b')).execute();
    await inner.rollbackToSavepoint('inner').execute();
    await trx.commit().execute();
    expect(await indicators()).toEqual(['a']);
  });

  it('count changed rows', async () => {
    await db
      .insertInto('programa.meta')
      .values([meta('a'), meta('b')])
      .execute();
    const changed = await db
      .updateTable('programa.meta')
      .set({ valor: 2 })
      .where('uf', '=', 'MG')
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(2n);
  });
});

describe('limits', () => {
  it('end a statement at its time, and others go on', async () => {
    const slow = SLOW.execute(database.within({ timeoutMs: 300 }));
    const others = Promise.all([indicators(), indicators(), indicators()]);
    await expect(slow).rejects.toThrow(StatementTimeout);
    expect(await others).toEqual([[], [], []]);
    expect(await fault(SLOW.execute(database.within({ timeoutMs: 300 })))).toBe('timeout');
  });

  it('end a transaction at its time, whole, with the time limit as its error', async () => {
    const writing = database
      .within({ timeoutMs: 300 })
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('programa.meta').values(meta('a')).execute();
        await SLOW.execute(trx);
      });
    await expect(writing).rejects.toThrow(StatementTimeout);
    expect(await indicators()).toEqual([]);
  });

  it('keep what was committed before', async () => {
    await db.insertInto('programa.meta').values(meta('before')).execute();
    await expect(SLOW.execute(database.within({ timeoutMs: 300 }))).rejects.toThrow(StatementTimeout);
    expect(await indicators()).toEqual(['before']);
  });

  it('do not stay on the connection', async () => {
    await indicators(database.within({ timeoutMs: 5_000 }));
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(db);
    expect(rows[0]?.limit).toBe(database.kind === 'postgres' ? '30s' : '0');
  });

  it('let the caller go at its signal', async () => {
    const stop = new AbortController();
    const slow = SLOW.execute(database.within({ signal: stop.signal, timeoutMs: 3_000 }));
    setTimeout(() => stop.abort(new Error('gone')), 100);
    await expect(slow).rejects.toThrow('gone');
    expect(await indicators()).toEqual([]);
  });

  it('leave no transaction open when one is given up at its beginning', async () => {
    for (let delay = 0; delay < 10; delay += 1) {
      const signal = AbortSignal.timeout(delay);
      const writing = database
        .within({ signal })
        .transaction()
        .execute(async (trx) => {
          await trx
            .insertInto('programa.meta')
            .values(meta(`${delay}`))
            .execute();
          await pause(20);
          await sql`select 1`.execute(trx);
        });
      await expect(writing).rejects.toMatchObject({ name: 'TimeoutError' });
      const { rows } = await sql<{ alone: boolean }>`select now() = statement_timestamp() as alone`.execute(
        db,
      );
      expect(rows[0]?.alone).toBe(true);
    }
    expect(await indicators()).toEqual([]);
  });

  it('drop a waiting statement at its signal', async () => {
    const stop = new AbortController();
    const waiting = database.within({ signal: stop.signal }).insertInto('programa.meta').values(meta('late'));
    const result = await db.transaction().execute(async () => {
      const late = database.kind === 'embedded' ? waiting.execute() : Promise.reject(new Error('gone'));
      stop.abort(new Error('gone'));
      return late.then(
        () => 'done',
        (error: Error) => error.message,
      );
    });
    expect(result).toBe('gone');
    await expect(waiting.execute()).rejects.toThrow('gone');
    expect(await indicators()).toEqual([]);
  });
});

describe('prepared statements', () => {
  const mode = async (on: Kysely<Database>) => {
    const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(
      on,
    );
    return rows[0]?.mode;
  };

  it('are planned once where that is asked for, and others as before', async () => {
    const once = database.within({ prepared: 'one plan' });
    expect(await mode(db)).toBe('auto');
    expect(await mode(once)).toBe('force_generic_plan');
    expect(await mode(db)).toBe('auto');
    expect(await once.transaction().execute(mode)).toBe('force_generic_plan');
    expect(await db.transaction().execute(mode)).toBe('auto');
  });

  it('do not change how a transaction plans, which could take it back', async () => {
    const failing = db.transaction().execute(async (trx) => {
      expect(await mode(trx)).toBe('auto');
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await mode(database.within({ prepared: 'one plan' }))).toBe('force_generic_plan');
    expect(await mode(db)).toBe('auto');
  });

  it('give each call its own values', async () => {
    const once = database.within({ prepared: 'one plan' });
    const same = async (value: number) => {
      const { rows } = await sql<{ n: number }>`select ${value}::int as n`.execute(once);
      return rows[0]?.n;
    };
    expect(await Promise.all([same(1), same(2), same(3)])).toEqual([1, 2, 3]);
  });
});

describe('faults', () => {
  it.each([
    ['geometry', "select st_area(st_geomfromtext('POLYGON((0 0, 1 1'))"],
    ['geometry', "select st_polygonize(st_geomfromewkb('\\x00'))"],
    ['geometry', 'select st_union(st_setsrid(st_makepoint(0,0),4674), st_setsrid(st_makepoint(1,1),4326))'],
    ['geometry', `select st_geomfromgeojson('{"type":"Polygon"}')`],
    ['other', 'select 1/0'],
    ['other', 'select * from nothing'],
    ['foreignKey', "insert into programa.supervisor values ('1', 'a', 'ZZ')"],
  ])('%s: %s', async (expected, text) => {
    expect(await fault(sql.raw(text).execute(db))).toBe(expected);
  });
});

describe('streamRows', () => {
  const numbers = (last: number) =>
    sql<{ n: number }>`select n from generate_series(1, ${last}::int) n`.compile(db);

  it('gives every row once, with parameters, while others run', async () => {
    let sum = 0;
    let rows = 0;
    for await (const { n } of streamRows(db, numbers(10_000), { batch: 1_000 })) {
      sum += n;
      rows += 1;
      if (rows % 2_500 === 0) expect(await indicators()).toEqual([]);
    }
    expect([rows, sum]).toEqual([10_000, 50_005_000]);
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    await db
      .insertInto('programa.meta')
      .values([meta('a'), meta('b'), meta('c')])
      .execute();
    const seen: string[] = [];
    const query = db.selectFrom('programa.meta').select('indicador').orderBy('indicador');
    for await (const { indicador } of streamRows(db, query, { batch: 1 })) {
      seen.push(indicador);
      if (indicador === 'a') await db.deleteFrom('programa.meta').execute();
    }
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('leaves no cursor behind a reader who stops, nor after an abort', async () => {
    const stop = new AbortController();
    for await (const { n } of streamRows(database.within({ signal: stop.signal }), numbers(10_000), {
      batch: 10,
    })) {
      if (n === 5) break;
    }
    const aborted = (async () => {
      for await (const { n } of streamRows(database.within({ signal: stop.signal }), numbers(10_000), {
        batch: 10,
      })) {
        if (n === 5) stop.abort(new Error('gone'));
      }
    })();
    await expect(aborted).rejects.toThrow('gone');
    const { rows } = await sql<{ left: number }>`select count(*) as left from pg_cursors`.execute(db);
    expect(rows[0]?.left).toBe(0);
  });

  it('streams inside a transaction what it has written', async () => {
    const seen = await db.transaction().execute(async (trx) => {
      await trx.insertInto('programa.meta').values(meta('mine')).execute();
      const rows = [];
      for await (const row of streamRows(trx, trx.selectFrom('programa.meta').select('indicador')))
        rows.push(row);
      return rows;
    });
    expect(seen).toEqual([{ indicador: 'mine' }]);
  });

  it('tells a bad query at its first row', async () => {
    expect(await fault(streamRows(db, sql`select 1/0`.compile(db)).next())).toBe('other');
  });
});

describe('copyInto', () => {
  async function* rows(count: number) {
    for (let n = 0; n < count; n += 1) yield copyRow([`i${n}`, 'MG', 2025, `${n}.25`]);
  }
  const columns = ['indicador', 'uf', 'ano', 'valor'] as const;

  it('loads 100 000 rows', async () => {
    expect(await copyInto(db, 'programa.meta', columns, rows(100_000))).toBe(100_000);
    const { rows: sums } = await sql`select count(*) as n, sum(valor) as total from programa.meta`.execute(
      db,
    );
    expect(sums).toEqual([{ n: 100_000, total: '4999975000.00' }]);
  });

  it('loads nothing when one row is bad, even far into the load', async () => {
    const load = copyInto(
      db,
      'programa.meta',
      columns,
      (async function* () {
        yield* rows(60_000);
        yield copyRow(['bad', 'MG', 'not a year', 1]);
      })(),
    );
    expect(await fault(load)).toBe('other');
    expect(await indicators()).toEqual([]);
  });

  it('loads nothing when the source fails', async () => {
    const load = copyInto(
      db,
      'programa.meta',
      columns,
      (async function* () {
        yield* rows(60_000);
        throw new Error('source broke');
      })(),
    );
    await expect(load).rejects.toThrow('source broke');
    expect(await indicators()).toEqual([]);
  });

  it('keeps every character, and takes pieces cut anywhere', async () => {
    const text = 'tab\t line\n back\\ return\r \\N \\. "quotes" ção 🌱';
    const bytes = Buffer.from(copyRow([text, 'MG', 2025, null].map((value) => value ?? '1')));
    await copyInto(
      db,
      'programa.meta',
      columns,
      (async function* () {
        for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
      })(),
    );
    expect(await indicators()).toEqual([text]);
  });

  it('is part of the transaction it is given', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await copyInto(trx, 'programa.meta', columns, rows(10));
      expect(await indicators(trx)).toHaveLength(10);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await indicators()).toEqual([]);
  });
});

describe('notices', () => {
  it('are heard at commit, by their channel only, and not after a rollback', async () => {
    const heard: string[] = [];
    const stop = database.notices.subscribe(
      'versao',
      (payload) => heard.push(payload),
      () => {},
    );
    await noticesHeard(database.notices);
    await database.notices.publish('outro', 'x');
    await db.transaction().execute((trx) => database.notices.publish('versao', '7', trx));
    const undone = db.transaction().execute(async (trx) => {
      await database.notices.publish('versao', '8', trx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await database.notices.publish('versao', "9'ã");
    await noticesHeard(database.notices);
    stop();
    await database.notices.publish('versao', '10');
    await noticesHeard(database.notices);
    expect(heard).toEqual(['7', "9'ã"]);
  });
});

it('is reachable', async () => {
  expect(await database.health()).toBe('ok');
});
