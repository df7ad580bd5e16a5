import type { Place } from './place.ts';

/** The account of a person, and what goes with it. */
export const ACCOUNT: Readonly<Record<string, Place>> = {
  'portal.usuario': {
    what: 'Conta do portal',
    columns: {
      conta: 'id_usuario',
      nome: 'nome',
      email: 'email',
      cpf: 'cpf',
      segredo: 'senha',
      derivado: 'busca',
      fato: 'uf',
    },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.usuario_perfil': {
    what: 'Perfis da conta',
    columns: { conta: 'id_usuario' },
    anonymise: 'apaga',
    correct: 'portal',
  },
  'portal.sessao': {
    what: 'Sessões abertas',
    columns: { conta: 'id_usuario', rede: 'aparelho endereco', segredo: 'token' },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.senha_reset': {
    what: 'Pedidos de nova senha',
    columns: { conta: 'id_usuario', segredo: 'token' },
    anonymise: 'apaga',
    correct: 'registro',
  },
  'portal.troca_email': {
    what: 'Pedidos de troca de e-mail',
    columns: { conta: 'id_usuario', email: 'email', segredo: 'token' },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.cadastro': {
    what: 'Cadastros por confirmar',
    columns: { nome: 'nome', email: 'email', cpf: 'cpf', segredo: 'token senha', fato: 'termos' },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.fator': {
    what: 'Segundos fatores',
    columns: {
      conta: 'id_usuario',
      texto: 'nome',
      segredo: 'segredo credencial chave_publica',
      fato: 'tipo transportes',
    },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.fator_codigo': {
    what: 'Códigos de recuperação',
    columns: { conta: 'id_usuario', segredo: 'codigo' },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.chave_programa': {
    what: 'Chaves de programas',
    columns: {
      conta: 'id_usuario',
      texto: 'nome',
      rede: 'usada_de',
      segredo: 'segredo inicio',
      fato: 'escopos',
    },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.acesso': {
    what: 'Registro de acessos',
    columns: { conta: 'id_usuario', rede: 'endereco', json: 'detalhe', texto: 'alvo', fato: 'acao rota' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.revisao_acesso': {
    what: 'Revisões de acesso',
    columns: { conta: 'id_usuario decidido_por', fato: 'decisao' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.arquivo_gerado': {
    what: 'Arquivos gerados para a conta',
    columns: {
      conta: 'id_usuario',
      texto: 'titulo',
      json: 'pedido',
      segredo: 'sessao file_name',
      fato: 'filetype',
    },
    anonymise: 'apaga',
    correct: 'registro',
  },
  'portal.email': {
    what: 'Emails enviados ou na fila',
    columns: {
      email: 'destinatario',
      nome: 'nome',
      texto: 'assunto',
      segredo: 'corpo html descadastro chave',
      fato: 'situacao id_email',
    },
    anonymise: 'apaga',
    correct: 'registro',
  },
  'portal.email_tentativa': {
    what: 'Respostas do servidor de email que a citam',
    columns: { texto: 'motivo', fato: 'resultado id_email' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.notificacao_destino': {
    what: 'Destinos de notificações',
    columns: { email: 'email' },
    anonymise: 'apaga',
    correct: 'portal',
  },
  'portal.entrega': {
    what: 'Entregas de notificações',
    columns: { email: 'email', json: 'figuras', fato: 'ocasiao situacao id_email' },
    anonymise: 'apaga',
    correct: 'registro',
  },
  'portal.pessoa_anonimizada': {
    what: 'Anonimizações que a conta fez',
    columns: { conta: 'anonimizada_por', texto: 'motivo', fato: 'papeis' },
    anonymise: 'troca',
    correct: 'registro',
  },
};
