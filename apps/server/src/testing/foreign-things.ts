import { randomBytes } from 'node:crypto';
import { ALL_PROFILES, type Profile } from '@fonte/contracts';
import { ANA, CAIO, DORA, OTTO, RUTE } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import { programKey } from './program-key.ts';
import type { TestPerson, TestPortal } from '../testing.ts';

/** What the tiny programme and its portal have of one property, by which it would be known. */
export interface Farm {
  readonly code: string;
  readonly name: string;
  readonly uf: string;
  readonly tecnico: string | null;
  readonly supervisor: string | null;
  /** CPF of its producer. */
  readonly produtor: string | null;
  readonly photo: number;
  readonly photoKey: string;
  readonly document: number;
  readonly documentKey: string;
  readonly geometry: number;
  readonly geometryKey: string;
}

/** A portal's properties each with media and changes, and one person for each profile, all of Goiás, besides some that belong elsewhere. */
export interface ForeignThings {
  readonly farms: readonly Farm[];
  readonly people: Readonly<Record<Profile, TestPerson>>;
  /** Of Minas Gerais. */
  readonly elsewhere: TestPerson;
  readonly technicianElsewhere: TestPerson;
  /** All CPFs of the programme, as digits. */
  readonly cpfs: readonly string[];
  readonly publicTag: number;
  readonly shutTag: number;
  readonly notification: number;
  /** A key of the chief's programs. */
  readonly programKey: number;
  /** An unfinished upload of the technician of Minas Gerais. */
  readonly upload: string;
  /** A finding of Minas Gerais that somebody there has taken. */
  readonly finding: { readonly regra: number; readonly cod_propriedade: string; readonly chave: string };
}

/** Whether a property is one of a person's, as docs/security.md says it of the profiles: told here once more, by hand. */
export function owns(profile: Profile, { uf, tecnico, supervisor }: Farm): boolean {
  if (profile === 'administrador' || profile === 'nacional') return true;
  if (profile === 'regional' || profile === 'coordenador') return uf === 'GO';
  if (profile === 'supervisor') return uf === 'GO' && supervisor === OTTO;
  return profile === 'tecnico' && uf === 'GO' && tecnico === ANA;
}

const key = () => randomBytes(16).toString('hex');
/** Of the people of Goiás whose rows a CPF decides. */
export const OWN_CPF: Partial<Record<Profile, string>> = { tecnico: ANA, supervisor: OTTO };

/** Puts them into a portal with the tiny programme. */
export async function foreignThings(portal: TestPortal): Promise<ForeignThings> {
  const { db } = portal.database;
  const people = {} as Record<Profile, TestPerson>;
  for (const profile of ALL_PROFILES) {
    const cpf = OWN_CPF[profile];
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the e-mails have the same numbers
    people[profile] = await portal.person(profile, { uf: 'GO', ...(cpf === undefined ? {} : { cpf }) });
  }
  const elsewhere = await portal.person('coordenador', { uf: 'MG' });
  const technicianElsewhere = await portal.person('tecnico', { uf: 'MG', cpf: DORA });
  const tags = await sql<{ id: number }>`
    insert into portal.tag (nome, nome_comparado, descricao, publica)
    values ('Aberta', 'aberta', 'Fotos abertas', true), ('Fechada', 'fechada', 'Fotos fechadas', false)
    returning id_tag as id`.execute(db);
  const [publicTag = 0, shutTag = 0] = tags.rows.map(({ id }) => id);
  const properties = await sql<Pick<Farm, 'code' | 'name' | 'uf' | 'tecnico' | 'supervisor' | 'produtor'>>`
    select cod_propriedade as code, p.nome as name, uf, cpf_tecnico as tecnico, cpf_supervisor as supervisor, r.cpf as produtor
    from programa.propriedade p left join programa.produtor r using (id_produtor) order by 1`.execute(db);
  const farms: Farm[] = [];
  for (const property of properties.rows) {
    const [photoKey, documentKey, geometryKey] = [key(), key(), key()];
    // oxlint-disable-next-line no-await-in-loop -- a dozen
    const { rows } = await sql<Pick<Farm, 'photo' | 'document' | 'geometry'>>`
      with arquivos as (
        insert into portal.arquivo (cod_propriedade, tipo, nome, chave, media_type, bytes, sha256, descricao, lon, lat)
        values (${property.code}, 'photo', 'foto.jpg', ${photoKey}, 'image/jpeg', 5, repeat('a', 64), 'Uma foto', -50, -17),
          (${property.code}, 'document', 'ata.pdf', ${documentKey}, 'application/pdf', 5, repeat('b', 64), 'Uma ata', null, null)
        returning id_arquivo, tipo
      ), marcadas as (
        insert into portal.arquivo_tag (id_arquivo, id_tag) select id_arquivo, ${shutTag}::bigint from arquivos
      ), forma as (
        insert into portal.geometria_enviada (chave, cod_propriedade, nome, bytes, sha256)
        values (${geometryKey}, ${property.code}, 'area.kml', 5, repeat('c', 64)) returning id_geometria
      ), mudanca as (
        insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
        select max(versao), 'propriedade', ${property.code}, 'cod_propriedade', 'UPDATE', '2025-10-13'::date, ${property.code},
          jsonb_build_array(jsonb_build_object('key', 'cpf_tecnico', 'oldValue', ${CAIO}::text, 'value', ${property.tecnico}::text),
            jsonb_build_object('key', 'nome', 'oldValue', 'Antes', 'value', ${property.name}::text))
        from portal.versao
      )
      select (select id_arquivo from arquivos where tipo = 'photo') as photo,
        (select id_arquivo from arquivos where tipo = 'document') as document, (select id_geometria from forma) as geometry`.execute(
      db,
    );
    farms.push({ ...property, photoKey, documentKey, geometryKey, ...rows[0]! });
  }
  const cpfs = await sql<{ cpf: string }>`
    select cpf from programa.tecnico union select cpf from programa.supervisor union select cpf from programa.produtor where cpf is not null`.execute(
    db,
  );
  const notification = await sql<{ id: number }>`
    with escrita as (
      insert into portal.notificacao (nome, importacao, criada_por) values ('Equipe', true, ${people.administrador.idUsuario}::bigint) returning id_notificacao
    ), destino as (
      insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, 'lista@outra.example' from escrita
    ) select id_notificacao as id from escrita`.execute(db);
  const upload = await sql<{ id: string }>`
    insert into portal.envio (id_envio, id_usuario, cod_propriedade, nome, tamanho, chave, maquina)
    values (gen_random_uuid(), ${technicianElsewhere.idUsuario}::bigint, '31.0001.0001', 'foto.jpg', 100, ${key()}, 'outra') returning id_envio as id`.execute(
    db,
  );
  const finding = { regra: 13415, cod_propriedade: '31.0001.0003', chave: '' };
  await db
    .insertInto('portal.tratamento')
    .values({ ...finding, id_usuario: elsewhere.idUsuario })
    .execute();
  return {
    farms,
    people,
    elsewhere,
    technicianElsewhere,
    cpfs: [...cpfs.rows.map(({ cpf }) => cpf), RUTE],
    publicTag,
    shutTag,
    notification: notification.rows[0]!.id,
    programKey: (await programKey(portal, people.administrador)).id,
    upload: upload.rows[0]!.id,
    finding,
  };
}
