import { addressOf } from '@fonte/contracts';
import { filterValues } from '@fonte/contracts/endpoints/indicator-results';
import { connect } from '@fonte/database';
import { migrate } from '@fonte/database/migration/migrate';
import { formatNumber } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { AnswerCache } from '../../../apps/server/src/query/kept/answer-cache.ts';
import { median, quantile, timed } from '../measure.ts';
import { portalOn, signedIn } from '../portal.ts';
import { createDatabase } from '../programme.ts';
import type { Findings } from '../scenario.ts';

const VALUES = 100_000;
const LIMIT_MS = 100;
const RUNS = 15;
/** What is typed one letter after the other, and what the list opens with. */
const TYPED = ['', 'c', 'co', 'cor', 'córrego 4', 'córrego 4711'];

/** Values of a text column with 100 000 distinct ones, as the filter form asks for them while somebody types. */
export async function typedAhead(serverUrl: string, say: (line: string) => void): Promise<Findings> {
  const url = await createDatabase(serverUrl, `fonte_bench_valores_${VALUES}`);
  const database = await connect({ url, timeoutMs: 0 });
  try {
    await migrate(database);
    await filled(database.db as unknown as Kysely<unknown>, say);
  } finally {
    await database.close();
  }
  const portal = await portalOn(url);
  const cache: { get: unknown } = AnswerCache.prototype;
  const kept = cache.get;
  cache.get = () => undefined;
  try {
    const { cookie } = await signedIn(portal, 'administrador');
    const rows: string[][] = [];
    for (const q of TYPED) {
      const filters = { alias: 'propriedade', colname: 'numero_car' };
      const address = addressOf(filterValues, { query: { filters, q: q === '' ? undefined : q } });
      // oxlint-disable-next-line no-await-in-loop -- they would measure each other
      const offered = JSON.parse((await portal.get(address, cookie)).body) as unknown[];
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        // oxlint-disable-next-line no-await-in-loop
        times.push(await timed(() => portal.get(address, cookie)));
      rows.push([
        q === '' ? '(nada digitado)' : q,
        String(offered.length),
        formatNumber(median(times), 1),
        formatNumber(quantile(times, 0.95), 1),
        q === '' ? '' : String(LIMIT_MS),
      ]);
    }
    return {
      title: `Valores de um filtro, coluna com ${VALUES.toLocaleString('pt-BR')} valores distintos`,
      head: ['Digitado', 'Oferecidos', 'p50, ms', 'p95, ms', 'Limite'],
      rows,
      notes: [
        `${RUNS} chamadas inteiras cada uma, com sessão e autorização, sem rede e sem resposta guardada.`,
      ],
    };
  } finally {
    cache.get = kept;
    await portal.close();
  }
}

/** As many properties as values, with nothing else: the question asks nothing else. */
async function filled(db: Kysely<unknown>, say: (line: string) => void): Promise<void> {
  const there = await sql<{ n: number }>`select count(*)::integer as n from programa.propriedade`.execute(db);
  if (there.rows[0]?.n === VALUES) return;
  say(`Fazendo ${VALUES} propriedades com um valor cada uma…`);
  await sql`insert into geo.uf (uf, codigo_uf, nome) values ('GO', 52, 'Goiás') on conflict do nothing`.execute(
    db,
  );
  await sql`insert into geo.municipio (codigo_municipio, nome, uf) values (5200050, 'Abadia', 'GO') on conflict do nothing`.execute(
    db,
  );
  await sql`insert into programa.propriedade (cod_propriedade, nome, codigo_municipio, uf, numero_car)
    select 'P' || n, 'Sítio ' || n, 5200050, 'GO',
      (array['Córrego ', 'Fazenda ', 'Sítio ', 'Lote '])[1 + n % 4] || n
    from generate_series(1, ${VALUES}::integer) as n`.execute(db);
  await sql`insert into portal.versao (dt_atualizacao, dados_ate) select now(), current_date
    where not exists (select from portal.versao)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
