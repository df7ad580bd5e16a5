import { QUALITY_RULES, SEVERITIES } from '@fonte/contracts/quality';
import type { Relation } from '../relation.ts';
import { category, code, date, id, integer, numeric, personal, place, text } from './columns.ts';

/** Data Quality: what the rules found at the load, what they looked at, and how it was at the loads before (`@fonte/contracts/quality`). */

/** The rules' titles by their number, in their order. */
export const REGRA: Readonly<Record<number, string>> = Object.fromEntries(
  QUALITY_RULES.map(({ id: rule, title }) => [rule, title]),
);

const regra = category({ ...integer('Regra'), words: REGRA });
const gravidade = category(text('Gravidade', SEVERITIES));

/** One row per finding. */
export const achado: Relation = {
  key: 'achado',
  rowName: ['achado', 'achados'],
  table: ['resumo', 'achado'],
  primaryKey: ['cod_propriedade', 'regra', 'chave'],
  date: null,
  period: 'none',
  columns: {
    cod_propriedade: code('Código'),
    regra,
    chave: text('O que'),
    gravidade,
    id_visita: id('Id da visita'),
    valor: numeric('Medida'),
    detalhe: text('O que foi achado'),
    desde: date('Desde a carga de'),
  },
  joins: [
    { to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } },
    { to: 'visita', on: { cod_propriedade: 'cod_propriedade', id_visita: 'id_visita' } },
    { to: 'silenciado', on: { cod_propriedade: 'cod_propriedade', regra: 'regra', chave: 'chave' } },
  ],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
    'supervisor.nome',
    'achado.regra',
    'achado.detalhe',
    'achado.valor',
    'achado.desde',
  ],
};

/** One row per finding that the queue keeps quiet today. */
export const silenciado: Relation = {
  key: 'silenciado',
  rowName: ['achado silenciado', 'achados silenciados'],
  table: ['programa', 'silenciado'],
  live: true,
  primaryKey: ['cod_propriedade', 'regra', 'chave'],
  date: null,
  period: 'none',
  columns: {
    cod_propriedade: code('Código'),
    regra,
    chave: text('O que'),
    ate: date('Silenciado até'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: ['propriedade.cod_propriedade', 'propriedade.nome', 'silenciado.regra', 'silenciado.ate'],
};

/** One row per property: how many of each kind could be wrong. */
export const exame: Relation = {
  key: 'exame',
  rowName: ['propriedade', 'propriedades'],
  table: ['resumo', 'exame'],
  primaryKey: ['cod_propriedade'],
  date: null,
  period: 'none',
  columns: {
    cod_propriedade: code('Código'),
    propriedades: integer('Propriedades'),
    ativas: integer('Propriedades ativas'),
    com_ponto: integer('Propriedades com ponto'),
    contornos: integer('Contornos'),
    checkins_com_lugar: integer('Check-ins com coordenadas'),
    checkins_com_tecnico: integer('Check-ins com técnico'),
    com_produtor: integer('Propriedades com produtor'),
    com_ciclo: integer('Propriedades com ciclo'),
    lancamentos: integer('Lançamentos'),
  },
  joins: [{ to: 'propriedade', on: { cod_propriedade: 'cod_propriedade' } }],
  detail: [
    'propriedade.cod_propriedade',
    'propriedade.nome',
    'municipio.nome',
    'propriedade.uf',
    'tecnico.nome',
  ],
};

/** One row per load, rule, state and supervisor. */
export const qualidade: Relation = {
  key: 'qualidade',
  rowName: ['carga', 'cargas'],
  table: ['programa', 'qualidade'],
  primaryKey: ['versao', 'regra', 'uf', 'cpf_supervisor'],
  date: null,
  period: 'none',
  columns: {
    versao: integer('Versão'),
    regra,
    gravidade,
    uf: place(text('UF')),
    cpf_supervisor: personal(text('CPF do supervisor'), 'cpf'),
    carga: date('Carga'),
    limiar: text('Limiar'),
    examinados: integer('Examinados'),
    achados: integer('Achados'),
    novos: integer('Novos'),
    resolvidos: integer('Resolvidos'),
    ordem: integer('Ordem'),
    epoca: integer('Época das regras'),
    epoca_regra: integer('Época da regra'),
  },
  joins: [{ to: 'uf', on: { uf: 'uf' } }],
  scope: { uf: 'qualidade.uf', supervisor: 'qualidade.cpf_supervisor' },
  detail: ['qualidade.carga', 'qualidade.regra', 'qualidade.uf', 'qualidade.achados'],
};
