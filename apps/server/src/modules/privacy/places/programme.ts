import type { Place } from './place.ts';

/** What is worked out of a property, beside whose it is. */
const OF_PROPERTY = {
  why: 'acompanhamento',
  columns: {
    produtor: 'id_produtor',
    // Of a producer's other properties, which are not of those who are told of this one.
    derivado: 'produtor_de_varias',
    cpf: 'cpf_supervisor cpf_tecnico',
    fato: 'cod_propriedade uf',
  },
  anonymise: 'troca',
  correct: 'fonte',
} satisfies Omit<Place, 'what'>;

/** What loads bring, and what is worked out from it. */
export const PROGRAMME: Readonly<Record<string, Place>> = {
  'programa.produtor': {
    what: 'Cadastro de produtor',
    why: 'acompanhamento',
    columns: {
      produtor: 'id_produtor',
      cpf: 'cpf',
      nome: 'nome',
      derivado: 'nome_ordem',
      nascimento: 'dt_nascimento',
      traco: 'sexo escolaridade cor_raca faixa_renda tempo_atividade',
    },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'programa.supervisor': {
    what: 'Cadastro de supervisor',
    why: 'acompanhamento',
    columns: { cpf: 'cpf', nome: 'nome', derivado: 'nome_ordem', fato: 'uf' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'programa.tecnico': {
    what: 'Cadastro de técnico',
    why: 'acompanhamento',
    columns: { cpf: 'cpf cpf_supervisor', nome: 'nome', derivado: 'nome_ordem', fato: 'uf' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'programa.propriedade': {
    what: 'Propriedades de que é produtor, técnico ou supervisor',
    why: 'acompanhamento',
    columns: {
      produtor: 'id_produtor',
      cpf: 'cpf_tecnico cpf_supervisor',
      texto: 'nome',
      derivado: 'nome_ordem atividade_ordem',
      fato: 'cod_propriedade uf atividade_produtiva perfil_fundiario situacao numero_car fase lon lat',
    },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'programa.visita': {
    what: 'Visitas que fez como técnico',
    why: 'acompanhamento',
    columns: { cpf: 'cpf_tecnico', fato: 'cod_propriedade fase motivo lon_checkin lat_checkin' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'programa.poligono': {
    what: 'Polígonos que registrou ou que a citam',
    why: 'acompanhamento',
    columns: {
      cpf: 'cpf_tecnico',
      texto: 'nome_area name_poligono',
      fato: 'cod_propriedade cod_fip_poligono type_poligono origem',
    },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'camada.processo': {
    what: 'Processos judiciais em que é parte',
    why: 'territorio',
    columns: {
      json: 'partes',
      texto: 'complex_assunto',
      fato: 'numero tribunal esfera classe uf assuntos',
    },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'camada.reserva_legal': {
    what: 'Áreas de reserva legal cujo nome a cita',
    why: 'territorio',
    columns: { texto: 'nome', fato: 'codigo' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'camada.vegetacao_nativa': {
    what: 'Áreas de vegetação nativa cujo nome a cita',
    why: 'territorio',
    columns: { texto: 'nome', fato: 'codigo' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'resumo.achado': {
    what: 'Achados de Data Quality que a citam',
    why: 'qualidade',
    columns: { texto: 'detalhe', fato: 'cod_propriedade chave gravidade' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'resumo.visita_prevista_mes': {
    what: 'Resumo das visitas previstas, por responsável',
    why: 'acompanhamento',
    columns: { cpf: 'cpf_supervisor cpf_tecnico', fato: 'uf' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'resumo.visita_prevista_semestre': {
    what: 'Resumo das visitas previstas por semestre, por responsável',
    why: 'acompanhamento',
    columns: { cpf: 'cpf_supervisor cpf_tecnico', fato: 'cod_propriedade uf atividade_produtiva' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'resumo.visita_ritmo': { what: 'Resumo do ritmo de visitas', ...OF_PROPERTY },
  'resumo.aplica_abc': { what: 'Resumo de quem aplica tecnologias ABC', ...OF_PROPERTY },
  'resumo.aplica_conservacao': { what: 'Resumo de quem aplica práticas de conservação', ...OF_PROPERTY },
  'resumo.aplica_planejamento': { what: 'Resumo de quem tem planejamento da paisagem', ...OF_PROPERTY },
  'resumo.isa_propriedade': {
    what: 'Resumo das medições do ISA por propriedade',
    why: 'acompanhamento',
    columns: { cpf: 'cpf_supervisor cpf_tecnico', fato: 'cod_propriedade uf' },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'resumo.pratica_ano': {
    what: 'Resumo das práticas por ano, por responsável',
    ...OF_PROPERTY,
    columns: { cpf: 'cpf_supervisor cpf_tecnico', fato: 'uf objetivo' },
  },
  'resumo.visita_ano': {
    what: 'Resumo das visitas feitas e previstas por ano',
    ...OF_PROPERTY,
    columns: {
      ...OF_PROPERTY.columns,
      fato: 'cod_propriedade uf atividade_produtiva perfil_fundiario primeira_prevista',
    },
  },
  'resumo.visita_semestre': {
    what: 'Resumo das visitas por semestre',
    why: 'acompanhamento',
    columns: {
      produtor: 'id_produtor',
      cpf: 'cpf_tecnico cpf_supervisor cpf_responsavel',
      fato: 'cod_propriedade uf atividade_produtiva',
    },
    anonymise: 'troca',
    correct: 'fonte',
  },
  'portal.diferenca': {
    what: 'Histórico das cargas (diferenças)',
    why: 'cargas',
    columns: { json: 'diff', fato: 'table_name key key_name type cod_propriedade' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.qualidade': {
    what: 'Tendência de Data Quality, por supervisor',
    why: 'qualidade',
    columns: { cpf: 'cpf_supervisor', fato: 'uf gravidade limiar' },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.carga': {
    what: 'Cargas que enviou pela página, ou que a citam',
    why: 'cargas',
    columns: {
      conta: 'id_usuario',
      json: 'arquivos resultado andamento',
      texto: 'nome motivo referencia',
      segredo: 'chaves',
      fato: 'tipo decimais situacao',
    },
    anonymise: 'troca',
    correct: 'registro',
  },
  'portal.importacao': {
    what: 'Diário das cargas que a cita',
    why: 'cargas',
    columns: { json: 'arquivos falhas', texto: 'origem motivo', fato: 'situacao' },
    anonymise: 'troca',
    correct: 'registro',
  },
};
