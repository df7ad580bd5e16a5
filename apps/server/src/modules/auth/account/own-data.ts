import { Readable } from 'node:stream';
import { streamBatches } from '@fonte/database';
import { sql } from 'kysely';
import { Download, type Call } from '../../../platform/index.ts';
import { OWN_DATA } from './own-data-parts.ts';

/** What is kept of the caller, as one file (Lei 13.709/2018, article 18): parts first, then every line of the log of accesses. */
export async function dataOfPerson(call: Call): Promise<Download> {
  const { db, session, app } = call;
  const id = session.idUsuario;
  const parts: Record<string, unknown> = { gerado_em: app.clock.now().toISOString() };
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const [name, read] of Object.entries(OWN_DATA)) parts[name] = await read(db, id);
  const lines = db
    .selectFrom('portal.acesso')
    .where('id_usuario', '=', id)
    .select(['quando', 'acao', 'rota', 'alvo', 'relatorio', 'linhas', 'situacao', 'endereco', 'detalhe'])
    .orderBy('quando')
    .orderBy(sql`id_acesso`);
  async function* text(): AsyncGenerator<string> {
    yield `${JSON.stringify(parts, null, 1).slice(0, -2)},\n "acessos": [`;
    let between = '\n';
    for await (const batch of streamBatches(db, lines)) {
      yield between + batch.map((line) => JSON.stringify(line)).join(',\n');
      between = ',\n';
    }
    yield '\n]}\n';
  }
  call.tell({ acao: 'exportar' });
  return new Download(Readable.from(text(), { objectMode: false }), {
    contentType: 'application/json; charset=utf-8',
    fileName: 'meus-dados.json',
  });
}
