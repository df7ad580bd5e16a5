import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail, type Call } from '../../../platform/index.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { accessOf, behindWall, propertyRule } from '../../../query/index.ts';
import { addTags, refuseUnknownTags } from './tags-of-file.ts';

interface Found {
  readonly chave: string | null;
  readonly tipo: string;
  readonly cod_propriedade: string;
}

/** Changes description and tags of a file of the caller's properties. Errors: `fileNotFound`, `invalidRequest` for a tag that there is not. */
export async function updateFile(
  call: Call<{ id: number }, unknown, { description: string; tags: readonly number[] }>,
): Promise<void> {
  const { description, tags } = call.body;
  await changed(call, 'editar', async (trx) => {
    const id_arquivo = call.params.id;
    await refuseUnknownTags(trx, tags, 'tags');
    await trx
      .updateTable('portal.arquivo')
      .set({ descricao: description, alterado_em: sql`now()` })
      .where('id_arquivo', '=', id_arquivo)
      .execute();
    await trx.deleteFrom('portal.arquivo_tag').where('id_arquivo', '=', id_arquivo).execute();
    await addTags(trx, id_arquivo, tags);
  });
}

/** Removes a file of the caller's properties: its row at once, its bytes by a job. Errors: `fileNotFound`. */
export async function deleteFile(call: Call<{ id: number }>): Promise<void> {
  await changed(call, 'remover', async (trx, { chave }) => {
    await trx.deleteFrom('portal.arquivo').where('id_arquivo', '=', call.params.id).execute();
    if (chave !== null) await loosen(trx, chave);
  });
  await call.app.files.stage('removed-row');
}

/** Notes that nobody uses an object any more, and has it removed once that is committed. */
export async function loosen(trx: Kysely<Database>, chave: string): Promise<void> {
  await trx.insertInto('portal.objeto_solto').values({ chave }).execute();
  await addJob(trx, 'media.loose', { data: {}, key: `solto ${chave}` });
}

/** One change of one file, that nobody else changes meanwhile, with its line of the audit. */
async function changed(
  call: Call<{ id: number }>,
  feito: 'editar' | 'remover',
  change: (trx: Kysely<Database>, file: Found) => Promise<void>,
): Promise<void> {
  const rule = propertyRule(accessOf(call), 'a.cod_propriedade');
  // What is written is no reader's to write: that it is the caller's is asked behind the wall first.
  const seen = await behindWall(call)
    .selectFrom('portal.arquivo as a')
    .where('a.id_arquivo', '=', call.params.id)
    .select('a.id_arquivo')
    .executeTakeFirst();
  if (seen === undefined) fail('fileNotFound');
  await call.app.database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<Found>`
      select a.chave, a.tipo, a.cod_propriedade from portal.arquivo a
      where a.id_arquivo = ${call.params.id} and ${rule ?? sql`true`} for update of a`.execute(trx);
    const file = rows[0] ?? fail('fileNotFound');
    await change(trx, file);
    await recordAccess(trx, call.session, {
      acao: 'alterar',
      alvo: `arquivo ${call.params.id}`,
      endereco: call.request.ip,
      detalhe: { feito, tipo: file.tipo, propriedade: file.cod_propriedade },
    });
  });
}
