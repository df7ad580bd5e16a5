import { randomBytes } from 'node:crypto';
import type { TestPortal } from '../testing.ts';

/** A notification of one address; its id. */
export async function newNotification({ database: { db } }: TestPortal): Promise<number> {
  const { id_notificacao: id } = await db
    .insertInto('portal.notificacao')
    .values({ nome: 'Equipe', importacao: true, criada_por: 1 })
    .returning('id_notificacao')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('portal.notificacao_destino')
    .values({ id_notificacao: id, email: 'a@teste.example' })
    .execute();
  return id;
}

/** A tag; its id. */
export async function plantedTag({ database: { db } }: TestPortal, name: string): Promise<number> {
  const row = { nome: name, nome_comparado: name.toLowerCase(), descricao: 'Uma tag' };
  return (await db.insertInto('portal.tag').values(row).returning('id_tag').executeTakeFirstOrThrow()).id_tag;
}

/** A document of a property (its code with dots) that has a new tag of that name; the ids of both. */
export async function plantedDocument(
  portal: TestPortal,
  property: string,
  tagName: string,
): Promise<{ file: number; tag: number }> {
  const { db } = portal.database;
  const file = await db
    .insertInto('portal.arquivo')
    .values({
      cod_propriedade: property,
      tipo: 'document',
      nome: 'ata.pdf',
      chave: randomBytes(16).toString('hex'),
      media_type: 'application/pdf',
      bytes: 5,
      sha256: 'a'.repeat(64),
      descricao: 'Ata da reunião',
    })
    .returning('id_arquivo')
    .executeTakeFirstOrThrow();
  const tag = await plantedTag(portal, tagName);
  await db.insertInto('portal.arquivo_tag').values({ id_arquivo: file.id_arquivo, id_tag: tag }).execute();
  return { file: file.id_arquivo, tag };
}
