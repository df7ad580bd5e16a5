import { randomBytes } from 'node:crypto';
import { OPEN_FILES_LIMIT, type ExportFile } from '@fonte/contracts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/index.ts';
import type { DrillBody } from './ask-drill.ts';

/** How long a generated file may be opened (docs/security.md, retention). */
const HOURS = 24;
const FILETYPE = 'csv';

/** Keeps a request under a name that only its session can open. The rows are made when the file is opened, from the data of that moment. */
export async function keepRequest(call: Call, title: string, request: DrillBody): Promise<ExportFile> {
  const fileName = `${randomBytes(18).toString('base64url')}.${FILETYPE}`;
  await call.db
    .insertInto('portal.arquivo_gerado')
    .values({
      file_name: fileName,
      id_usuario: call.session.idUsuario,
      sessao: call.session.token,
      titulo: title,
      filetype: FILETYPE,
      pedido: JSON.stringify(request),
      expira_em: sql`now() + make_interval(hours => ${HOURS})`,
    })
    .execute();
  await forgetOldest(call);
  return { fileName, filetype: FILETYPE };
}

/** A person's requests beyond the limit open nothing any more, the oldest first. */
async function forgetOldest({ db, session: { idUsuario } }: Call): Promise<void> {
  await sql`delete from portal.arquivo_gerado where file_name in (
    select file_name from portal.arquivo_gerado where id_usuario = ${idUsuario}
    order by criado_em desc, file_name offset ${OPEN_FILES_LIMIT})`.execute(db);
}

/** The request kept under a name by this session, or undefined for any other name, session or time. */
export async function keptRequest(
  call: Call,
  { fileName, filetype }: ExportFile,
): Promise<{ titulo: string; pedido: DrillBody } | undefined> {
  const row = await call.db
    .selectFrom('portal.arquivo_gerado')
    .select(['titulo', 'pedido'])
    .where('file_name', '=', fileName)
    .where('filetype', '=', filetype)
    .where('sessao', '=', call.session.token)
    .where('id_usuario', '=', call.session.idUsuario)
    .where('expira_em', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row && { titulo: row.titulo, pedido: row.pedido as DrillBody };
}
