import { Readable } from 'node:stream';
import type { Database } from '@fonte/database';
import { streamBatches } from '@fonte/database';
import { maskCpf } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { Download, fail, type Call } from '../../platform/index.ts';
import { wholeDatabase } from './held.ts';
import { mentionsOf, type Mention } from './mentions.ts';
import { cpfsOf, emailsOf, personOf, type Person } from './person.ts';
import { columnsOf, PLACES, type Place } from './places/index.ts';
import { seedOf } from './reference.ts';
import { rowsOf } from './rows-of.ts';
import { shownName } from './words.ts';

type Db = Kysely<Database>;

/**
 * Everything that the portal keeps of a person, as one file: who asked, when and why, then the rows of each place. Of other people whom a row names no CPF and no address stands in
 * it; secrets and shapes do not. Errors: `personNotFound`.
 */
export async function exportPerson(
  call: Call<unknown, unknown, { ref: string; motivo: string }>,
): Promise<Download> {
  const { app, body, session } = call;
  const db = wholeDatabase(call);
  const now = app.clock.now();
  const seed = await seedOf(app.settings, session, body.ref, now);
  const person = (await personOf(db, seed)) ?? fail('personNotFound');
  const by = await db
    .selectFrom('portal.usuario')
    .where('id_usuario', '=', session.idUsuario)
    .select(['nome', 'email'])
    .executeTakeFirstOrThrow();
  const mentions = mentionsOf(person, app.trail.keyed);
  let rows = 0;
  call.tell({ acao: 'exportar', alvo: 'pessoa', detalhe: { motivo: body.motivo }, rows: () => rows });
  const head = {
    pedido_por: by,
    gerado_em: now.toISOString(),
    motivo: body.motivo,
    pessoa: { nome: shownName(person), papeis: person.papeis, emails: person.emails },
  };
  async function* text(): AsyncGenerator<string> {
    yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "lugares": {`;
    let before = '';
    for (const [table, place] of Object.entries(PLACES)) {
      const found = rowsIn(db, table, place, person, mentions);
      if (found === null) continue;
      let between = `${before}\n  ${JSON.stringify(table)}: {"o_que": ${JSON.stringify(place.what)}, "linhas": [\n`;
      let some = false;
      for await (const batch of streamBatches(db, found)) {
        if (batch.length === 0) continue;
        some = true;
        rows += batch.length;
        yield between + batch.map(({ linha }) => JSON.stringify(own(linha, person))).join(',\n');
        between = ',\n';
      }
      if (!some) continue;
      yield ']}';
      before = ',';
    }
    yield '\n}}\n';
  }
  return new Download(Readable.from(text(), { objectMode: false }), {
    contentType: 'application/json; charset=utf-8',
    fileName: 'dados-da-pessoa.json',
  });
}

const SHAPES = ['geom', 'geom_3857', 'geom_z8', 'geom_z12'] as const;

function rowsIn(db: Db, table: string, place: Place, person: Person, mentions: readonly Mention[]) {
  const rows = rowsOf(place, person, mentions);
  if (rows === null) return null;
  const without = [...SHAPES, ...columnsOf(place, 'segredo', 'derivado')];
  return db
    .selectFrom(
      sql<{ linha: Record<string, unknown> }>`(
      select to_jsonb(t) - ${without}::text[] as linha from ${sql.table(table)} t where ${rows}
    )`.as('q'),
    )
    .select('q.linha');
}

/** A row as the person may be given it: what it tells of others by CPF or address is masked. */
export function own(row: Record<string, unknown>, person: Person): unknown {
  const { partes } = row;
  // Of a lawsuit's parties only itself.
  const shown = Array.isArray(partes) ? { ...row, partes: partes.filter((one) => isOf(one, person)) } : row;
  return masked(shown, person);
}

const digits = (text: string) => text.replaceAll(/\D/g, '');
const isOf = (party: unknown, person: Person): boolean => {
  const { nome, numeroDocumentoPrincipal: document } = party as Record<string, unknown>;
  return (
    (typeof document === 'string' && cpfsOf(person).includes(digits(document))) ||
    (typeof nome === 'string' &&
      [...person.nomes, ...person.antes.nomes].some((one) => one.toLowerCase() === nome.toLowerCase()))
  );
};

const CPF = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function masked(value: unknown, person: Person): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(CPF, (found) =>
        [...cpfsOf(person), person.errado].includes(digits(found)) ? found : maskCpf(found),
      )
      .replaceAll(MAIL, (found) => (emailsOf(person).includes(found.toLowerCase()) ? found : '***'));
  if (Array.isArray(value)) return value.map((one) => masked(one, person));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, person)]));
  return value;
}
