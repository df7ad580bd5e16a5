import type { QualityId } from './quality-ids.ts';
import { RULE_TITLES } from './quality-titles.ts';

export type { QualityId };

/**
 * The rules of Data Quality (second text, 2.16): what is looked for at every load, said once. What a rule finds is the view
 * `programa.achado_<key>` (packages/database/views); its words, its severity and who mends it stand here. A rule that finds by a measure names it in
 * its sentence as the view has it; `quality.db.test.ts` of the import holds one row inside and one outside each.
 */

/** What is examined: the columns of `resumo.exame`, which has one row per property. */
export type Examined =
  | 'propriedades'
  | 'ativas'
  | 'com_ponto'
  | 'contornos'
  | 'checkins_com_lugar'
  | 'checkins_com_tecnico'
  | 'com_produtor'
  | 'com_ciclo'
  | 'lancamentos';

export type Severity = 'erro' | 'alerta';
export type Mender = 'tecnico' | 'supervisor' | 'coordenacao' | 'origem';

export type QualityRule = {
  readonly id: QualityId;
  readonly key: string;
  /** Of the rule's row and tab. */
  readonly title: string;
  /** What is wrong, and what it spoils. */
  readonly sentence: string;
  readonly severity: Severity;
  readonly mends: Mender;
  /** What to do about it. */
  readonly how: string;
  readonly examined: Examined;
  /** Whether the finding is of a visit, which its row then leads to. */
  readonly leadsTo: 'propriedade' | 'visita';
  /** Unit of a finding's value; null where there is none. */
  readonly unit: 'km' | 'ha' | 'min' | 'dias' | 'R$' | null;
};

