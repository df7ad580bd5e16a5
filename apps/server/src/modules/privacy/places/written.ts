import type { Place } from './place.ts';

/** What people wrote, sent and decided in the portal. */
export const WRITTEN: Readonly<Record<string, Place>> = {
  'portal.arquivo': {
    what: 'Fotos, vídeos e documentos que enviou, das propriedades de que é produtor, ou que a citam',
    why: 'arquivos',
    columns: {
      conta: 'enviado_por',
      imovel: 'cod_propriedade',
      texto: 'nome descricao',
      segredo: 'chave sha256 id_envio',
      fato: 'tipo media_type video_id',
    },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.geometria_enviada': {
    what: 'Arquivos de contornos que enviou, ou das propriedades de que é produtor',
    why: 'arquivos',
    columns: {
      conta: 'enviado_por',
      imovel: 'cod_propriedade',
      texto: 'nome',
      segredo: 'chave sha256 id_envio',
    },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.poligono_enviado': {
    what: 'Contornos enviados que a citam',
    why: 'arquivos',
    columns: { texto: 'nome descricao' },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.envio': {
    what: 'Envios por concluir',
    why: 'arquivos',
    columns: {
      conta: 'id_usuario',
      imovel: 'cod_propriedade',
      texto: 'nome',
      segredo: 'id_envio sha256_dito chave',
      fato: 'maquina',
    },
    anonymise: 'apaga',
    correct: 'registro',
  },
  'portal.tag': {
    what: 'Tags que a citam',
    why: 'arquivos',
    columns: { texto: 'nome nome_comparado descricao' },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.tratamento': {
    what: 'Achados de Data Quality que assumiu, respondeu ou que a citam',
    why: 'qualidade',
    columns: { conta: 'id_usuario respondido_por', texto: 'porque', fato: 'cod_propriedade chave resposta' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.fechamento': {
    what: 'Períodos que fechou ou cujo motivo a cita',
    why: 'autoria',
    columns: {
      conta: 'id_usuario',
      texto: 'motivo',
      // Figures of places: closings.db.test.ts holds that they name nobody.
      fato: 'codigo relatorio periodo uf sha256 conteudo',
    },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.nota': {
    what: 'Notas sobre números que escreveu, mudou ou que a citam',
    why: 'autoria',
    columns: { conta: 'autor alterada_por', texto: 'texto', fato: 'uf leitores visao' },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.notificacao': {
    what: 'Notificações que criou ou que a citam',
    why: 'autoria',
    columns: {
      conta: 'criada_por',
      texto: 'nome',
      fato: 'fonte resumo anexo limite_figura limite_sentido',
    },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.indicador': {
    what: 'Indicadores que gravou ou que a citam',
    why: 'autoria',
    columns: {
      conta: 'atualizado_por',
      texto: 'nome_indicador chave_nome formula_plain formula_struct significado',
      fato: 'data_type unidade',
    },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.indicador_versao': {
    what: 'Versões de indicadores',
    why: 'autoria',
    columns: {
      conta: 'autor',
      texto: 'nome_indicador formula_plain formula_struct significado nota',
      fato: 'data_type unidade',
    },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.painel': {
    what: 'Painéis que gravou, publicou ou que a citam',
    why: 'autoria',
    columns: { conta: 'atualizado_por publicado_por', texto: 'nome' },
    anonymise: 'troca',
    correct: 'portal',
  },
  'portal.painel_versao': {
    what: 'Versões de painéis',
    why: 'autoria',
    columns: { conta: 'autor', texto: 'nome', json: 'config' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.tabela_cruzada': {
    what: 'Tabela cruzada guardada',
    why: 'acesso',
    columns: { conta: 'id_usuario', json: 'definicao' },
    anonymise: 'apaga',
    correct: 'pessoa',
  },
  'portal.tarefa': {
    what: 'Tarefas do servidor que a citam',
    why: 'autoria',
    columns: { json: 'dados', texto: 'chave motivo resultado', fato: 'tipo situacao tomada_por' },
    anonymise: 'troca',
    correct: 'registro',
  },
};
