import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';

type Db = Kysely<Database>;

/** What the portal keeps of a person besides the log of accesses; each part with the words it has in the file. Secrets of the account are in none. */
export const OWN_DATA: Readonly<Record<string, (db: Db, idUsuario: number) => Promise<readonly unknown[]>>> =
  {
    conta: (db, id) =>
      db
        .selectFrom('portal.usuario')
        .where('id_usuario', '=', id)
        .select(['id_usuario', 'nome', 'email', 'cpf', 'cpf_conferido', 'id_perfil', 'uf', 'data_cadastro'])
        .select(['ultimo_acesso', 'confirmado_em', 'convidado_em'])
        .execute(),
    perfis: (db, id) =>
      db.selectFrom('portal.usuario_perfil').where('id_usuario', '=', id).select('id_perfil').execute(),
    sessoes: (db, id) =>
      db
        .selectFrom('portal.sessao')
        .where('id_usuario', '=', id)
        .select(['criada_em', 'usada_em', 'expira_em', 'aparelho', 'endereco'])
        .execute(),
    segundos_fatores: (db, id) =>
      db
        .selectFrom('portal.fator')
        .where('id_usuario', '=', id)
        .select(['tipo', 'nome', 'criado_em', 'usado_em'])
        .execute(),
    chaves_de_programas: (db, id) =>
      db
        .selectFrom('portal.chave_programa')
        .where('id_usuario', '=', id)
        .select([
          'nome',
          'inicio',
          'escopos',
          'criada_em',
          'expira_em',
          'usada_em',
          'usada_de',
          'revogada_em',
        ])
        .orderBy('id_chave')
        .execute(),
    emails: (db, id) =>
      db
        .selectFrom('portal.email as e')
        .innerJoin('portal.usuario as u', 'u.email', 'e.destinatario')
        .where('u.id_usuario', '=', id)
        .select(['e.assunto', 'e.criado_em', 'e.situacao', 'e.enviado_em'])
        .orderBy('e.criado_em')
        .execute(),
    revisoes: (db, id) =>
      db
        .selectFrom('portal.revisao_acesso')
        .where('id_usuario', '=', id)
        .select(['decisao', 'decidido_em', 'id_perfil'])
        .execute(),
    notificacoes: (db, id) =>
      db
        .selectFrom('portal.notificacao_destino as d')
        .innerJoin('portal.notificacao as n', 'n.id_notificacao', 'd.id_notificacao')
        .innerJoin('portal.usuario as u', 'u.email', 'd.email')
        .where('u.id_usuario', '=', id)
        .select(['n.nome', 'd.cancelado_em'])
        .execute(),
    entregas: (db, id) =>
      db
        .selectFrom('portal.entrega as e')
        .innerJoin('portal.usuario as u', 'u.email', 'e.email')
        .where('u.id_usuario', '=', id)
        .select(['e.ocasiao', 'e.situacao', 'e.criada_em', 'e.figuras'])
        .orderBy('e.id_entrega')
        .execute(),
    // The files themselves stand at `/api/indicators/files/{id}/{nome}` for who may see the property.
    midias: (db, id) =>
      db
        .selectFrom('portal.arquivo')
        .where('enviado_por', '=', id)
        .select([
          'id_arquivo',
          'tipo',
          'nome',
          'descricao',
          'cod_propriedade',
          'media_type',
          'bytes',
          'sha256',
        ])
        .select(['video_id', 'tirada_em', 'lon', 'lat', 'criado_em', 'alterado_em'])
        .orderBy('id_arquivo')
        .execute(),
    contornos: (db, id) =>
      db
        .selectFrom('portal.geometria_enviada')
        .where('enviado_por', '=', id)
        .select(['id_geometria', 'nome', 'cod_propriedade', 'bytes', 'sha256', 'criado_em', 'alterado_em'])
        .orderBy('id_geometria')
        .execute(),
    envios: (db, id) =>
      db
        .selectFrom('portal.envio')
        .where('id_usuario', '=', id)
        .select(['nome', 'cod_propriedade', 'tamanho', 'recebido', 'criado_em', 'tocado_em'])
        .execute(),
    indicadores: (db, id) =>
      db
        .selectFrom('portal.indicador_versao')
        .where('autor', '=', id)
        .select(['id_indicador', 'versao', 'nome_indicador', 'nota', 'criada_em'])
        .orderBy('criada_em')
        .execute(),
    paineis: (db, id) =>
      db
        .selectFrom('portal.painel_versao')
        .where('autor', '=', id)
        .select(['id_painel', 'versao', 'nome', 'criada_em'])
        .orderBy('criada_em')
        .execute(),
    tabelas_cruzadas: (db, id) =>
      db
        .selectFrom('portal.tabela_cruzada')
        .where('id_usuario', '=', id)
        .select(['definicao', 'criada_em'])
        .execute(),
    qualidade: (db, id) =>
      db
        .selectFrom('portal.tratamento')
        .where((eb) => eb.or([eb('id_usuario', '=', id), eb('respondido_por', '=', id)]))
        .select(['regra', 'cod_propriedade', 'chave', 'assumido_em', 'resposta', 'porque', 'respondido_em'])
        .select(['quieta_ate', 'toda_regra'])
        .orderBy('assumido_em')
        .execute(),
    fechamentos: (db, id) =>
      db
        .selectFrom('portal.fechamento')
        .where('id_usuario', '=', id)
        .select(['codigo', 'relatorio', 'periodo', 'uf', 'versao', 'motivo', 'fechado_em'])
        .orderBy('id_fechamento')
        .execute(),
    notas: (db, id) =>
      db
        .selectFrom('portal.nota')
        .where((eb) => eb.or([eb('autor', '=', id), eb('alterada_por', '=', id)]))
        .select(['relatorio', 'id_painel', 'visao', 'inicio', 'fim', 'uf', 'texto', 'leitores'])
        .select(['escrita_em', 'alterada_em'])
        .orderBy('id_nota')
        .execute(),
  };