export const QUALITY_RULES: readonly QualityRule[] = [
  {
    id: 13410,
    key: 'area_zerada',
    title: RULE_TITLES[13410],
    sentence:
      'Propriedade ativa sem área produtiva, ou com 0 ha: some das somas de área e dos indicadores por hectare.',
    severity: 'erro',
    mends: 'tecnico',
    how: 'Informar a área produtiva no cadastro da propriedade.',
    examined: 'ativas',
    leadsTo: 'propriedade',
    unit: null,
  },
  {
    id: 13411,
    key: 'fora_do_municipio',
    title: RULE_TITLES[13411],
    sentence:
      'O ponto da propriedade está fora do seu município; onde a malha é aproximada, só a mais de 5 km dele. Estraga mapas e somas por lugar.',
    severity: 'erro',
    mends: 'tecnico',
    how: 'Conferir a coordenada da sede e o município, e corrigir o que estiver errado.',
    examined: 'com_ponto',
    leadsTo: 'propriedade',
    unit: 'km',
  },
  {
    id: 13412,
    key: 'sobreposicao',
    title: RULE_TITLES[13412],
    sentence:
      'O contorno divide mais de 0,1 ha com o de outra propriedade: a mesma terra conta duas vezes. Cada lado é um achado.',
    severity: 'erro',
    mends: 'supervisor',
    how: 'Desenhar de novo o contorno que estiver errado.',
    examined: 'contornos',
    leadsTo: 'propriedade',
    unit: 'ha',
  },
  {
    id: 13413,
    key: 'visita_longe',
    title: RULE_TITLES[13413],
    sentence:
      'O check-in foi feito a mais de 10 km do ponto da propriedade: ou a visita não foi nela, ou um dos dois lugares está errado.',
    severity: 'alerta',
    mends: 'supervisor',
    how: 'Perguntar ao técnico onde foi o check-in; se a sede estiver no lugar errado, corrigir a coordenada.',
    examined: 'checkins_com_lugar',
    leadsTo: 'visita',
    unit: 'km',
  },
  {
    id: 13414,
    key: 'visitas_sobrepostas',
    title: RULE_TITLES[13414],
    sentence:
      'O técnico fez o check-in antes do fim de uma visita que começou antes: ninguém está em dois lugares, e as durações deixam de valer.',
    severity: 'alerta',
    mends: 'supervisor',
    how: 'Conferir com o técnico a hora do check-in e a duração das duas visitas.',
    examined: 'checkins_com_tecnico',
    leadsTo: 'visita',
    unit: 'min',
  },
  {
    id: 13415,
    key: 'produtor_sem_cpf',
    title: RULE_TITLES[13415],
    sentence: 'O produtor da propriedade não tem CPF: não se sabe se é o mesmo de outra propriedade.',
    severity: 'erro',
    mends: 'tecnico',
    how: 'Informar o CPF no cadastro do produtor.',
    examined: 'com_produtor',
    leadsTo: 'propriedade',
    unit: null,
  },
  {
    id: 13416,
    key: 'cpf_invalido',
    title: RULE_TITLES[13416],
    sentence: 'Os dígitos verificadores do CPF do produtor não conferem: há um algarismo errado.',
    severity: 'erro',
    mends: 'tecnico',
    how: 'Conferir o CPF com o documento do produtor.',
    examined: 'com_produtor',
    leadsTo: 'propriedade',
    unit: null,
  },
  {
    id: 13417,
    key: 'sem_car',
    title: RULE_TITLES[13417],
    sentence:
      'A propriedade não tem número no CAR, o registro não o conhece, ou o cadastro está suspenso ou cancelado.',
    severity: 'alerta',
    mends: 'coordenacao',
    how: 'Orientar o produtor a inscrever ou regularizar o imóvel, e informar o número.',
    examined: 'propriedades',
    leadsTo: 'propriedade',
    unit: null,
  },
  {
    id: 13418,
    key: 'ciclos_invertidos',
    title: RULE_TITLES[13418],
    sentence:
      'Um ciclo termina antes de começar, ou o ciclo 2 começa antes do fim do ciclo 1 (sem esse fim, antes do seu início): o que se mede por ciclo fica errado.',
    severity: 'erro',
    mends: 'origem',
    how: 'Corrigir as datas dos ciclos no sistema de origem.',
    examined: 'com_ciclo',
    leadsTo: 'propriedade',
    unit: 'dias',
  },
  {
    id: 13419,
    key: 'lancamento_sem_item',
    title: RULE_TITLES[13419],
    sentence: 'O lançamento não diz de que item é: fica fora das somas por item, subgrupo e grupo.',
    severity: 'alerta',
    mends: 'tecnico',
    how: 'Escolher o item do lançamento.',
    examined: 'lancamentos',
    leadsTo: 'visita',
    unit: 'R$',
  },
];

export const SEVERITIES: Readonly<Record<Severity, string>> = { erro: 'Erro', alerta: 'Alerta' };
export const MENDERS: Readonly<Record<Mender, string>> = {
  tecnico: 'Técnico',
  supervisor: 'Supervisor',
  coordenacao: 'Coordenação',
  origem: 'Sistema de origem',
};
/** What is examined, as a reader counts it: singular and plural. */
export const EXAMINED: Readonly<Record<Examined, readonly [string, string]>> = {
  propriedades: ['propriedade', 'propriedades'],
  ativas: ['propriedade ativa', 'propriedades ativas'],
  com_ponto: ['propriedade com ponto', 'propriedades com ponto'],
  contornos: ['contorno', 'contornos'],
  checkins_com_lugar: ['check-in com coordenadas', 'check-ins com coordenadas'],
  checkins_com_tecnico: ['check-in com técnico', 'check-ins com técnico'],
  com_produtor: ['propriedade com produtor', 'propriedades com produtor'],
  com_ciclo: ['propriedade com ciclo', 'propriedades com ciclo'],
  lancamentos: ['lançamento', 'lançamentos'],
};

/** The rule of a number; undefined where it is none. */
export const ruleOf = (id: number): QualityRule | undefined => QUALITY_RULES.find((rule) => rule.id === id);
