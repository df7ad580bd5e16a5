// Written by `npm run types -w packages/database` from the migrated schema; change the migrations instead.
/* oxlint-disable max-lines -- data */
import type { ColumnType } from 'kysely';

/** Biomas */
export interface GeoBioma {
  /** Identificador do bioma */
  id_bioma: number;
  /** Nome */
  nome: string;
  /** Área, EPSG:4674 */
  geom: string | null;
}

/** Contornos do mapa de base sem rede (Natural Earth) */
export interface GeoContorno {
  /** Identificador */
  id_contorno: ColumnType<number, never, never>;
  /** pais, rio, lago ou cidade */
  tipo: string;
  /** Nome, quando a fonte o traz */
  nome: string | null;
  /** Importância na fonte; 1 é a maior */
  ordem: number | null;
  /** Geometria, EPSG:4674 */
  geom: string;
}

/** Municípios */
export interface GeoMunicipio {
  /** Código IBGE de sete dígitos */
  codigo_municipio: number;
  /** Nome */
  nome: string;
  /** Sigla da unidade da federação */
  uf: string;
  /** Longitude da sede, graus */
  lon_sede: ColumnType<string | null, string | number | null, string | number | null>;
  /** Latitude da sede, graus */
  lat_sede: ColumnType<string | null, string | number | null, string | number | null>;
  /** Verdadeiro quando a área é a célula de Voronoi da sede, não a malha oficial */
  aproximado: ColumnType<boolean, boolean | undefined, boolean>;
  /** Área, EPSG:4674 */
  geom: string | null;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
  /** Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas */
  nome_ordem: ColumnType<string | null, never, never>;
}

/** Regiões hidrográficas do Brasil */
export interface GeoRegiaoHidrografica {
  /** Identificador da região */
  id_regiao_hidrografica: number;
  /** Nome */
  nome: string;
  /** Verdadeiro quando o limite não é o oficial */
  aproximado: ColumnType<boolean, boolean | undefined, boolean>;
  /** Área, EPSG:4674 */
  geom: string | null;
}

/** Sub-bacias: a Bacia dos relatórios */
export interface GeoSubBacia {
  /** Código da sub-bacia */
  id_sub_bacia: number;
  /** Nome */
  nome: string;
  /** Região hidrográfica a que pertence */
  id_regiao_hidrografica: number | null;
  /** Verdadeiro quando o limite não é o oficial */
  aproximado: ColumnType<boolean, boolean | undefined, boolean>;
  /** Área, EPSG:4674 */
  geom: string | null;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Unidades da federação */
export interface GeoUf {
  /** Sigla da unidade da federação */
  uf: string;
  /** Código IBGE de dois dígitos */
  codigo_uf: number;
  /** Nome */
  nome: string;
  /** Grande região */
  regiao: string | null;
  /** Verdadeiro quando o contorno não é o da malha oficial */
  aproximado: ColumnType<boolean, boolean | undefined, boolean>;
  /** Contorno, EPSG:4674 */
  geom: string | null;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Indicadores de resultado (IR) por propriedade e ciclo */
export interface ProgramaIndicadorResultado {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Ciclo, 1 ou 2 */
  ciclo: number;
  /** Nome do indicador */
  nome: string;
  /** Valor */
  valor: ColumnType<string | null, string | number | null, string | number | null>;
  /** Unidade do valor */
  unidade: string | null;
  /** Data da apuração */
  dt: string | null;
}

/** Índice de Sustentabilidade (ISA), medido em três momentos */
export interface ProgramaIsa {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Momento da medição, 1, 2 ou 3 */
  momento: number;
  /** Data da medição */
  dt: string;
  /** Índice, de 0 a 1 */
  indice: ColumnType<string, string | number, string | number>;
  /** Dimensão balanço econômico, de 0 a 1 */
  balanco_economico: ColumnType<string | null, string | number | null, string | number | null>;
  /** Dimensão balanço social, de 0 a 1 */
  balanco_social: ColumnType<string | null, string | number | null, string | number | null>;
  /** Dimensão gestão do estabelecimento, de 0 a 1 */
  gestao: ColumnType<string | null, string | number | null, string | number | null>;
  /** Dimensão qualidade do solo e da água, de 0 a 1 */
  qualidade_solo_agua: ColumnType<string | null, string | number | null, string | number | null>;
  /** Dimensão manejo dos sistemas de produção, de 0 a 1 */
  manejo_sistemas: ColumnType<string | null, string | number | null, string | number | null>;
  /** Dimensão diversificação da paisagem, de 0 a 1 */
  diversificacao_paisagem: ColumnType<string | null, string | number | null, string | number | null>;
  /** Dimensão conservação da vegetação nativa, de 0 a 1 */
  vegetacao_nativa: ColumnType<string | null, string | number | null, string | number | null>;
}

/** Catálogo de itens de lançamento */
export interface ProgramaItem {
  /** Código do item */
  codigo: number;
  /** Descrição do item */
  descricao: string;
  /** Código do grupo */
  cod_grupo: number;
  /** Nome do grupo */
  nom_grupo: string;
  /** Código do subgrupo */
  cod_subgrupo: number;
  /** Nome do subgrupo */
  nom_subgrupo: string;
  /** Unidade de medida do item */
  unidade: string | null;
}

/** Lançamentos de receitas, despesas, produção e estoque feitos nas visitas */
export interface ProgramaLancamento {
  /** Identificador do lançamento */
  id_lancamento: number;
  /** Visita em que foi feito */
  id_visita: number;
  /** Código da propriedade, preenchido na importação a partir da visita */
  cod_propriedade: string;
  /** Item do catálogo */
  codigo_item: number | null;
  /** receita, despesa, producao ou estoque */
  natureza: string;
  /** Data do lançamento */
  dt: string;
  /** Quantidade, na unidade do item */
  qtde: ColumnType<string | null, string | number | null, string | number | null>;
  /** Valor unitário, R$ */
  vlr: ColumnType<string | null, string | number | null, string | number | null>;
}

/** Metas do projeto */
export interface ProgramaMeta {
  /** Indicador da meta: propriedades, visitas, area_conservacao, area_abc, produtores */
  indicador: string;
  /** Unidade da federação; vazio para a meta nacional */
  uf: ColumnType<string, string | undefined, string>;
  /** Ano até cujo fim a meta vale */
  ano: number;
  /** Valor acumulado a alcançar até o fim do ano */
  valor: ColumnType<string, string | number, string | number>;
}

/** Polígonos atuais das propriedades */
export interface ProgramaPoligono {
  /** Identificador do polígono */
  id_poligono: number;
  /** Código da propriedade */
  cod_propriedade: string;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: string | null;
  /** Nome da área */
  nome_area: string | null;
  /** Nome do polígono */
  name_poligono: string | null;
  /** abc, propriedade ou intervencao */
  type_poligono: string;
  /** Área geodésica, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** app ou kml */
  origem: string;
  /** CPF do técnico que registrou */
  cpf_tecnico: string | null;
  /** Data do registro */
  dt: string | null;
  /** Polígono, EPSG:4674 */
  geom: string;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Histórico dos polígonos */
export interface ProgramaPoligonoHistorico {
  /** Identificador da linha do histórico */
  id_historico: number;
  /** Polígono a que se refere */
  cod_poligono: number;
  /** Código da propriedade */
  cod_propriedade: string;
  /** novo, atualizado ou excluído */
  status: string;
  /** Data da mudança */
  data: string;
  /** Área geodésica na data, ha */
  area: ColumnType<string | null, string | number | null, string | number | null>;
  /** Polígono na data, EPSG:4674 */
  geom: string | null;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Práticas de conservação, tecnologias ABC e planejamento adotados */
export interface ProgramaPratica {
  /** Identificador da prática */
  id_pratica: number;
  /** Código da propriedade */
  cod_propriedade: string;
  /** conservacao, abc ou planejamento */
  objetivo: string;
  /** Tipo da prática */
  tipo: string;
  /** Área da prática, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** Data do registro */
  dt_registro: string;
  /** Polígono em que está, quando desenhado */
  id_poligono: number | null;
}

/** Produtores */
export interface ProgramaProdutor {
  /** Identificador do produtor */
  id_produtor: number;
  /** CPF, só dígitos; nulo quando não informado */
  cpf: string | null;
  /** Nome completo */
  nome: string;
  /** Sexo declarado */
  sexo: string | null;
  /** Data de nascimento */
  dt_nascimento: string | null;
  /** Escolaridade declarada */
  escolaridade: string | null;
  /** Cor ou raça declarada */
  cor_raca: string | null;
  /** Faixa de renda declarada */
  faixa_renda: string | null;
  /** Tempo na atividade rural, em faixas */
  tempo_atividade: string | null;
  /** Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas */
  nome_ordem: ColumnType<string | null, never, never>;
}

/** Propriedades rurais participantes, uma linha por propriedade */
export interface ProgramaPropriedade {
  /** Código da propriedade, com pontos; único também sem eles */
  cod_propriedade: string;
  /** Nome da propriedade */
  nome: string;
  /** Código IBGE do município */
  codigo_municipio: number;
  /** Unidade da federação */
  uf: string;
  /** Sub-bacia: a Bacia dos relatórios */
  id_sub_bacia: number | null;
  /** Longitude da sede da propriedade, graus */
  lon: ColumnType<string | null, string | number | null, string | number | null>;
  /** Latitude da sede da propriedade, graus */
  lat: ColumnType<string | null, string | number | null, string | number | null>;
  /** Ponto da sede, EPSG:4674, feito de lon e lat */
  geom: ColumnType<string | null, never, never>;
  /** Atividade produtiva principal */
  atividade_produtiva: string | null;
  /** Perfil fundiário */
  perfil_fundiario: string | null;
  /** CPF do técnico responsável */
  cpf_tecnico: string | null;
  /** CPF do supervisor responsável */
  cpf_supervisor: string | null;
  /** Produtor responsável */
  id_produtor: number | null;
  /** Situação no projeto: a_ematend, a_vstzero, a_concluida, i_inativa, i_semvst ou i_vstzero */
  situacao: string | null;
  /** Início do atendimento */
  dt_inicio: string | null;
  /** Fim do atendimento */
  dt_fim: string | null;
  /** Número no Cadastro Ambiental Rural */
  numero_car: string | null;
  /** Área total, ha */
  area_total: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área produtiva, ha */
  area_produtiva: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área de pastagem, ha */
  area_pastagem: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área de lavoura, ha */
  area_lavoura: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área de vegetação nativa, ha */
  area_vegetacao_nativa: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área de reserva legal, ha */
  area_reserva_legal: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área de preservação permanente, ha */
  area_app: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área degradada, ha */
  area_degradada: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área com práticas de conservação declarada, ha */
  area_conservacao: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área com tecnologias ABC declarada, ha */
  area_abc: ColumnType<string | null, string | number | null, string | number | null>;
  /** Início do ciclo 1 */
  ciclo_1_inicio: string | null;
  /** Fim do ciclo 1 */
  ciclo_1_fim: string | null;
  /** Início do ciclo 2 */
  ciclo_2_inicio: string | null;
  /** Fim do ciclo 2 */
  ciclo_2_fim: string | null;
  /** Fase da ATeG em que está */
  fase: string | null;
  /** Ponto da sede, EPSG:3857, feito de lon e lat */
  geom_3857: ColumnType<string | null, never, never>;
  /** Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas */
  nome_ordem: ColumnType<string | null, never, never>;
  /** Atividade produtiva sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas */
  atividade_ordem: ColumnType<string | null, never, never>;
}

/** Recomendações técnicas feitas nas visitas */
export interface ProgramaRecomendacao {
  /** Identificador da recomendação */
  id_recomendacao: number;
  /** Código da propriedade */
  cod_propriedade: string;
  /** Visita em que foi feita */
  id_visita: number | null;
  /** Tema da recomendação */
  tema: string;
  /** aberta ou concluida */
  situacao: string;
  /** Data */
  dt: string;
}

/** Supervisores de campo */
export interface ProgramaSupervisor {
  /** CPF, só dígitos */
  cpf: string;
  /** Nome completo */
  nome: string;
  /** Unidade da federação em que atua */
  uf: string;
  /** Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas */
  nome_ordem: ColumnType<string | null, never, never>;
}

/** Técnicos de campo */
export interface ProgramaTecnico {
  /** CPF, só dígitos */
  cpf: string;
  /** Nome completo */
  nome: string;
  /** Unidade da federação em que atua */
  uf: string;
  /** CPF do supervisor responsável */
  cpf_supervisor: string | null;
  /** Nome sem maiúsculas nem acentos, por que listas são ordenadas e pesquisadas */
  nome_ordem: ColumnType<string | null, never, never>;
}

/** Visitas técnicas mensais */
export interface ProgramaVisita {
  /** Identificador da visita */
  id_visita: number;
  /** Código da propriedade */
  cod_propriedade: string;
  /** CPF do técnico que visitou */
  cpf_tecnico: string | null;
  /** Número da visita no plano, de 0 a 24 */
  numero: number;
  /** Data da visita */
  dt_visita: string;
  /** Momento do check-in no local, no relógio de Brasília */
  dt_checkin: string | null;
  /** Longitude do check-in, graus */
  lon_checkin: ColumnType<string | null, string | number | null, string | number | null>;
  /** Latitude do check-in, graus */
  lat_checkin: ColumnType<string | null, string | number | null, string | number | null>;
  /** Duração, minutos */
  duracao_min: number | null;
  /** Fase da ATeG */
  fase: string | null;
  /** Ciclo, 1 ou 2 */
  ciclo: number | null;
  /** Verdadeiro quando foi sincronizada no sistema de origem */
  sincronizada: boolean;
  /** Vale como visita: sincronizada e com lançamento ou check-in; calculada na importação pela visão programa.visita_valida */
  conta: ColumnType<boolean, boolean | undefined, boolean>;
  /** Por que conta ou não conta: checkin_e_lancamento, checkin, lancamento, nao_sincronizada, sem_lancamento_nem_checkin */
  motivo: string | null;
  /** Ciclo em que é contada: o que a fonte declara ou, sem ele, 1 até a 12ª visita válida da propriedade e 2 depois; calculado na importação pela visão programa.visita_valida */
  ciclo_contado: number | null;
}

/** Regra 13410: propriedades ativas sem área produtiva */
export interface ProgramaAchadoAreaZerada {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Vazia: o achado é da própria propriedade */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Sem medida: nula */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13418: propriedades com datas de ciclos invertidas */
export interface ProgramaAchadoCiclosInvertidos {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Vazia: o achado é da própria propriedade */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Dias de inversão */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13416: propriedades cujo produtor tem CPF inválido */
export interface ProgramaAchadoCpfInvalido {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Vazia: o achado é da própria propriedade */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Sem medida: nula */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13411: propriedades com o ponto fora do seu município */
export interface ProgramaAchadoForaDoMunicipio {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Vazia: o achado é da própria propriedade */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Distância do ponto ao município, km */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13419: lançamentos sem item */
export interface ProgramaAchadoLancamentoSemItem {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** O lançamento */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Quantidade vezes valor unitário, R$ */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13415: propriedades cujo produtor não tem CPF */
export interface ProgramaAchadoProdutorSemCpf {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Vazia: o achado é da própria propriedade */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Sem medida: nula */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13417: propriedades sem CAR que valha */
export interface ProgramaAchadoSemCar {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Vazia: o achado é da própria propriedade */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Sem medida: nula */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13412: contornos de propriedades que dividem mais de 0,1 ha */
export interface ProgramaAchadoSobreposicao {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Os dois polígonos */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Área dividida, ha */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13413: check-ins a mais de 10 km da propriedade */
export interface ProgramaAchadoVisitaLonge {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** A visita */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Distância do check-in à propriedade, km */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Regra 13414: check-ins antes do fim de uma visita anterior do técnico */
export interface ProgramaAchadoVisitasSobrepostas {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** A visita */
  chave: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Minutos do check-in ao fim da visita anterior que foi até mais tarde */
  valor: ColumnType<string | null, never, never>;
  /** O que foi achado, em palavras */
  detalhe: ColumnType<string | null, never, never>;
}

/** Propriedades que aplicam tecnologias ABC e desde quando */
export interface ProgramaAplicaAbc {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Primeiro dia em que valeu */
  desde: ColumnType<string | null, never, never>;
}

/** Propriedades que aplicam práticas de conservação e desde quando */
export interface ProgramaAplicaConservacao {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Primeiro dia em que valeu */
  desde: ColumnType<string | null, never, never>;
}

/** Propriedades com planejamento da paisagem e desde quando */
export interface ProgramaAplicaPlanejamento {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Primeiro dia em que valeu */
  desde: ColumnType<string | null, never, never>;
}

/** O que as regras de qualidade examinam em cada propriedade */
export interface ProgramaExame {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** A própria: 1 */
  propriedades: ColumnType<number | null, never, never>;
  /** 1 quando a propriedade é ativa */
  ativas: ColumnType<number | null, never, never>;
  /** 1 quando tem ponto e o município tem área */
  com_ponto: ColumnType<number | null, never, never>;
  /** Contornos desenhados da propriedade */
  contornos: ColumnType<number | null, never, never>;
  /** Visitas com check-in e as coordenadas dele, de propriedade com ponto */
  checkins_com_lugar: ColumnType<number | null, never, never>;
  /** Visitas com check-in e técnico */
  checkins_com_tecnico: ColumnType<number | null, never, never>;
  /** 1 quando tem produtor */
  com_produtor: ColumnType<number | null, never, never>;
  /** 1 quando tem alguma data de ciclo */
  com_ciclo: ColumnType<number | null, never, never>;
  /** Lançamentos */
  lancamentos: ColumnType<number | null, never, never>;
}

/** Metas nacionais do projeto */
export interface ProgramaMetaNacional {
  /** Indicador da meta */
  indicador: ColumnType<string | null, never, never>;
  /** Ano até cujo fim a meta vale */
  ano: ColumnType<number | null, never, never>;
  /** Valor acumulado a alcançar até o fim do ano */
  valor: ColumnType<string | null, never, never>;
  /** Último dia do ano */
  dt_limite: ColumnType<string | null, never, never>;
}

/** Metas de cada estado, com uma linha sem valor de cada estado com propriedades que não tem uma que outro tem */
export interface ProgramaMetaUf {
  /** Indicador da meta */
  indicador: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Ano até cujo fim a meta vale */
  ano: ColumnType<number | null, never, never>;
  /** Valor acumulado a alcançar até o fim do ano; nulo onde o estado não tem a meta */
  valor: ColumnType<string | null, never, never>;
  /** Último dia do ano */
  dt_limite: ColumnType<string | null, never, never>;
  /** Se observadores são informados da linha: há meta ou propriedades contadas do estado */
  divulgada: ColumnType<boolean | null, never, never>;
}

/** O que as regras de qualidade acharam em cada carga, por estado e supervisor */
export interface ProgramaQualidade {
  /** Versão dos dados */
  versao: ColumnType<number | null, never, never>;
  /** Número da regra, de 13410 a 13419 */
  regra: ColumnType<number | null, never, never>;
  /** Unidade da federação; vazio para a meta nacional */
  uf: ColumnType<string | null, never, never>;
  /** CPF do supervisor responsável */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** erro ou alerta */
  gravidade: ColumnType<string | null, never, never>;
  /** Dia da carga */
  carga: ColumnType<string | null, never, never>;
  /** SHA-256 da visão que acha: onde muda, a série se interrompe */
  limiar: ColumnType<string | null, never, never>;
  /** Quantos foram examinados */
  examinados: ColumnType<number | null, never, never>;
  /** Quantos foram achados */
  achados: ColumnType<number | null, never, never>;
  /** Quantos não havia na carga anterior */
  novos: ColumnType<number | null, never, never>;
  /** Quantos da carga anterior sumiram */
  resolvidos: ColumnType<number | null, never, never>;
  /** 1 é a carga que vale, 2 a anterior */
  ordem: ColumnType<number | null, never, never>;
  /** Sobe de um quando as regras mudaram desde a carga anterior */
  epoca: ColumnType<number | null, never, never>;
  /** Sobe de um quando a própria regra mudou desde a carga anterior */
  epoca_regra: ColumnType<number | null, never, never>;
}

/** Achados que uma resposta da fila de correção mantém quietos hoje */
export interface ProgramaSilenciado {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Número da regra, de 13410 a 13419 */
  regra: ColumnType<number | null, never, never>;
  /** O que foi achado na propriedade, como em resumo.achado */
  chave: ColumnType<string | null, never, never>;
  /** Último dia em que a regra fica quieta */
  ate: ColumnType<string | null, never, never>;
}

/** Visitas que o plano prevê: uma por mês, doze em cada ciclo, enquanto o atendimento dura */
export interface ProgramaVisitaPrevista {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Número da visita no plano, de 1 a 24 */
  numero: ColumnType<number | null, never, never>;
  /** Ciclo, 1 ou 2 */
  ciclo: ColumnType<number | null, never, never>;
  /** Dia em que a visita era esperada */
  dt_prevista: ColumnType<string | null, never, never>;
  /** Se era esperada até a data de referência */
  vencida: ColumnType<boolean | null, never, never>;
  /** Unidade da federação da propriedade */
  uf: ColumnType<string | null, never, never>;
  /** Município da propriedade */
  codigo_municipio: ColumnType<number | null, never, never>;
  /** Sub-bacia da propriedade */
  id_sub_bacia: ColumnType<number | null, never, never>;
  /** CPF do supervisor da propriedade */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** CPF do técnico da propriedade */
  cpf_tecnico: ColumnType<string | null, never, never>;
  /** Produtor da propriedade */
  id_produtor: ColumnType<number | null, never, never>;
  /** Atividade produtiva da propriedade */
  atividade_produtiva: ColumnType<string | null, never, never>;
  /** Perfil fundiário da propriedade */
  perfil_fundiario: ColumnType<string | null, never, never>;
  /** Início do atendimento da propriedade */
  dt_inicio: ColumnType<string | null, never, never>;
}

/** Andamento de cada propriedade nas 24 visitas, até a data de referência */
export interface ProgramaVisitaRitmo {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Visitas válidas desde o início */
  visitas: ColumnType<number | null, never, never>;
  /** Visitas válidas contadas no ciclo 1 */
  visitas_ciclo_1: ColumnType<number | null, never, never>;
  /** Visitas válidas contadas no ciclo 2 */
  visitas_ciclo_2: ColumnType<number | null, never, never>;
  /** Primeira visita válida */
  primeira: ColumnType<string | null, never, never>;
  /** Última visita válida */
  ultima: ColumnType<string | null, never, never>;
  /** Visitas previstas até a data de referência */
  previstas: ColumnType<number | null, never, never>;
  /** Em atendimento e com ao menos duas visitas válidas a menos do que o previsto */
  atrasada: ColumnType<boolean | null, never, never>;
  /** Visitas previstas até a data de referência que ainda não foram feitas; zero fora do atendimento */
  faltam: ColumnType<number | null, never, never>;
  /** Primeira visita válida da fase em que a propriedade está */
  fase_desde: ColumnType<string | null, never, never>;
  /** Dias desde então até a data de referência */
  dias_na_fase: ColumnType<number | null, never, never>;
}

/** Quais visitas contam, por quê e em que ciclo */
export interface ProgramaVisitaValida {
  /** Código da propriedade */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Visita em que foi feito */
  id_visita: ColumnType<number | null, never, never>;
  /** Vale como visita: sincronizada e com lançamento ou check-in; calculada na importação pela visão programa.visita_valida */
  conta: ColumnType<boolean | null, never, never>;
  /** Por que conta ou não conta: checkin_e_lancamento, checkin, lancamento, nao_sincronizada, sem_lancamento_nem_checkin */
  motivo: ColumnType<string | null, never, never>;
  /** Ciclo em que é contada: o que a fonte declara ou, sem ele, 1 até a 12ª visita válida da propriedade e 2 depois; calculado na importação pela visão programa.visita_valida */
  ciclo_contado: ColumnType<number | null, never, never>;
}

/** Bacias hidrográficas 20km */
export interface CamadaBacia20km {
  /** Código da feição */
  codigo: string;
  /** Nome, quando há */
  nome: string | null;
  /** Área, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área, EPSG:4674 */
  geom: string;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Imóveis do Cadastro Ambiental Rural */
export interface CamadaCar {
  /** Número no CAR */
  numero_car: string;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: string | null;
  /** Tipo do imóvel: IRU, AST ou PCT */
  tipo_imovel_car: string | null;
  /** Situação: AT, PE, SU ou CA */
  situacao_car: string | null;
  /** Condição da análise */
  condicao_car: string | null;
  /** Área, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** Perímetro, EPSG:4674 */
  geom: string | null;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Processos judiciais (datajud) */
export interface CamadaProcesso {
  /** Número do processo, numeração única do CNJ */
  numero: string;
  /** Tribunal */
  tribunal: string;
  /** Esfera da justiça */
  esfera: string | null;
  /** Classe processual */
  classe: string | null;
  /** Códigos dos assuntos (TPU/CNJ) */
  assuntos: number[] | null;
  /** Unidade da federação */
  uf: string | null;
  /** Ano do ajuizamento */
  ano: number | null;
  /** Verdadeiro quando julgado */
  flg_julgamento: boolean | null;
  /** Assunto por extenso */
  complex_assunto: string | null;
  /** Partes: tipoPessoa, numeroDocumentoPrincipal, nome, sexo, nacionalidade, intimacaoPendente, assistenciaJudiciaria */
  partes: ColumnType<unknown, string | null, string | null>;
  /** Ponto, EPSG:4674 */
  geom: string | null;
  /** Ponto, EPSG:3857, feito de geom */
  geom_3857: ColumnType<string | null, never, never>;
}

/** Reserva legal */
export interface CamadaReservaLegal {
  /** Código da feição */
  codigo: string;
  /** Nome, quando há */
  nome: string | null;
  /** Área, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área, EPSG:4674 */
  geom: string;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Vegetação nativa */
export interface CamadaVegetacaoNativa {
  /** Código da feição */
  codigo: string;
  /** Nome, quando há */
  nome: string | null;
  /** Área, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** Área, EPSG:4674 */
  geom: string;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Perímetros do CAR de cada propriedade com a forma que o mapa da propriedade desenha */
export interface CamadaFormaCar {
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Número no CAR */
  numero_car: ColumnType<string | null, never, never>;
  /** Tipo do imóvel: IRU, AST ou PCT */
  tipo_imovel_car: ColumnType<string | null, never, never>;
  /** Situação: AT, PE, SU ou CA */
  situacao_car: ColumnType<string | null, never, never>;
  /** Condição da análise */
  condicao_car: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** Oeste, sul, leste e norte, EPSG:4674 */
  caixa: ColumnType<string | null, never, never>;
  /** Forma em GeoJSON, EPSG:4674 */
  geojson: ColumnType<string | null, never, never>;
}

/** Histórico dos polígonos com a forma que o mapa da propriedade desenha */
export interface CamadaFormaHistorico {
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Identificador da linha do histórico */
  id_historico: ColumnType<number | null, never, never>;
  /** Polígono a que se refere */
  cod_poligono: ColumnType<number | null, never, never>;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: ColumnType<string | null, never, never>;
  /** Nome da área */
  nome_area: ColumnType<string | null, never, never>;
  /** Nome do polígono */
  name_poligono: ColumnType<string | null, never, never>;
  /** abc, propriedade ou intervencao */
  type_poligono: ColumnType<string | null, never, never>;
  /** novo, atualizado ou excluído */
  status: ColumnType<string | null, never, never>;
  /** Data da mudança */
  data: ColumnType<string | null, never, never>;
  /** Área geodésica na data, ha */
  area: ColumnType<string | null, never, never>;
  /** Oeste, sul, leste e norte, EPSG:4674 */
  caixa: ColumnType<string | null, never, never>;
  /** Forma em GeoJSON, EPSG:4674 */
  geojson: ColumnType<string | null, never, never>;
}

/** Polígonos atuais com a forma que o mapa da propriedade desenha */
export interface CamadaFormaPoligono {
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Identificador do polígono */
  id_poligono: ColumnType<number | null, never, never>;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: ColumnType<string | null, never, never>;
  /** Nome da área */
  nome_area: ColumnType<string | null, never, never>;
  /** Nome do polígono */
  name_poligono: ColumnType<string | null, never, never>;
  /** abc, propriedade ou intervencao */
  type_poligono: ColumnType<string | null, never, never>;
  /** app ou kml */
  origem: ColumnType<string | null, never, never>;
  /** Data do registro */
  dt: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** Somatório da área: soma dos polígonos do mesmo tipo e nome de área na propriedade, ha */
  agg_area_ha: ColumnType<string | null, never, never>;
  /** Área geodésica da união dos polígonos do mesmo tipo na propriedade, sem sobreposição, ha */
  area_tipo_ha: ColumnType<string | null, never, never>;
  /** Oeste, sul, leste e norte, EPSG:4674 */
  caixa: ColumnType<string | null, never, never>;
  /** Forma em GeoJSON, EPSG:4674 */
  geojson: ColumnType<string | null, never, never>;
}

/** Camada do mapa: polígonos atuais do tipo abc */
export interface CamadaMapaAreasAbc {
  /** Identificador da feição */
  id: ColumnType<string | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Nome do município */
  municipio: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Identificador do polígono */
  id_poligono: ColumnType<number | null, never, never>;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: ColumnType<string | null, never, never>;
  /** Nome da área */
  nome_area: ColumnType<string | null, never, never>;
  /** Nome do polígono */
  name_poligono: ColumnType<string | null, never, never>;
  /** abc, propriedade ou intervencao */
  type_poligono: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** app ou kml */
  origem: ColumnType<string | null, never, never>;
  /** Data do registro */
  dt: ColumnType<string | null, never, never>;
  /** Nome do produtor */
  nome_produtor: ColumnType<string | null, never, never>;
  /** Nome do técnico */
  nome_tecnico: ColumnType<string | null, never, never>;
  /** CPF do técnico, só dígitos */
  cpf_tecnico: ColumnType<string | null, never, never>;
  /** Nome do supervisor */
  nome_supervisor: ColumnType<string | null, never, never>;
  /** CPF do supervisor, só dígitos */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: polígonos atuais do tipo intervencao */
export interface CamadaMapaAreasIntervencao {
  /** Identificador da feição */
  id: ColumnType<string | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Nome do município */
  municipio: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Identificador do polígono */
  id_poligono: ColumnType<number | null, never, never>;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: ColumnType<string | null, never, never>;
  /** Nome da área */
  nome_area: ColumnType<string | null, never, never>;
  /** Nome do polígono */
  name_poligono: ColumnType<string | null, never, never>;
  /** abc, propriedade ou intervencao */
  type_poligono: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** app ou kml */
  origem: ColumnType<string | null, never, never>;
  /** Data do registro */
  dt: ColumnType<string | null, never, never>;
  /** Nome do produtor */
  nome_produtor: ColumnType<string | null, never, never>;
  /** Nome do técnico */
  nome_tecnico: ColumnType<string | null, never, never>;
  /** CPF do técnico, só dígitos */
  cpf_tecnico: ColumnType<string | null, never, never>;
  /** Nome do supervisor */
  nome_supervisor: ColumnType<string | null, never, never>;
  /** CPF do supervisor, só dígitos */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: polígonos atuais do tipo propriedade */
export interface CamadaMapaAreasPropriedade {
  /** Identificador da feição */
  id: ColumnType<string | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Nome do município */
  municipio: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Identificador do polígono */
  id_poligono: ColumnType<number | null, never, never>;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: ColumnType<string | null, never, never>;
  /** Nome da área */
  nome_area: ColumnType<string | null, never, never>;
  /** Nome do polígono */
  name_poligono: ColumnType<string | null, never, never>;
  /** abc, propriedade ou intervencao */
  type_poligono: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** app ou kml */
  origem: ColumnType<string | null, never, never>;
  /** Data do registro */
  dt: ColumnType<string | null, never, never>;
  /** Nome do produtor */
  nome_produtor: ColumnType<string | null, never, never>;
  /** Nome do técnico */
  nome_tecnico: ColumnType<string | null, never, never>;
  /** CPF do técnico, só dígitos */
  cpf_tecnico: ColumnType<string | null, never, never>;
  /** Nome do supervisor */
  nome_supervisor: ColumnType<string | null, never, never>;
  /** CPF do supervisor, só dígitos */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: bacias hidrográficas 20km */
export interface CamadaMapaBacias20km {
  /** Código da feição */
  codigo: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: perímetros do CAR */
export interface CamadaMapaCar {
  /** Número no CAR */
  numero_car: ColumnType<string | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Tipo do imóvel: IRU, AST ou PCT */
  tipo_imovel_car: ColumnType<string | null, never, never>;
  /** Situação: AT, PE, SU ou CA */
  situacao_car: ColumnType<string | null, never, never>;
  /** Condição da análise */
  condicao_car: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: municípios */
export interface CamadaMapaMunicipios {
  /** Código IBGE do município */
  codigo_municipio: ColumnType<number | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Verdadeiro quando o limite não é o oficial */
  aproximado: ColumnType<boolean | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: polígonos atuais, dos três tipos */
export interface CamadaMapaPoligonos {
  /** Identificador da feição */
  id: ColumnType<string | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Nome do município */
  municipio: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Identificador do polígono */
  id_poligono: ColumnType<number | null, never, never>;
  /** Código do polígono no sistema de origem */
  cod_fip_poligono: ColumnType<string | null, never, never>;
  /** Nome da área */
  nome_area: ColumnType<string | null, never, never>;
  /** Nome do polígono */
  name_poligono: ColumnType<string | null, never, never>;
  /** abc, propriedade ou intervencao */
  type_poligono: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** app ou kml */
  origem: ColumnType<string | null, never, never>;
  /** Data do registro */
  dt: ColumnType<string | null, never, never>;
  /** Nome do produtor */
  nome_produtor: ColumnType<string | null, never, never>;
  /** Nome do técnico */
  nome_tecnico: ColumnType<string | null, never, never>;
  /** CPF do técnico, só dígitos */
  cpf_tecnico: ColumnType<string | null, never, never>;
  /** Nome do supervisor */
  nome_supervisor: ColumnType<string | null, never, never>;
  /** CPF do supervisor, só dígitos */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: histórico dos polígonos */
export interface CamadaMapaPoligonosHistorico {
  /** Identificador da feição */
  id: ColumnType<string | null, never, never>;
  /** Identificador da linha do histórico */
  id_historico: ColumnType<number | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Polígono a que se refere */
  cod_poligono: ColumnType<number | null, never, never>;
  /** novo, atualizado ou excluído */
  status: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Data da mudança */
  data: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: processos judiciais; as partes só pela chamada própria */
export interface CamadaMapaProcessos {
  /** Número do processo, numeração única do CNJ */
  numero: ColumnType<string | null, never, never>;
  /** Tribunal */
  tribunal: ColumnType<string | null, never, never>;
  /** Esfera da justiça */
  esfera: ColumnType<string | null, never, never>;
  /** Classe processual */
  classe: ColumnType<string | null, never, never>;
  /** Códigos dos assuntos (TPU/CNJ) */
  assuntos: ColumnType<number[] | null, never, never>;
  /** Assunto por extenso */
  complex_assunto: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Ano do ajuizamento */
  ano: ColumnType<number | null, never, never>;
  /** Verdadeiro quando julgado */
  flg_julgamento: ColumnType<boolean | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
}

/** Camada do mapa: propriedades por situação */
export interface CamadaMapaPropriedades {
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Nome do município */
  municipio: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Código IBGE do município */
  codigo_municipio: ColumnType<number | null, never, never>;
  /** Nome da sub-bacia */
  bacia: ColumnType<string | null, never, never>;
  /** Classe da legenda em que a feição está */
  legenda: ColumnType<string | null, never, never>;
  /** Situação no projeto, por extenso */
  situacao: ColumnType<string | null, never, never>;
  /** Atividade produtiva principal */
  atividade_produtiva: ColumnType<string | null, never, never>;
  /** Perfil fundiário */
  perfil_fundiario: ColumnType<string | null, never, never>;
  /** Fase da ATeG em que está */
  fase: ColumnType<string | null, never, never>;
  /** Nome do produtor */
  nome_produtor: ColumnType<string | null, never, never>;
  /** CPF do produtor, só dígitos */
  cpf_produtor: ColumnType<string | null, never, never>;
  /** Nome do técnico */
  nome_tecnico: ColumnType<string | null, never, never>;
  /** CPF do técnico, só dígitos */
  cpf_tecnico: ColumnType<string | null, never, never>;
  /** Nome do supervisor */
  nome_supervisor: ColumnType<string | null, never, never>;
  /** CPF do supervisor, só dígitos */
  cpf_supervisor: ColumnType<string | null, never, never>;
  /** Número no CAR */
  numero_car: ColumnType<string | null, never, never>;
  /** Início do atendimento */
  dt_inicio: ColumnType<string | null, never, never>;
  /** Fim do atendimento */
  dt_fim: ColumnType<string | null, never, never>;
  /** Visitas válidas desde o início */
  visitas: ColumnType<number | null, never, never>;
  /** Dia da última visita válida */
  ultima_visita: ColumnType<string | null, never, never>;
  /** Área total, ha */
  area_total: ColumnType<string | null, never, never>;
  /** Área produtiva, ha */
  area_produtiva: ColumnType<string | null, never, never>;
  /** Área de pastagem, ha */
  area_pastagem: ColumnType<string | null, never, never>;
  /** Área de lavoura, ha */
  area_lavoura: ColumnType<string | null, never, never>;
  /** Área de vegetação nativa, ha */
  area_vegetacao_nativa: ColumnType<string | null, never, never>;
  /** Área de reserva legal, ha */
  area_reserva_legal: ColumnType<string | null, never, never>;
  /** Área de preservação permanente, ha */
  area_app: ColumnType<string | null, never, never>;
  /** Área degradada, ha */
  area_degradada: ColumnType<string | null, never, never>;
  /** Área com práticas de conservação declarada, ha */
  area_conservacao: ColumnType<string | null, never, never>;
  /** Área com tecnologias ABC declarada, ha */
  area_abc: ColumnType<string | null, never, never>;
  /** Longitude da sede da propriedade, graus */
  lon: ColumnType<string | null, never, never>;
  /** Latitude da sede da propriedade, graus */
  lat: ColumnType<string | null, never, never>;
  /** Ponto da sede, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** A mesma geometria, EPSG:3857 */
  geom_3857: ColumnType<string | null, never, never>;
}

/** Camada do mapa: propriedades por situação no CAR */
export interface CamadaMapaPropriedadesCar {
  /** Identificador da feição */
  id: ColumnType<string | null, never, never>;
  /** Propriedade participante, quando conhecida */
  cod_propriedade: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Número no CAR */
  numero_car: ColumnType<string | null, never, never>;
  /** Tipo do imóvel: IRU, AST ou PCT */
  tipo_imovel_car: ColumnType<string | null, never, never>;
  /** Situação: AT, PE, SU ou CA */
  situacao_car: ColumnType<string | null, never, never>;
  /** Condição da análise */
  condicao_car: ColumnType<string | null, never, never>;
  /** De onde vem o contorno: desenhado ou car */
  contorno: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: reserva legal */
export interface CamadaMapaReservaLegal {
  /** Código da feição */
  codigo: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: bacias hidrográficas */
export interface CamadaMapaSubBacias {
  /** Código da sub-bacia */
  id_sub_bacia: ColumnType<number | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Região hidrográfica a que pertence */
  regiao_hidrografica: ColumnType<string | null, never, never>;
  /** Verdadeiro quando o limite não é o oficial */
  aproximado: ColumnType<boolean | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: estados */
export interface CamadaMapaUfs {
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Código IBGE de dois dígitos */
  codigo_uf: ColumnType<number | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Grande região */
  regiao: ColumnType<string | null, never, never>;
  /** Verdadeiro quando o limite não é o oficial */
  aproximado: ColumnType<boolean | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa: vegetação nativa */
export interface CamadaMapaVegetacaoNativa {
  /** Código da feição */
  codigo: ColumnType<string | null, never, never>;
  /** Nome, quando há */
  nome: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa para observadores: perímetros do CAR de fora do programa */
export interface CamadaPublicaCar {
  /** Identificador sem relação com o número do CAR */
  id: ColumnType<number | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Tipo do imóvel: IRU, AST ou PCT */
  tipo_imovel_car: ColumnType<string | null, never, never>;
  /** Situação: AT, PE, SU ou CA */
  situacao_car: ColumnType<string | null, never, never>;
  /** Condição da análise */
  condicao_car: ColumnType<string | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa para observadores: pontos divulgados por situação */
export interface CamadaPublicaPropriedades {
  /** Célula e ordem nela; não é o código */
  id: ColumnType<string | null, never, never>;
  /** Município divulgado */
  municipio: ColumnType<string | null, never, never>;
  /** Unidade da federação */
  uf: ColumnType<string | null, never, never>;
  /** Código IBGE do município divulgado */
  codigo_municipio: ColumnType<number | null, never, never>;
  /** Sub-bacia divulgada */
  bacia: ColumnType<string | null, never, never>;
  /** Classe da legenda em que a feição está */
  legenda: ColumnType<string | null, never, never>;
  /** Situação no projeto, por extenso; nula onde não se divulga */
  situacao: ColumnType<string | null, never, never>;
  /** O que o ponto diz do lugar */
  lugar: ColumnType<string | null, never, never>;
  /** Propriedades da célula */
  propriedades: ColumnType<number | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
}

/** Camada do mapa para observadores: reserva legal de fora do programa */
export interface CamadaPublicaReservaLegal {
  /** Identificador sem relação com o código */
  id: ColumnType<number | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Camada do mapa para observadores: vegetação nativa de fora do programa */
export interface CamadaPublicaVegetacaoNativa {
  /** Identificador sem relação com o código */
  id: ColumnType<number | null, never, never>;
  /** Área, ha */
  area_ha: ColumnType<string | null, never, never>;
  /** com_car, ou car_invalido quando suspenso ou cancelado */
  legenda: ColumnType<string | null, never, never>;
  /** Área, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Geometria em EPSG:3857, feita de geom */
  geom_3857: ColumnType<string | null, never, never>;
  /** Como se desenha até o zoom 8: EPSG:3857, um pixel são 611,5 m; ponto, se menor */
  geom_z8: ColumnType<string | null, never, never>;
  /** Como se desenha do zoom 9 ao 12: EPSG:3857, um pixel são 38,2 m; ponto, se menor */
  geom_z12: ColumnType<string | null, never, never>;
}

/** Auditoria: quem entrou, leu, exportou ou mudou o quê, e o que foi recusado */
export interface PortalAcesso {
  /** Identificador */
  id_acesso: ColumnType<number, never, never>;
  /** Momento */
  quando: ColumnType<string, string | Date | undefined, string | Date>;
  /** Usuário; vazio quando ninguém havia entrado */
  id_usuario: number | null;
  /** Perfil ativo */
  id_perfil: number | null;
  /** O que foi feito: abrir, ler, exportar, alterar, entrar, sair; recusar e limitar quando nada foi entregue */
  acao: string;
  /** Relatório ou página (número de auditoria) */
  relatorio: number | null;
  /** Objeto ou endereço */
  alvo: string | null;
  /** Filtros (valores pessoais como códigos com chave), formato, vezes em que se repetiu */
  detalhe: ColumnType<unknown, string | null, string | null>;
  /** Nome da chamada (docs/authorisation-matrix.json) */
  rota: string | null;
  /** Situação da resposta (HTTP) */
  situacao: number | null;
  /** Linhas entregues; de uma resposta interrompida, as que saíram */
  linhas: number | null;
  /** Endereço de onde veio o pedido */
  endereco: string | null;
}

/** Quando cada tarefa que se repete vence; o processo que muda a linha é o único que põe a tarefa na fila */
export interface PortalAgenda {
  /** Tipo de tarefa */
  nome: string;
  /** Regra de cron, no horário de Brasília, com que a próxima foi calculada */
  regra: string;
  /** Próximo vencimento */
  proxima: ColumnType<string, string | Date, string | Date>;
  /** Último vencimento que entrou na fila */
  ultima: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** O que a fonte diz de pessoas anonimizadas, como código: a importação troca quando vem de novo */
export interface PortalAnonimizado {
  /** cpf, produtor (identificador na fonte) ou nome, que a importação troca; email ou conta (número e cadastro), que só uma cópia do banco traz de volta */
  tipo: string;
  /** SHA-256 do valor com o sal deste banco */
  codigo: string;
  /** Pessoa anonimizada */
  id_pessoa: number;
  /** O que fica no lugar do CPF: P e dez algarismos, Q se os dígitos verificadores não conferiam */
  pseudonimo: string | null;
  /** Palavras do nome, para achá-lo dentro de textos */
  palavras: number | null;
}

/** Segredo deste banco, de uma linha, com que se fazem os códigos de portal.anonimizado */
export interface PortalAnonimizadoSal {
  /** O segredo; nunca dito a ninguém */
  sal: string;
}

/** Fotos, vídeos e documentos das propriedades; os bytes ficam no armazenamento, pela chave */
export interface PortalArquivo {
  /** Identificador */
  id_arquivo: ColumnType<number, never, never>;
  /** Nome sorteado do objeto no armazenamento, 32 dígitos hexadecimais; nulo para vídeo */
  chave: string | null;
  /** Envio de que veio: repetido, responde o mesmo arquivo */
  id_envio: string | null;
  /** Código da propriedade; fica quando uma importação a tira do programa */
  cod_propriedade: string;
  /** photo, video ou document */
  tipo: string;
  /** Nome com que foi enviado */
  nome: string;
  /** Tipo visto no conteúdo */
  media_type: string | null;
  /** Tamanho do original */
  bytes: number | null;
  /** SHA-256 do original, hexadecimal */
  sha256: string | null;
  /** Largura da foto como se mostra, pontos */
  largura: number | null;
  /** Altura da foto como se mostra, pontos */
  altura: number | null;
  /** Descrição, até 1000 caracteres */
  descricao: string;
  /** Identificador do vídeo no provedor */
  video_id: string | null;
  /** Momento que a câmera escreveu na foto */
  tirada_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Longitude que a câmera escreveu, graus; só para quem vê lugares exatos */
  lon: ColumnType<string | null, string | number | null, string | number | null>;
  /** Latitude que a câmera escreveu, graus; só para quem vê lugares exatos */
  lat: ColumnType<string | null, string | number | null, string | number | null>;
  /** Distância geodésica do lugar da foto às áreas da propriedade, ou ao seu ponto, metros */
  distancia_m: number | null;
  /** Quem enviou */
  enviado_por: number | null;
  /** Envio */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Última alteração de descrição ou tags */
  alterado_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Arquivos gerados para baixar (open-file), presos à sessão que os pediu */
export interface PortalArquivoGerado {
  /** Nome sorteado do arquivo */
  file_name: string;
  /** Usuário que pediu */
  id_usuario: number;
  /** Sessão que pediu (SHA-256) */
  sessao: string;
  /** Nome oferecido ao baixar */
  titulo: string;
  /** Tipo do arquivo */
  filetype: string;
  /** Pedido que o produz, feito de novo ao abrir */
  pedido: ColumnType<unknown, string, string>;
  /** Criação */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Validade */
  expira_em: ColumnType<string, string | Date, string | Date>;
}

/** Tags de cada arquivo */
export interface PortalArquivoTag {
  /** Arquivo */
  id_arquivo: number;
  /** Tag */
  id_tag: number;
}

/** Cadastros que esperam a confirmação do e-mail; vários podem esperar pelo mesmo, e nenhum impede outro */
export interface PortalCadastro {
  /** Identificador */
  id_cadastro: ColumnType<number, never, never>;
  /** SHA-256 do código enviado por e-mail */
  token: string;
  /** Nome completo */
  nome: string;
  /** E-mail a confirmar, em minúsculas */
  email: string;
  /** CPF digitado, só dígitos */
  cpf: string;
  /** Senha escolhida, argon2id */
  senha: string;
  /** Versão dos termos aceita */
  termos: string | null;
  /** Cadastro */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Validade; depois dela o cadastro é apagado */
  expira_em: ColumnType<string, string | Date, string | Date>;
}

/** Cargas de dados enviadas pela página: os arquivos que vieram, quem os enviou, o que a prévia disse e a importação em que deram */
export interface PortalCarga {
  /** Identificador */
  id_carga: ColumnType<number, never, never>;
  /** pasta: arquivos enviados; desfazer: a volta à versão anterior */
  tipo: string;
  /** Nome do arquivo enviado, ou o que se desfaz */
  nome: string;
  /** Quem enviou */
  id_usuario: number;
  /** Quando */
  enviada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Arquivos como vieram: nome, bytes e SHA-256 */
  arquivos: ColumnType<unknown, string | undefined, string>;
  /** Onde estão guardados, na mesma ordem; nulo depois de apagados */
  chaves: string[] | null;
  /** Como os números separam os decimais, se foi dito: ponto ou virgula */
  decimais: string | null;
  /** A data de referência que foi dita */
  referencia: string | null;
  /** conferindo, pronta (pode ser importada), recusada, importando, importada, sem_mudancas, falhou, cancelada ou vencida (os arquivos foram apagados no prazo) */
  situacao: string;
  /** O que está sendo feito: fase, arquivo e parte feita; nulo fora disso */
  andamento: ColumnType<unknown, string | null, string | null>;
  /** O que a última prévia ou importação disse: tabelas, falhas (sem CPF) e avisos */
  resultado: ColumnType<unknown, string | null, string | null>;
  /** Versão dos dados com que a prévia comparou, ou a que se desfaz */
  versao_vista: number | null;
  /** Verdadeiro quando quem importou aceitou tirar linhas além do limite */
  aceita_remocoes: ColumnType<boolean, boolean | undefined, boolean>;
  /** Verdadeiro quando quem importou aceitou esvaziar colunas além do limite */
  aceita_esvaziadas: ColumnType<boolean, boolean | undefined, boolean>;
  /** A importação em que deu */
  id_importacao: number | null;
  /** Por que falhou, em palavras */
  motivo: string | null;
  /** Verdadeiro quando quem importou aceitou trocar valores além dos limites */
  aceita_trocadas: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Os números grandes das páginas depois de cada carga, do país e de cada UF, por ano; para dizer o que a carga seguinte mudou */
export interface PortalCargaFiguras {
  /** Versão dos dados (portal.versao) */
  versao: number;
  /** Data de referência daquela versão */
  dados_ate: string | null;
  /** Quando foram gravados */
  gravada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Por relatório e ano: unidade, casas e o valor do país, de cada UF e de onde não há linhas, em texto decimal */
  figuras: ColumnType<unknown, string, string>;
}

/** Chaves pessoais com que programas leem mapas, relatórios e indicadores em nome de uma pessoa, com os direitos que ela tem no momento */
export interface PortalChavePrograma {
  /** Identificador */
  id_chave: ColumnType<number, never, never>;
  /** Usuário em cujo nome a chave lê */
  id_usuario: number;
  /** Nome que a pessoa lhe deu */
  nome: string;
  /** Começo da chave, que a encontra e pode ser mostrado */
  inicio: string;
  /** SHA-256 do resto da chave, 256 bits sorteados */
  segredo: string;
  /** O que a chave lê: maps (mapas), reports (relatórios), indicators (indicadores) */
  escopos: string[];
  /** Criada numa sessão em que o segundo fator foi provado */
  com_fator: boolean;
  /** Criação */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Fim da validade; o momento da revogação, se foi antes */
  expira_em: ColumnType<string, string | Date, string | Date>;
  /** Último uso, com a precisão de um minuto */
  usada_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Endereço do último uso */
  usada_de: string | null;
  /** Revogação, pela pessoa ou por uma nova senha; nulo enquanto ninguém a revogou */
  revogada_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** O que cada importação mudou (Histórico) */
export interface PortalDiferenca {
  /** Identificador */
  id_diferenca: ColumnType<number, never, never>;
  /** Versão que trouxe a mudança */
  versao: number;
  /** Tabela */
  table_name: string;
  /** Valor da chave */
  key: string;
  /** Nome da chave */
  key_name: string;
  /** UPDATE, ADD ou REMOVE */
  type: string;
  /** Data da mudança */
  date: string;
  /** Propriedade a que se refere */
  cod_propriedade: string | null;
  /** Em UPDATE, lista de {key, oldValue, value}; em ADD e REMOVE, coluna e valor */
  diff: ColumnType<unknown, string, string>;
}

/** Emails que o portal envia, escritos junto com o que os causa */
export interface PortalEmail {
  /** Identificador, do qual vem o Message-ID, o mesmo em cada tentativa */
  id_email: string;
  /** Dois emails não têm a mesma: o segundo não entra; nulo: sempre entra */
  chave: string | null;
  /** Nome do destinatário */
  nome: string;
  /** Endereço do destinatário */
  destinatario: string;
  /** Assunto */
  assunto: string;
  /** Texto, cifrado com o segredo da instalação; nulo depois de enviado, e nos secretos também depois de falhar */
  corpo: string | null;
  /** O texto traz um endereço que abre a conta */
  secreto: boolean;
  /** Depois deste momento já não é enviado, e o texto é apagado */
  vale_ate: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** esperando, enviado (o servidor de email o aceitou) ou falhou */
  situacao: ColumnType<string, string | undefined, string>;
  /** Entrada */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Momento em que o servidor de email o aceitou */
  enviado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Forma desenhada do texto, cifrada como ele; nulo onde só há texto */
  html: string | null;
  /** Endereço que deixa de receber com um clique (RFC 8058), cifrado; nulo onde não há */
  descadastro: string | null;
}

/** O que vai com cada email que ainda não foi entregue */
export interface PortalEmailAnexo {
  /** Email */
  id_email: string;
  /** Ordem no email, a partir de 1 */
  ordem: number;
  /** Figura ou arquivo */
  id_arquivo: string;
  /** Nome do arquivo */
  nome: string;
  /** Tipo do conteúdo (MIME) */
  tipo: string;
  /** Nome pelo qual a forma desenhada o mostra; nulo no que é só anexo */
  cid: string | null;
}

/** Figuras e arquivos que vão com emails, cada um uma só vez, até que nenhum email precise dele */
export interface PortalEmailArquivo {
  /** Identificador, feito do conteúdo com o segredo da instalação */
  id_arquivo: string;
  /** Conteúdo, cifrado com o segredo da instalação */
  conteudo: Buffer;
  /** Último email que entrou na fila com ele */
  usado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** O que o arquivo diz, quando o email não o diz também, cifrado como ele */
  palavras: Buffer | null;
}

/** Cada tentativa de entregar um email ao servidor de email */
export interface PortalEmailTentativa {
  /** Email */
  id_email: string;
  /** Tentativa, a partir de 1 */
  numero: number;
  /** Começo, escrito antes de procurar o servidor de email */
  comecou_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Fim */
  terminou_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** aceito; recusado (não adianta repetir); adiado (não foi entregue, repete-se); desconhecido (pode ter sido entregue) */
  resultado: string | null;
  /** Por que não foi aceito, em palavras, sem o que o servidor de email escreveu */
  motivo: string | null;
}

/** O que se enviou a cada endereço em cada ocasião, uma só vez */
export interface PortalEntrega {
  /** Identificador */
  id_entrega: ColumnType<number, never, never>;
  /** Notificação */
  id_notificacao: number;
  /** Endereço */
  email: string;
  /** importacao, mudancas ou limite e o número da importação; semana ou mes e seu primeiro dia; ou agora e o momento do pedido */
  ocasiao: string;
  /** esperando; na_fila (o email diz o resto); sem_conta; cancelada pelo destinatário; suspensa depois de três recusas; nada a dizer */
  situacao: ColumnType<string, string | undefined, string>;
  /** Ocasião */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Email enviado */
  id_email: string | null;
  /** Os números que o destinatário viu na ocasião, como texto exato por figura; nulo onde não se contou nada */
  figuras: ColumnType<unknown, string | null, string | null>;
}

/** Arquivos a caminho: a linha existe antes do primeiro byte, de modo que nada fica sem dono */
export interface PortalEnvio {
  /** Identificador sorteado */
  id_envio: string;
  /** Quem envia */
  id_usuario: number;
  /** Código da propriedade; nulo enquanto um envio em partes não foi concluído */
  cod_propriedade: string | null;
  /** Nome do arquivo */
  nome: string;
  /** Bytes ao todo; nulo num envio de uma vez só, que não os anuncia */
  tamanho: number | null;
  /** Bytes que estão gravados no disco */
  recebido: ColumnType<number, number | undefined, number>;
  /** SHA-256 que quem envia diz que o arquivo tem */
  sha256_dito: string | null;
  /** Nome que o objeto terá no armazenamento */
  chave: string;
  /** Máquina em cujo disco estão os bytes */
  maquina: string;
  /** Começo */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Último avanço; parado por um dia, é desfeito */
  tocado_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Pessoas anonimizadas cujos arquivos ainda são procurados na pasta de dados; some quando não há mais nenhum */
export interface PortalEsquecimento {
  /** Pessoa anonimizada */
  id_pessoa: number;
  /** Por que palavras os arquivos a citam, cifradas com o segredo da instalação */
  palavras: Buffer;
  /** Pasta dos desenhos de mapas da versão dos dados que a citava; vazio onde só a conta saiu */
  desenhos: string | null;
  /** Arquivos apagados até agora */
  apagados: ColumnType<number, number | undefined, number>;
  /** Momento da anonimização */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Segundos fatores das pessoas: aplicativos autenticadores (TOTP) e chaves de acesso (WebAuthn); acabam com a conta */
export interface PortalFator {
  /** Identificador */
  id_fator: ColumnType<number, never, never>;
  /** Usuário */
  id_usuario: number;
  /** aplicativo ou chave */
  tipo: string;
  /** Nome que a pessoa lhe deu */
  nome: string;
  /** Cadastro */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Último uso */
  usado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Segredo do aplicativo, cifrado com uma chave que vem do segredo da instalação e preso à conta */
  segredo: Buffer | null;
  /** Intervalo de 30 segundos do último código aceito: este e os anteriores não valem mais */
  passo: number | null;
  /** Identificador da chave de acesso, base64url */
  credencial: string | null;
  /** Parte pública da chave de acesso, COSE */
  chave_publica: Buffer | null;
  /** Contador de assinaturas da chave de acesso; um menor denuncia uma cópia */
  contador: number | null;
  /** Como o navegador alcança a chave de acesso, separados por vírgula */
  transportes: string | null;
}

/** Códigos de recuperação, dez por pessoa; cada um vale uma vez */
export interface PortalFatorCodigo {
  /** Usuário */
  id_usuario: number;
  /** Qual dos dez; é o primeiro sinal do código */
  numero: number;
  /** Código, argon2id */
  codigo: string;
  /** Criação */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Uso; nulo enquanto vale */
  usado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** O que o segundo passo de uma sessão espera: desafio de uma chave de acesso ou segredo de um aplicativo que ainda não foi confirmado */
export interface PortalFatorDesafio {
  /** Sessão a que está preso (SHA-256) */
  sessao: string;
  /** Para que serve: provar uma chave, cadastrar um aplicativo ou uma chave */
  finalidade: string;
  /** Desafio ou segredo, cifrado e preso à sessão */
  desafio: Buffer;
  /** Validade */
  expira_em: ColumnType<string, string | Date, string | Date>;
}

/** Períodos fechados: as figuras de uma folha como estavam numa versão dos dados, com o código calculado delas; linhas que não mudam nem são apagadas */
export interface PortalFechamento {
  /** Identificador */
  id_fechamento: ColumnType<number, never, never>;
  /** Código de doze letras e números: os primeiros 55 bits do SHA-256 do conteúdo e um caractere de conferência */
  codigo: string;
  /** Folha fechada: semestre, impressao ou impressaoUf */
  relatorio: string;
  /** Semestre (2023-2) ou ano (2023) */
  periodo: string;
  /** Unidade da federação; nula quando é o país */
  uf: string | null;
  /** Versão dos dados de todas as figuras */
  versao: number;
  /** Data de referência daquela versão */
  dados_ate: string | null;
  /** Por que foi fechado */
  motivo: string;
  /** Quem fechou */
  id_usuario: number;
  /** Quando */
  fechado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quantas figuras guarda */
  figuras: number;
  /** SHA-256 do conteúdo em UTF-8 */
  sha256: string;
  /** O que foi fechado, em JSON canônico: chaves em ordem, sem espaços, figuras como impressas */
  conteudo: string;
}

/** Arquivos de geometria enviados, guardados como KML escrito pelo portal */
export interface PortalGeometriaEnviada {
  /** Identificador (id_files_geom) */
  id_geometria: ColumnType<number, never, never>;
  /** Nome sorteado do objeto no armazenamento, outro a cada versão */
  chave: string;
  /** Envio de que veio: repetido, responde o mesmo arquivo */
  id_envio: string | null;
  /** Código da propriedade */
  cod_propriedade: string;
  /** Nome do arquivo, terminado em .kml */
  nome: string;
  /** Tamanho do KML */
  bytes: number;
  /** SHA-256 do KML, hexadecimal */
  sha256: string;
  /** Conta as gravações */
  versao: ColumnType<number, number | undefined, number>;
  /** Quem enviou */
  enviado_por: number | null;
  /** Envio */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Última gravação */
  alterado_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Importações feitas ou recusadas */
export interface PortalImportacao {
  /** Identificador */
  id_importacao: ColumnType<number, never, never>;
  /** Início */
  iniciada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Fim */
  concluida_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Situação */
  situacao: string;
  /** Nome da pasta importada */
  origem: string;
  /** Arquivos lidos, com linhas e conteúdo resumido */
  arquivos: ColumnType<unknown, string | null, string | null>;
  /** Falhas encontradas, com arquivo, linha, coluna, valor e motivo */
  falhas: ColumnType<unknown, string | null, string | null>;
  /** Por que foi interrompida; nulo nas outras situações */
  motivo: string | null;
  /** Versão que foi desfeita; nulo quando trouxe uma pasta */
  desfaz: number | null;
}

/** Indicadores definidos por fórmula */
export interface PortalIndicador {
  /** Identificador */
  id_indicador: ColumnType<number, never, never>;
  /** Versão em vigor; aumenta a cada gravação */
  versao: ColumnType<number, number | undefined, number>;
  /** Nome */
  nome_indicador: string;
  /** Nome como as fórmulas o procuram: sem acentos, em minúsculas; um só entre os que valem */
  chave_nome: string;
  /** numeric ou integer, arredondado ao fim */
  data_type: string;
  /** Unidade */
  unidade: string;
  /** Fórmula como foi escrita */
  formula_plain: string;
  /** Fórmula com os nomes trocados por códigos, que resistem a mudanças de nome */
  formula_struct: string;
  /** O que o indicador quer dizer, para a ficha */
  significado: string | null;
  /** Última gravação */
  atualizado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quem gravou; nulo para os que vêm com a demonstração */
  atualizado_por: number | null;
  /** Veio com o programa de demonstração */
  demonstracao: ColumnType<boolean, boolean | undefined, boolean>;
  /** Exclusão; nulo enquanto vale */
  removido_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** Todas as versões de cada indicador */
export interface PortalIndicadorVersao {
  /** Indicador */
  id_indicador: number;
  /** Número da versão */
  versao: number;
  /** Nome nesta versão */
  nome_indicador: string;
  /** numeric ou integer */
  data_type: string;
  /** Unidade nesta versão */
  unidade: string;
  /** Fórmula como foi escrita */
  formula_plain: string;
  /** Fórmula com códigos */
  formula_struct: string;
  /** O que queria dizer */
  significado: string | null;
  /** Por que mudou, nas palavras de quem mudou */
  nota: string | null;
  /** Versão de que esta é a volta */
  restaurada_de: number | null;
  /** Gravação */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quem gravou; nulo para as que vêm com a demonstração */
  autor: number | null;
}

/** Migrações e visões aplicadas a este banco */
export interface PortalMigracao {
  /** Nome do arquivo; visões começam com views/ */
  nome: string;
  /** SHA-256 do texto aplicado */
  checksum: string;
  /** Momento da aplicação */
  aplicada_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Notas sobre números: o que quem lê um gráfico deve saber de um dia ou período; não mudam número nenhum */
export interface PortalNota {
  /** Identificador */
  id_nota: ColumnType<number, never, never>;
  /** Número do relatório cujo gráfico tem a nota; nulo quando é de uma visão */
  relatorio: number | null;
  /** Primeiro dia a que se refere */
  inicio: string;
  /** Último dia a que se refere */
  fim: string;
  /** Unidade da federação; nula quando é do país */
  uf: string | null;
  /** O que diz, sem formatação */
  texto: string;
  /** Quem a lê, dos que veem o número: equipe, ou todos (também quem só observa) */
  leitores: ColumnType<string, string | undefined, string>;
  /** Quem a escreveu */
  autor: number | null;
  /** Quando */
  escrita_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quem a mudou por último */
  alterada_por: number | null;
  /** Quando */
  alterada_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Quantas vezes foi gravada */
  versao: ColumnType<number, number | undefined, number>;
  /** Painel cuja visão tem a nota; nulo quando é de um relatório */
  id_painel: number | null;
  /** Visão do painel, pelo identificador que ela mantém em todas as versões */
  visao: string | null;
}

/** Notificações por email: o que enviam e em que ocasião */
export interface PortalNotificacao {
  /** Identificador */
  id_notificacao: ColumnType<number, never, never>;
  /** Nome */
  nome: string;
  /** De onde são os números: pagina e o nome de uma página de relatórios, ou painel e seu número */
  fonte: ColumnType<string, string | undefined, string>;
  /** Envia os números às segundas-feiras (semanal) ou no primeiro dia do mês (mensal); nulo para não enviar */
  resumo: string | null;
  /** Envia quando uma importação termina, com as falhas */
  importacao: ColumnType<boolean, boolean | undefined, boolean>;
  /** Envia, depois de uma importação, os números que mudaram desde o último email */
  mudancas: ColumnType<boolean, boolean | undefined, boolean>;
  /** Número da fonte que é comparado depois de cada importação; nulo para nenhum */
  limite_figura: string | null;
  /** Envia quando o número passa a estar acima ou abaixo do valor */
  limite_sentido: string | null;
  /** Valor do limite */
  limite_valor: ColumnType<string | null, string | number | null, string | number | null>;
  /** Quantas vezes foi gravada: quem edita uma versão antiga não grava por cima */
  versao: ColumnType<number, number | undefined, number>;
  /** Quem a criou */
  criada_por: number;
  /** Criação */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Última gravação: o que se comparou antes não conta mais para o limite */
  alterada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** O resumo leva os gráficos como figuras */
  graficos: ColumnType<boolean, boolean | undefined, boolean>;
  /** O resumo leva os números também em arquivo: xlsx ou pdf; nulo para nenhum */
  anexo: string | null;
}

/** Endereços de cada notificação */
export interface PortalNotificacaoDestino {
  /** Identificador */
  id_destino: ColumnType<number, never, never>;
  /** Notificação */
  id_notificacao: number;
  /** Endereço, em minúsculas */
  email: string;
  /** Quando o destinatário deixou de querer recebê-la; nulo enquanto recebe */
  cancelado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Quando o endereço de quem deixou de receber saiu da lista; nulo enquanto está nela. Posto de novo na lista, continua sem receber */
  retirado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** Objetos do armazenamento que nenhuma linha usa mais e que uma tarefa remove */
export interface PortalObjetoSolto {
  /** Nome do objeto, com seus tamanhos */
  chave: string;
  /** Quando foi anotado que ninguém o usa */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Desde quando ninguém mais pode guardá-lo: até lá é apagado sempre que aparece e a anotação fica; depois ela sai com ele */
  vence_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quando foi procurado por último, se a anotação fica */
  procurado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** Painéis de indicadores */
export interface PortalPainel {
  /** Identificador */
  id_painel: ColumnType<number, never, never>;
  /** Versão do rascunho; aumenta a cada gravação */
  versao: ColumnType<number, number | undefined, number>;
  /** Nome no rascunho */
  nome: string;
  /** Última gravação */
  atualizado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quem gravou; nulo para os que vêm com a demonstração */
  atualizado_por: number | null;
  /** Versão que os perfis veem; nulo enquanto não publicado */
  publicado_versao: number | null;
  /** Publicação */
  publicado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Quem publicou */
  publicado_por: number | null;
  /** Veio com o programa de demonstração */
  demonstracao: ColumnType<boolean, boolean | undefined, boolean>;
  /** Exclusão; nulo enquanto vale */
  removido_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** Perfis que veem cada painel publicado */
export interface PortalPainelPerfil {
  /** Painel */
  id_painel: number;
  /** Perfil (contracts/profiles) */
  id_perfil: number;
}

/** Todas as versões de cada painel, com suas visões */
export interface PortalPainelVersao {
  /** Painel */
  id_painel: number;
  /** Número da versão */
  versao: number;
  /** Nome nesta versão */
  nome: string;
  /** Visões, em ordem (contracts/view) */
  config: ColumnType<unknown, string, string>;
  /** Gravação */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Quem gravou */
  autor: number | null;
}

/** Pedidos de correção de dados pessoais (LGPD, art. 18, III), sem os valores */
export interface PortalPedidoCorrecao {
  /** Número do pedido */
  id_pedido: ColumnType<number, never, never>;
  /** Produtor de quem são os dados */
  id_produtor: number | null;
  /** Conta de quem são os dados */
  id_usuario: number | null;
  /** Técnico ou supervisor de quem são os dados */
  cpf: string | null;
  /** Onde estão os dados a corrigir */
  tabela: string;
  /** Quem pediu e o que está errado, sem os valores */
  motivo: string;
  /** Usuário que anotou o pedido */
  pedido_por: number;
  /** Momento do pedido */
  pedido_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Usuário que o deu por atendido */
  atendido_por: number | null;
  /** Momento em que foi dado por atendido; vazio enquanto está aberto */
  atendido_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** E-mail de quem são os dados, quando só por ele a pessoa é conhecida; depois de anonimizada, o que ficou no lugar */
  email: string | null;
}

/** Pessoas anonimizadas: uma linha por pessoa, sem nada que diga quem foi */
export interface PortalPessoaAnonimizada {
  /** Número da pessoa, o do nome que ficou: Pessoa removida 3 */
  id_pessoa: ColumnType<number, never, never>;
  /** O que a pessoa era no programa e no portal */
  papeis: string;
  /** Por que foi anonimizada, sem nome, e-mail ou CPF */
  motivo: string;
  /** Usuário que anonimizou */
  anonimizada_por: number | null;
  /** Momento */
  anonimizada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Momento em que foi anonimizada outra vez, depois de uma cópia do banco a trazer de volta */
  outra_vez_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** Nomes, CPFs e e-mails que pessoas tinham antes de serem corrigidos; some com a pessoa */
export interface PortalPessoaAntes {
  /** De quem, o quê e o valor, para que o mesmo fique uma vez */
  chave: string;
  /** Produtor de quem era */
  id_produtor: number | null;
  /** Conta de quem era */
  id_usuario: number | null;
  /** Técnico ou supervisor de quem era */
  cpf: string | null;
  /** nome, cpf ou email */
  campo: string;
  /** O que estava antes */
  valor: string;
  /** Momento em que deixou de estar */
  ate: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Pessoas anonimizadas que uma cópia do banco trouxe de volta: por onde cada uma está nele, até ser anonimizada outra vez */
export interface PortalPessoaDeVolta {
  /** Identificador */
  id_volta: ColumnType<number, never, never>;
  /** Pessoa anonimizada */
  id_pessoa: number;
  /** CPF que está de volta */
  cpf: string | null;
  /** Cadastro de produtor que está de volta */
  id_produtor: number | null;
  /** Conta que está de volta */
  id_usuario: number | null;
  /** E-mail que está de volta */
  email: string | null;
  /** Momento em que se viu */
  desde: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Polígonos dos arquivos de geometria enviados */
export interface PortalPoligonoEnviado {
  /** Identificador */
  id_poligono: ColumnType<number, never, never>;
  /** Arquivo de geometria */
  id_geometria: number;
  /** Lugar no arquivo, a partir de 1 */
  ordem: number;
  /** Nome */
  nome: string;
  /** Descrição */
  descricao: string;
  /** Sua única tag */
  id_tag: number;
  /** Área estimada como a especificação manda (0,404 % a menos, centésimo acima), ha; não se soma com áreas geodésicas */
  area_ha: ColumnType<string, string | number, string | number>;
  /** Área geodésica, ha */
  hectares: ColumnType<string, string | number, string | number>;
  /** Polígono, EPSG:4674 */
  geom: string;
}

/** O que as regras de qualidade acharam em cada carga, por estado e supervisor */
export interface PortalQualidade {
  /** Versão dos dados */
  versao: number;
  /** Número da regra, de 13410 a 13419 */
  regra: number;
  /** Unidade da federação */
  uf: string;
  /** CPF do supervisor responsável; vazio sem supervisor */
  cpf_supervisor: ColumnType<string, string | undefined, string>;
  /** erro ou alerta */
  gravidade: string;
  /** Dia da carga */
  carga: string;
  /** SHA-256 da visão que acha: onde muda, a série se interrompe */
  limiar: string;
  /** Quantos foram examinados */
  examinados: number;
  /** Quantos foram achados */
  achados: number;
  /** Quantos não havia na carga anterior */
  novos: number;
  /** Quantos da carga anterior sumiram */
  resolvidos: number;
}

/** Respostas das páginas, feitas depois de uma carga antes que alguém as peça; nenhuma que diga de pessoas */
export interface PortalRespostaPronta {
  /** Versão dos dados (portal.versao) */
  versao: number;
  /** Qual edição do programa respondeu: o resumo (SHA-256) de suas fontes */
  edicao: string;
  /** O resumo (SHA-256) da pergunta, de quem pode perguntá-la e da versão: o ETag da resposta */
  chave: string;
  /** Os números da resposta, em JSON, na ordem em que foram dados */
  resposta: string;
  /** Quando foi feita */
  feita_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Revisão semestral dos acessos: o que se decidiu sobre cada conta, quem e quando */
export interface PortalRevisaoAcesso {
  /** Identificador */
  id_revisao: ColumnType<number, never, never>;
  /** Conta revista */
  id_usuario: number;
  /** mantido; retirado (a conta passou a Consulta Pública) */
  decisao: string;
  /** Quem decidiu */
  decidido_por: number;
  /** Quando */
  decidido_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Perfil que a conta tinha */
  id_perfil: number;
}

/** Quantos pedidos de um tipo alguém fez na janela que corre, em todos os processos */
export interface PortalRitmo {
  /** O que se conta: tipo e de quem, em código com segredo */
  chave: string;
  /** Fim da janela; o pedido seguinte começa outra */
  ate: ColumnType<string, string | Date, string | Date>;
  /** Pedidos na janela */
  total: ColumnType<number, number | undefined, number>;
}

/** Pedidos de nova senha */
export interface PortalSenhaReset {
  /** SHA-256 do código enviado por e-mail */
  token: string;
  /** Usuário */
  id_usuario: number;
  /** Pedido */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Validade */
  expira_em: ColumnType<string, string | Date, string | Date>;
  /** Uso; cada código vale uma vez */
  usado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** Sessões abertas no servidor */
export interface PortalSessao {
  /** SHA-256 do identificador que só o navegador conhece */
  token: string;
  /** Usuário */
  id_usuario: number;
  /** Perfil ativo nesta sessão */
  id_perfil: number;
  /** Início */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Último uso */
  usada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Fim absoluto */
  expira_em: ColumnType<string, string | Date, string | Date>;
  /** Número da sessão, para encerrá-la */
  id_sessao: ColumnType<number, never, never>;
  /** Navegador e sistema com que foi aberta, em palavras */
  aparelho: string | null;
  /** Endereço IP de que foi aberta */
  endereco: string | null;
  /** Prova do segundo fator nesta sessão; nulo: ninguém a pediu, ou a sessão ainda espera por ela */
  fator_em: ColumnType<string | null, string | Date | null, string | Date | null>;
}

/** O que quem só observa não vê de cada tabela de números, por versão dos dados; só nomes de números, nenhum valor */
export interface PortalSigilo {
  /** Versão dos dados (portal.versao) */
  versao: number;
  /** Menor grupo mostrado (SMALL_GROUP) */
  minimo: number;
  /** Versão da regra que decidiu: decisões de duas regras não valem juntas */
  regra: number;
  /** Qual tabela: o resumo (SHA-256) do fato, das condições, do período e da qualidade */
  tabela: string;
  /** Nomes dos números que não se mostram, e o que mais se sabe da tabela */
  decisao: ColumnType<unknown, string, string>;
  /** Quando foi decidida */
  decidida_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Últimas tabelas cruzadas de cada usuário */
export interface PortalTabelaCruzada {
  /** Identificador */
  id_tabela_cruzada: ColumnType<number, never, never>;
  /** Quem a fez */
  id_usuario: number;
  /** Indicadores, linhas, colunas e filtros */
  definicao: ColumnType<unknown, string, string>;
  /** Criação */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Tags das mídias, criadas pelo Administrador */
export interface PortalTag {
  /** Identificador */
  id_tag: ColumnType<number, never, never>;
  /** Nome, até 120 caracteres */
  nome: string;
  /** Nome sem acentos e em minúsculas: duas tags não têm o mesmo */
  nome_comparado: string;
  /** Descrição, até 1000 caracteres */
  descricao: string;
  /** Se quem só observa vê as fotos desta tag */
  publica: ColumnType<boolean, boolean | undefined, boolean>;
  /** Criação */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Última alteração */
  alterado_em: ColumnType<string, string | Date | undefined, string | Date>;
}

/** Tarefas que o servidor faz fora dos pedidos: as que esperam, as que são feitas agora e as que terminaram */
export interface PortalTarefa {
  /** Identificador */
  id_tarefa: ColumnType<number, never, never>;
  /** Tipo de tarefa, declarado no servidor com seus limites */
  tipo: string;
  /** Com que é feita; só identificadores, nenhum dado pessoal nem segredo */
  dados: ColumnType<unknown, string | undefined, string>;
  /** Duas tarefas de um tipo não têm a mesma: a segunda não entra; nulo: sempre entra */
  chave: string | null;
  /** As de número maior vão antes */
  prioridade: ColumnType<number, number | undefined, number>;
  /** esperando, executando, concluida, falhou (depois da última tentativa) ou cancelada */
  situacao: ColumnType<string, string | undefined, string>;
  /** Não antes deste momento */
  quando: ColumnType<string, string | Date | undefined, string | Date>;
  /** Vezes em que começou */
  tentativas: ColumnType<number, number | undefined, number>;
  /** Número sorteado a cada começo: só quem o tem escreve o fim */
  tomada_por: string | null;
  /** Até quando é de quem a tomou; depois disso o processo é dado por encerrado, e outro a toma */
  tomada_ate: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Entrada na fila */
  criada_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Último começo */
  iniciada_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Fim: concluída, falhou de vez ou cancelada */
  terminada_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Por que a última tentativa falhou, em palavras */
  motivo: string | null;
  /** O que fez, em palavras */
  resultado: string | null;
}

/** Contagem de tentativas de entrada, cadastro e recuperação de senha */
export interface PortalTentativa {
  /** O que se conta: ação e conta ou endereço, em SHA-256 */
  chave: string;
  /** Início da janela de contagem */
  inicio: ColumnType<string, string | Date, string | Date>;
  /** Tentativas na janela */
  total: ColumnType<number, number | undefined, number>;
}

/** Achados que alguém assumiu, o que respondeu e o que as cargas seguintes disseram */
export interface PortalTratamento {
  /** Identificador */
  id_tratamento: ColumnType<number, never, never>;
  /** Número da regra, de 13410 a 13419 */
  regra: number;
  /** Código da propriedade */
  cod_propriedade: string;
  /** O que foi achado na propriedade, como em resumo.achado */
  chave: string;
  /** Quem o assumiu */
  id_usuario: number | null;
  /** Quando */
  assumido_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** corrigido: foi corrigido na origem; correto: está certo como está; nula enquanto não há resposta */
  resposta: string | null;
  /** Por que está certo, ou o que foi feito */
  porque: string | null;
  /** Quando foi respondido */
  respondido_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Versão dos dados que valia na resposta */
  versao_resposta: number | null;
  /** Versão em que deixou de ser achado; nula enquanto é achado */
  sumiu_versao: number | null;
  /** Versão em que voltou depois de ter sumido */
  voltou_versao: number | null;
  /** Quem respondeu */
  respondido_por: number | null;
  /** Último dia em que a regra fica quieta; nulo sem prazo, ou quando não é essa a resposta */
  quieta_ate: string | null;
  /** Verdadeiro quando a resposta vale para todos os achados da regra na propriedade */
  toda_regra: ColumnType<boolean, boolean | undefined, boolean>;
}

/** E-mails novos que esperam confirmação; um por conta, o último pedido */
export interface PortalTrocaEmail {
  /** SHA-256 do código enviado ao e-mail novo */
  token: string;
  /** Conta */
  id_usuario: number;
  /** E-mail novo, em minúsculas */
  email: string;
  /** Pedido */
  criado_em: ColumnType<string, string | Date | undefined, string | Date>;
  /** Validade; depois dela o pedido não vale, e o próximo toma o seu lugar */
  expira_em: ColumnType<string, string | Date, string | Date>;
}

/** Usuários do portal */
export interface PortalUsuario {
  /** Identificador */
  id_usuario: ColumnType<number, never, never>;
  /** Nome completo */
  nome: string;
  /** E-mail de acesso, em minúsculas */
  email: string;
  /** CPF, só dígitos; liga técnicos e supervisores às suas propriedades */
  cpf: string | null;
  /** Senha, argon2id */
  senha: string;
  /** Perfil ativo (contracts/profiles) */
  id_perfil: number;
  /** Unidade da federação fixa do usuário, quando há */
  uf: string | null;
  /** Cadastro */
  data_cadastro: ColumnType<string, string | Date | undefined, string | Date>;
  /** Último acesso */
  ultimo_acesso: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Remoção; nulo enquanto ativo */
  removido_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Conta que só existe com o programa de demonstração */
  demonstracao: ColumnType<boolean, boolean | undefined, boolean>;
  /** Confirmação do e-mail, por um endereço enviado a ele; nulo: a conta só vale na demonstração */
  confirmado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Verdadeiro quando um administrador deu o CPF; o que a pessoa digitou no cadastro não dá acesso a linha alguma */
  cpf_conferido: ColumnType<boolean, boolean | undefined, boolean>;
  /** Quantas vezes perfil, uf ou situação foram gravados na gestão de usuários: quem edita uma versão antiga não grava por cima */
  versao: ColumnType<number, number | undefined, number>;
  /** Bloqueio por quem administra; nulo enquanto a conta entra */
  bloqueado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Convite por email, com perfil e uf já escolhidos; nulo em quem se cadastrou */
  convidado_em: ColumnType<string | null, string | Date | null, string | Date | null>;
  /** Nome e e-mail sem maiúsculas nem acentos, por que a lista é ordenada e pesquisada */
  busca: ColumnType<string | null, never, never>;
}

/** Perfis concedidos a cada usuário, entre os quais ele pode trocar */
export interface PortalUsuarioPerfil {
  /** Usuário */
  id_usuario: number;
  /** Perfil concedido */
  id_perfil: number;
}

/** Versões dos dados: uma linha por importação que mudou algo; vale a maior */
export interface PortalVersao {
  /** Número da versão */
  versao: ColumnType<number, never, never>;
  /** Momento em que passou a valer */
  dt_atualizacao: ColumnType<string, string | Date | undefined, string | Date>;
  /** Data de referência: a informada pela carga, ou a da última visita sincronizada que conta */
  dados_ate: string | null;
  /** Verdadeiro para o programa de demonstração */
  demonstracao: ColumnType<boolean, boolean | undefined, boolean>;
  /** Importação que a trouxe */
  id_importacao: number | null;
  /** Verdadeiro quando a carga informou a data de referência */
  referencia_informada: ColumnType<boolean, boolean | undefined, boolean>;
  /** Data do fato mais recente, de qualquer tipo */
  ultimo_fato: string | null;
}

/** Segredo deste banco, de uma linha, que escolhe as vizinhas que faltam com as formas do programa */
export interface ResumoAcaso {
  /** O segredo; nunca dito a ninguém */
  sal: string;
}

/** O que as regras de qualidade acharam na versão que vale, uma linha por achado */
export interface ResumoAchado {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Número da regra, de 13410 a 13419 */
  regra: number;
  /** O que foi achado na propriedade: visita, lançamento ou par de polígonos; vazia quando é a própria */
  chave: string;
  /** erro ou alerta */
  gravidade: string;
  /** Visita a que se refere; nulo quando é da propriedade */
  id_visita: number | null;
  /** Medida do achado na unidade da regra: km, ha, min, dias ou R$ */
  valor: ColumnType<string | null, string | number | null, string | number | null>;
  /** O que foi achado, em palavras */
  detalhe: string | null;
  /** Versão em que apareceu */
  desde_versao: number;
  /** Dia da carga em que apareceu */
  desde: string;
}

/** Cópia da visão programa.aplica_abc, com o lugar e os responsáveis da propriedade */
export interface ResumoAplicaAbc {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Primeiro dia em que aplicou */
  desde: string;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** Produtor responsável pela propriedade */
  id_produtor: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_tecnico: string | null;
  /** Produtor, se tem mais de uma propriedade */
  produtor_de_varias: number | null;
}

/** Cópia da visão programa.aplica_conservacao, com o lugar e os responsáveis da propriedade */
export interface ResumoAplicaConservacao {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Primeiro dia em que aplicou */
  desde: string;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** Produtor responsável pela propriedade */
  id_produtor: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_tecnico: string | null;
  /** Produtor, se tem mais de uma propriedade */
  produtor_de_varias: number | null;
}

/** Cópia da visão programa.aplica_planejamento, com o lugar e os responsáveis da propriedade */
export interface ResumoAplicaPlanejamento {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Primeiro dia em que valeu */
  desde: string;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** Produtor responsável pela propriedade */
  id_produtor: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_tecnico: string | null;
  /** Produtor, se tem mais de uma propriedade */
  produtor_de_varias: number | null;
}

/** O que os polígonos de um tipo cobrem juntos em cada propriedade */
export interface ResumoAreaSemSobreposicao {
  /** Código da propriedade */
  cod_propriedade: string;
  /** abc, propriedade ou intervencao */
  type_poligono: string;
  /** Área geodésica da união, ha */
  area_ha: ColumnType<string, string | number, string | number>;
}

/** Sub-bacias como observadores as veem: as de propriedades bastantes, e as outras de cada estado */
export interface ResumoBaciaPublicada {
  /** Como em resumo.divulgacao.bacia_publicada */
  codigo: number;
  /** Nome da sub-bacia, ou Outras bacias (UF) */
  nome: string;
}

/** Contornos das propriedades por situação no CAR: os desenhados ou, onde não há, o perímetro do CAR */
export interface ResumoContornoPropriedade {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Identificador da feição: do polígono na propriedade ou número do CAR */
  id: string;
  /** Sigla do estado da propriedade */
  uf: string | null;
  /** sem_car, car_invalido ou com_car */
  legenda: string;
  /** De onde vem o contorno: desenhado ou car */
  contorno: string;
  /** Número do CAR da propriedade */
  numero_car: string | null;
  /** Tipo do imóvel no CAR */
  tipo_imovel_car: string | null;
  /** Situação no CAR: AT, PE, SU ou CA */
  situacao_car: string | null;
  /** Condição da análise no CAR */
  condicao_car: string | null;
  /** Área do contorno, ha */
  area_ha: ColumnType<string | null, string | number | null, string | number | null>;
  /** Contorno, EPSG:4674 */
  geom: string;
  /** Contorno em EPSG:3857 */
  geom_3857: string;
  /** Como se desenha até o zoom 8, EPSG:3857; ponto, se menor que um pixel */
  geom_z8: string;
  /** Como se desenha do zoom 9 ao 12, EPSG:3857; ponto, se menor que um pixel */
  geom_z12: string;
}

/** Com quais outras cada propriedade entrou nos números que observadores veem; fica de uma carga para a outra */
export interface ResumoCoorteDivulgada {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Sigla do estado em que é contada ou espera */
  uf: string;
  /** Número do grupo com que entrou; nulo enquanto espera */
  coorte: number | null;
  /** Número do grupo com que passou a ser contada como atendida; nulo antes disso */
  coorte_atendida: number | null;
  /** Município em que é contada, o da entrada; nulo em Outros municípios do estado */
  municipio: number | null;
  /** Sub-bacia em que é contada, a da entrada; nulo em Outras bacias do estado */
  bacia: number | null;
  /** Por que espera: entrada (até haver outras), saida (saiu junto com uma que deixou o programa), volta (pode voltar com as outras), estas duas com _atendida se era contada como atendida; nulo quando é contada */
  espera: string | null;
  /** Se está nos números que observadores veem */
  contada: ColumnType<boolean, never, never>;
  /** Se as suas visitas que contam estão nos números que observadores veem */
  atendida: ColumnType<boolean, never, never>;
}

/** Fator de cada propriedade nas somas que observadores veem: segredo, e o mesmo em todas as cargas */
export interface ResumoDesvioDivulgado {
  /** Código da propriedade */
  cod_propriedade: string;
  /** De 0,97 a 0,985 ou de 1,015 a 1,03: nunca perto de 1 */
  fator: ColumnType<string, string | number, string | number>;
}

/** O que observadores sabem do lugar de cada propriedade que é contada para eles: grupos de ao menos cinco e um ponto qualquer da célula */
export interface ResumoDivulgacao {
  /** Código da propriedade; nunca dito a observadores */
  cod_propriedade: string;
  /** Sigla do estado */
  uf: string;
  /** Código IBGE do município; nulo é Outros municípios do estado */
  municipio_divulgado: number | null;
  /** Código da sub-bacia; nulo é Outras bacias do estado */
  bacia_divulgada: number | null;
  /** Situação no projeto, como em programa.propriedade */
  situacao: string | null;
  /** Número da célula; nulo sem ponto divulgado */
  celula: number | null;
  /** Ordem na célula, sorteada: nada leva de um ponto a uma propriedade */
  ordem: number | null;
  /** Propriedades da célula, ao menos cinco */
  propriedades: number | null;
  /** Longitude do centro da célula, graus */
  celula_lon: ColumnType<string | null, string | number | null, string | number | null>;
  /** Latitude do centro da célula, graus */
  celula_lat: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lado da célula, graus: 0,1 ou o dobro, até haver propriedades bastantes */
  celula_lado: ColumnType<string | null, string | number | null, string | number | null>;
  /** Longitude do ponto divulgado, graus: depende da célula e da ordem, não do lugar */
  lon_divulgado: ColumnType<string | null, string | number | null, string | number | null>;
  /** Latitude do ponto divulgado, graus */
  lat_divulgado: ColumnType<string | null, string | number | null, string | number | null>;
  /** Ponto divulgado, EPSG:4674 */
  geom: ColumnType<string | null, never, never>;
  /** Ponto divulgado, EPSG:3857 */
  geom_3857: ColumnType<string | null, never, never>;
  /** Código IBGE do município divulgado; o do estado, negativo, para os outros */
  municipio_publicado: number;
  /** Código da sub-bacia divulgada; o do estado, negativo, para as outras */
  bacia_publicada: number;
}

/** O que as regras de qualidade examinam em cada propriedade (programa.exame) */
export interface ResumoExame {
  /** Código da propriedade */
  cod_propriedade: string;
  /** A própria: 1 */
  propriedades: number;
  /** 1 quando a propriedade é ativa */
  ativas: number;
  /** 1 quando tem ponto e o município tem área */
  com_ponto: number;
  /** Contornos desenhados da propriedade */
  contornos: number;
  /** 1 quando tem produtor */
  com_produtor: number;
  /** 1 quando tem alguma data de ciclo */
  com_ciclo: number;
  /** Lançamentos */
  lancamentos: number;
  /** Visitas com check-in e as coordenadas dele, de propriedade com ponto */
  checkins_com_lugar: number;
  /** Visitas com check-in e técnico */
  checkins_com_tecnico: number;
}

/** Formas de outros cadastros que não são de propriedades do programa: só elas são de observadores */
export interface ResumoFormaDivulgada {
  /** car, vegetacao_nativa ou reserva_legal */
  camada: string;
  /** Chave da forma na sua tabela */
  chave: string;
  /** Identificador que se divulga, sem relação com a chave */
  id: number;
}

/** Medições do ISA por propriedade */
export interface ResumoIsaPropriedade {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Unidade da federação */
  uf: string;
  /** Município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** CPF do supervisor da propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico da propriedade */
  cpf_tecnico: string | null;
  /** Medições, uma de cada momento medido */
  medicoes: number;
  /** Soma do ISA das medições */
  indice: ColumnType<string, string | number, string | number>;
  /** Medições do primeiro momento */
  medicoes_1: number;
  /** Soma do ISA do primeiro momento */
  indice_1: ColumnType<string | null, string | number | null, string | number | null>;
  /** Medições do segundo momento */
  medicoes_2: number;
  /** Soma do ISA do segundo momento */
  indice_2: ColumnType<string | null, string | number | null, string | number | null>;
  /** Medições do terceiro momento */
  medicoes_3: number;
  /** Soma do ISA do terceiro momento */
  indice_3: ColumnType<string | null, string | number | null, string | number | null>;
}

/** Lançamentos por município, ano, item e natureza */
export interface ResumoLancamentoAno {
  /** Unidade da federação */
  uf: string;
  /** Código IBGE do município */
  codigo_municipio: number;
  /** Primeiro dia do ano */
  ano: string;
  /** Item do catálogo */
  codigo_item: number | null;
  /** receita, despesa, producao ou estoque */
  natureza: string;
  /** Se a visita em que foi feito conta */
  conta: boolean;
  /** Lançamentos */
  lancamentos: number;
  /** Soma das quantidades */
  qtde: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lançamentos com quantidade */
  com_qtde: number;
  /** Soma dos valores unitários, R$ */
  vlr: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lançamentos com valor */
  com_vlr: number;
  /** Soma de quantidade × valor unitário, R$ */
  qtde_vlr: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lançamentos com quantidade e valor */
  com_qtde_vlr: number;
  /** Atividade produtiva da propriedade */
  atividade_produtiva: string | null;
}

/** Lançamentos por estado, mês, item e natureza */
export interface ResumoLancamentoMes {
  /** Unidade da federação */
  uf: string;
  /** Primeiro dia do mês */
  mes: string;
  /** Item do catálogo */
  codigo_item: number | null;
  /** receita, despesa, producao ou estoque */
  natureza: string;
  /** Se a visita em que foi feito conta */
  conta: boolean;
  /** Lançamentos */
  lancamentos: number;
  /** Soma das quantidades */
  qtde: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lançamentos com quantidade */
  com_qtde: number;
  /** Soma dos valores unitários, R$ */
  vlr: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lançamentos com valor */
  com_vlr: number;
  /** Soma de quantidade × valor unitário, R$ */
  qtde_vlr: ColumnType<string | null, string | number | null, string | number | null>;
  /** Lançamentos com quantidade e valor */
  com_qtde_vlr: number;
  /** Atividade produtiva da propriedade */
  atividade_produtiva: string | null;
  /** Perfil fundiário da propriedade */
  perfil_fundiario: string | null;
}

/** Municípios como observadores os veem: os de propriedades bastantes, e os outros de cada estado */
export interface ResumoMunicipioPublicado {
  /** Como em resumo.divulgacao.municipio_publicado */
  codigo: number;
  /** Nome do município, ou Outros municípios (UF) */
  nome: string;
  /** Sigla do estado */
  uf: string;
}

/** Práticas por lugar, responsáveis, ano e objetivo */
export interface ResumoPraticaAno {
  /** Primeiro dia do ano */
  ano: string;
  /** conservacao, abc ou planejamento */
  objetivo: string;
  /** Unidade da federação */
  uf: string;
  /** Código IBGE do município */
  codigo_municipio: number;
  /** Sub-bacia */
  id_sub_bacia: number | null;
  /** CPF do supervisor responsável */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável */
  cpf_tecnico: string | null;
  /** Práticas */
  praticas: number;
  /** Soma das áreas, ha */
  area: ColumnType<string | null, string | number | null, string | number | null>;
  /** Práticas com área */
  com_area: number;
}

/** Práticas por estado, dia e objetivo */
export interface ResumoPraticaDia {
  /** Dia do registro */
  dia: string;
  /** Unidade da federação */
  uf: string;
  /** conservacao, abc ou planejamento */
  objetivo: string;
  /** Práticas */
  praticas: number;
  /** Soma das áreas, ha */
  area: ColumnType<string | null, string | number | null, string | number | null>;
  /** Práticas com área */
  com_area: number;
}

/** Práticas por município, mês e objetivo */
export interface ResumoPraticaMes {
  /** Unidade da federação */
  uf: string;
  /** Código IBGE do município */
  codigo_municipio: number;
  /** Primeiro dia do mês do registro */
  mes: string;
  /** conservacao, abc ou planejamento */
  objetivo: string;
  /** Práticas */
  praticas: number;
  /** Soma das áreas, ha */
  area: ColumnType<string | null, string | number | null, string | number | null>;
  /** Práticas com área */
  com_area: number;
}

/** Propriedades contadas para observadores que deixaram o programa, até serem bastantes para que voltem as que saíram com elas */
export interface ResumoSaidaDivulgada {
  /** Sigla do estado */
  uf: string;
  /** Quantas deixaram, das que não eram contadas como atendidas */
  propriedades: number;
  /** Quantas deixaram, das que eram contadas como atendidas */
  atendidas: ColumnType<number, number | undefined, number>;
}

/** Visitas feitas e previstas por propriedade e ano */
export interface ResumoVisitaAno {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Primeiro dia do ano */
  ano: string;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** Produtor responsável pela propriedade */
  id_produtor: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_tecnico: string | null;
  /** Atividade produtiva da propriedade */
  atividade_produtiva: string | null;
  /** Perfil fundiário da propriedade */
  perfil_fundiario: string | null;
  /** Início do atendimento da propriedade */
  dt_inicio: string | null;
  /** Todas as visitas */
  registradas: number;
  /** Visitas válidas */
  visitas: number;
  /** Visitas que não contam */
  nao_contam: number;
  /** Visitas sincronizadas */
  sincronizadas: number;
  /** Minutos das visitas válidas */
  duracao_soma: number | null;
  /** Visitas válidas com duração */
  duracao_visitas: number;
  /** Primeira visita válida */
  primeira: string | null;
  /** Última visita válida */
  ultima: string | null;
  /** Visitas previstas */
  previstas: number;
  /** Visitas previstas até a data de referência */
  vencidas: number;
  /** Soma dos números, de 1 a 24, das previstas até a data de referência */
  numero_soma: number | null;
  /** Dia da primeira visita prevista no ano */
  primeira_prevista: string | null;
  /** Produtor, se tem mais de uma propriedade */
  produtor_de_varias: number | null;
}

/** Visitas por lugar e dia */
export interface ResumoVisitaDia {
  /** Dia da visita */
  dia: string;
  /** Unidade da federação */
  uf: string;
  /** Sub-bacia */
  id_sub_bacia: number | null;
  /** Ciclo da visita */
  ciclo: number | null;
  /** Por que a visita conta ou não */
  motivo: string | null;
  /** Todas as visitas */
  registradas: number;
  /** Visitas válidas */
  visitas: number;
  /** Visitas que não contam */
  nao_contam: number;
  /** Visitas sincronizadas */
  sincronizadas: number;
  /** Minutos das visitas válidas */
  duracao_soma: number | null;
  /** Visitas válidas com duração */
  duracao_visitas: number;
}

/** Visitas por estado, mês e duração */
export interface ResumoVisitaDuracao {
  /** Primeiro dia do mês */
  mes: string;
  /** Unidade da federação */
  uf: string;
  /** Duração da visita, em minutos */
  duracao_min: number | null;
  /** Todas as visitas */
  registradas: number;
  /** Visitas válidas */
  visitas: number;
  /** Visitas que não contam */
  nao_contam: number;
  /** Visitas sincronizadas */
  sincronizadas: number;
}

/** Visitas por município, mês e ciclo */
export interface ResumoVisitaMes {
  /** Unidade da federação */
  uf: string;
  /** Código IBGE do município */
  codigo_municipio: number;
  /** Primeiro dia do mês */
  mes: string;
  /** Ciclo */
  ciclo: number | null;
  /** Todas as visitas */
  registradas: number;
  /** Visitas válidas */
  visitas: number;
  /** Visitas que não contam */
  nao_contam: number;
  /** Visitas sincronizadas */
  sincronizadas: number;
  /** Minutos das visitas válidas */
  duracao_soma: number | null;
  /** Visitas válidas com duração */
  duracao_visitas: number;
  /** Primeira visita válida */
  primeira: string | null;
  /** Última visita válida */
  ultima: string | null;
  /** Se são de propriedades que estão nos números que observadores veem */
  contada: boolean;
  /** Se são de propriedades que observadores contam como atendidas */
  atendida: boolean;
}

/** Visitas previstas por lugar, responsáveis, mês e ciclo */
export interface ResumoVisitaPrevistaMes {
  /** Unidade da federação */
  uf: string;
  /** Código IBGE do município */
  codigo_municipio: number;
  /** Sub-bacia */
  id_sub_bacia: number | null;
  /** CPF do supervisor responsável */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável */
  cpf_tecnico: string | null;
  /** Primeiro dia do mês */
  mes: string;
  /** Ciclo */
  ciclo: number | null;
  /** Visitas previstas */
  previstas: number;
  /** Visitas previstas até a data de referência */
  vencidas: number;
  /** Se são de propriedades que estão nos números que observadores veem */
  contada: boolean;
}

/** Visitas previstas por propriedade e semestre */
export interface ResumoVisitaPrevistaSemestre {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Primeiro dia do semestre */
  semestre: string;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_tecnico: string | null;
  /** Atividade produtiva da propriedade */
  atividade_produtiva: string | null;
  /** Início do atendimento da propriedade */
  dt_inicio: string | null;
  /** Visitas previstas */
  previstas: number;
  /** Visitas previstas até a data de referência */
  vencidas: number;
  /** Soma dos números, de 1 a 24, das previstas até a data de referência */
  numero_soma: number | null;
  /** Dia da primeira visita prevista no semestre */
  primeira: string;
}

/** Cópia da visão programa.visita_ritmo */
export interface ResumoVisitaRitmo {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Visitas válidas desde o início */
  visitas: number;
  /** Visitas válidas contadas no ciclo 1 */
  visitas_ciclo_1: number;
  /** Visitas válidas contadas no ciclo 2 */
  visitas_ciclo_2: number;
  /** Primeira visita válida */
  primeira: string | null;
  /** Última visita válida */
  ultima: string | null;
  /** Visitas previstas até a data de referência */
  previstas: number;
  /** Em atendimento e com ao menos duas visitas válidas a menos do que o previsto */
  atrasada: boolean;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Produtor responsável pela propriedade */
  id_produtor: number | null;
  /** Visitas previstas até a data de referência que ainda não foram feitas; zero fora do atendimento */
  faltam: ColumnType<number, number | undefined, number>;
  /** Primeira visita válida da fase em que a propriedade está */
  fase_desde: string | null;
  /** Dias desde então até a data de referência */
  dias_na_fase: number | null;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_tecnico: string | null;
  /** Produtor, se tem mais de uma propriedade */
  produtor_de_varias: number | null;
}

/** Visitas por propriedade, semestre, técnico e ciclo */
export interface ResumoVisitaSemestre {
  /** Código da propriedade */
  cod_propriedade: string;
  /** Primeiro dia do semestre */
  semestre: string;
  /** CPF do técnico que visitou */
  cpf_tecnico: string | null;
  /** Ciclo */
  ciclo: number | null;
  /** Unidade da federação da propriedade */
  uf: string;
  /** Código IBGE do município da propriedade */
  codigo_municipio: number;
  /** Sub-bacia da propriedade */
  id_sub_bacia: number | null;
  /** Produtor responsável pela propriedade */
  id_produtor: number | null;
  /** CPF do supervisor responsável pela propriedade */
  cpf_supervisor: string | null;
  /** CPF do técnico responsável pela propriedade */
  cpf_responsavel: string | null;
  /** Todas as visitas */
  registradas: number;
  /** Visitas válidas */
  visitas: number;
  /** Visitas que não contam */
  nao_contam: number;
  /** Visitas sincronizadas */
  sincronizadas: number;
  /** Minutos das visitas válidas */
  duracao_soma: number | null;
  /** Visitas válidas com duração */
  duracao_visitas: number;
  /** Primeira visita válida */
  primeira: string | null;
  /** Última visita válida */
  ultima: string | null;
  /** Atividade produtiva da propriedade */
  atividade_produtiva: string | null;
  /** Início do atendimento da propriedade */
  dt_inicio: string | null;
}

/** Every table and view by its qualified name, as Kysely wants it. */
export interface Database {
  'geo.bioma': GeoBioma;
  'geo.contorno': GeoContorno;
  'geo.municipio': GeoMunicipio;
  'geo.regiao_hidrografica': GeoRegiaoHidrografica;
  'geo.sub_bacia': GeoSubBacia;
  'geo.uf': GeoUf;
  'programa.indicador_resultado': ProgramaIndicadorResultado;
  'programa.isa': ProgramaIsa;
  'programa.item': ProgramaItem;
  'programa.lancamento': ProgramaLancamento;
  'programa.meta': ProgramaMeta;
  'programa.poligono': ProgramaPoligono;
  'programa.poligono_historico': ProgramaPoligonoHistorico;
  'programa.pratica': ProgramaPratica;
  'programa.produtor': ProgramaProdutor;
  'programa.propriedade': ProgramaPropriedade;
  'programa.recomendacao': ProgramaRecomendacao;
  'programa.supervisor': ProgramaSupervisor;
  'programa.tecnico': ProgramaTecnico;
  'programa.visita': ProgramaVisita;
  'programa.achado_area_zerada': ProgramaAchadoAreaZerada;
  'programa.achado_ciclos_invertidos': ProgramaAchadoCiclosInvertidos;
  'programa.achado_cpf_invalido': ProgramaAchadoCpfInvalido;
  'programa.achado_fora_do_municipio': ProgramaAchadoForaDoMunicipio;
  'programa.achado_lancamento_sem_item': ProgramaAchadoLancamentoSemItem;
  'programa.achado_produtor_sem_cpf': ProgramaAchadoProdutorSemCpf;
  'programa.achado_sem_car': ProgramaAchadoSemCar;
  'programa.achado_sobreposicao': ProgramaAchadoSobreposicao;
  'programa.achado_visita_longe': ProgramaAchadoVisitaLonge;
  'programa.achado_visitas_sobrepostas': ProgramaAchadoVisitasSobrepostas;
  'programa.aplica_abc': ProgramaAplicaAbc;
  'programa.aplica_conservacao': ProgramaAplicaConservacao;
  'programa.aplica_planejamento': ProgramaAplicaPlanejamento;
  'programa.exame': ProgramaExame;
  'programa.meta_nacional': ProgramaMetaNacional;
  'programa.meta_uf': ProgramaMetaUf;
  'programa.qualidade': ProgramaQualidade;
  'programa.silenciado': ProgramaSilenciado;
  'programa.visita_prevista': ProgramaVisitaPrevista;
  'programa.visita_ritmo': ProgramaVisitaRitmo;
  'programa.visita_valida': ProgramaVisitaValida;
  'camada.bacia_20km': CamadaBacia20km;
  'camada.car': CamadaCar;
  'camada.processo': CamadaProcesso;
  'camada.reserva_legal': CamadaReservaLegal;
  'camada.vegetacao_nativa': CamadaVegetacaoNativa;
  'camada.forma_car': CamadaFormaCar;
  'camada.forma_historico': CamadaFormaHistorico;
  'camada.forma_poligono': CamadaFormaPoligono;
  'camada.mapa_areas_abc': CamadaMapaAreasAbc;
  'camada.mapa_areas_intervencao': CamadaMapaAreasIntervencao;
  'camada.mapa_areas_propriedade': CamadaMapaAreasPropriedade;
  'camada.mapa_bacias_20km': CamadaMapaBacias20km;
  'camada.mapa_car': CamadaMapaCar;
  'camada.mapa_municipios': CamadaMapaMunicipios;
  'camada.mapa_poligonos': CamadaMapaPoligonos;
  'camada.mapa_poligonos_historico': CamadaMapaPoligonosHistorico;
  'camada.mapa_processos': CamadaMapaProcessos;
  'camada.mapa_propriedades': CamadaMapaPropriedades;
  'camada.mapa_propriedades_car': CamadaMapaPropriedadesCar;
  'camada.mapa_reserva_legal': CamadaMapaReservaLegal;
  'camada.mapa_sub_bacias': CamadaMapaSubBacias;
  'camada.mapa_ufs': CamadaMapaUfs;
  'camada.mapa_vegetacao_nativa': CamadaMapaVegetacaoNativa;
  'camada.publica_car': CamadaPublicaCar;
  'camada.publica_propriedades': CamadaPublicaPropriedades;
  'camada.publica_reserva_legal': CamadaPublicaReservaLegal;
  'camada.publica_vegetacao_nativa': CamadaPublicaVegetacaoNativa;
  'portal.acesso': PortalAcesso;
  'portal.agenda': PortalAgenda;
  'portal.anonimizado': PortalAnonimizado;
  'portal.anonimizado_sal': PortalAnonimizadoSal;
  'portal.arquivo': PortalArquivo;
  'portal.arquivo_gerado': PortalArquivoGerado;
  'portal.arquivo_tag': PortalArquivoTag;
  'portal.cadastro': PortalCadastro;
  'portal.carga': PortalCarga;
  'portal.carga_figuras': PortalCargaFiguras;
  'portal.chave_programa': PortalChavePrograma;
  'portal.diferenca': PortalDiferenca;
  'portal.email': PortalEmail;
  'portal.email_anexo': PortalEmailAnexo;
  'portal.email_arquivo': PortalEmailArquivo;
  'portal.email_tentativa': PortalEmailTentativa;
  'portal.entrega': PortalEntrega;
  'portal.envio': PortalEnvio;
  'portal.esquecimento': PortalEsquecimento;
  'portal.fator': PortalFator;
  'portal.fator_codigo': PortalFatorCodigo;
  'portal.fator_desafio': PortalFatorDesafio;
  'portal.fechamento': PortalFechamento;
  'portal.geometria_enviada': PortalGeometriaEnviada;
  'portal.importacao': PortalImportacao;
  'portal.indicador': PortalIndicador;
  'portal.indicador_versao': PortalIndicadorVersao;
  'portal.migracao': PortalMigracao;
  'portal.nota': PortalNota;
  'portal.notificacao': PortalNotificacao;
  'portal.notificacao_destino': PortalNotificacaoDestino;
  'portal.objeto_solto': PortalObjetoSolto;
  'portal.painel': PortalPainel;
  'portal.painel_perfil': PortalPainelPerfil;
  'portal.painel_versao': PortalPainelVersao;
  'portal.pedido_correcao': PortalPedidoCorrecao;
  'portal.pessoa_anonimizada': PortalPessoaAnonimizada;
  'portal.pessoa_antes': PortalPessoaAntes;
  'portal.pessoa_de_volta': PortalPessoaDeVolta;
  'portal.poligono_enviado': PortalPoligonoEnviado;
  'portal.qualidade': PortalQualidade;
  'portal.resposta_pronta': PortalRespostaPronta;
  'portal.revisao_acesso': PortalRevisaoAcesso;
  'portal.ritmo': PortalRitmo;
  'portal.senha_reset': PortalSenhaReset;
  'portal.sessao': PortalSessao;
  'portal.sigilo': PortalSigilo;
  'portal.tabela_cruzada': PortalTabelaCruzada;
  'portal.tag': PortalTag;
  'portal.tarefa': PortalTarefa;
  'portal.tentativa': PortalTentativa;
  'portal.tratamento': PortalTratamento;
  'portal.troca_email': PortalTrocaEmail;
  'portal.usuario': PortalUsuario;
  'portal.usuario_perfil': PortalUsuarioPerfil;
  'portal.versao': PortalVersao;
  'resumo.acaso': ResumoAcaso;
  'resumo.achado': ResumoAchado;
  'resumo.aplica_abc': ResumoAplicaAbc;
  'resumo.aplica_conservacao': ResumoAplicaConservacao;
  'resumo.aplica_planejamento': ResumoAplicaPlanejamento;
  'resumo.area_sem_sobreposicao': ResumoAreaSemSobreposicao;
  'resumo.bacia_publicada': ResumoBaciaPublicada;
  'resumo.contorno_propriedade': ResumoContornoPropriedade;
  'resumo.coorte_divulgada': ResumoCoorteDivulgada;
  'resumo.desvio_divulgado': ResumoDesvioDivulgado;
  'resumo.divulgacao': ResumoDivulgacao;
  'resumo.exame': ResumoExame;
  'resumo.forma_divulgada': ResumoFormaDivulgada;
  'resumo.isa_propriedade': ResumoIsaPropriedade;
  'resumo.lancamento_ano': ResumoLancamentoAno;
  'resumo.lancamento_mes': ResumoLancamentoMes;
  'resumo.municipio_publicado': ResumoMunicipioPublicado;
  'resumo.pratica_ano': ResumoPraticaAno;
  'resumo.pratica_dia': ResumoPraticaDia;
  'resumo.pratica_mes': ResumoPraticaMes;
  'resumo.saida_divulgada': ResumoSaidaDivulgada;
  'resumo.visita_ano': ResumoVisitaAno;
  'resumo.visita_dia': ResumoVisitaDia;
  'resumo.visita_duracao': ResumoVisitaDuracao;
  'resumo.visita_mes': ResumoVisitaMes;
  'resumo.visita_prevista_mes': ResumoVisitaPrevistaMes;
  'resumo.visita_prevista_semestre': ResumoVisitaPrevistaSemestre;
  'resumo.visita_ritmo': ResumoVisitaRitmo;
  'resumo.visita_semestre': ResumoVisitaSemestre;
}
