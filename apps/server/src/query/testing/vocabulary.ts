import type { Filter } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';
import { RELATIONS } from '../../model/relations/index.ts';

/** A group and how the oracle writes it; `{date}` is the fact's own date. */
export interface GroupWord {
  readonly field: string;
  readonly sql: string;
  readonly facts?: readonly string[];
}

/** A base measure and how the oracle writes it. */
export interface MeasureWord {
  readonly measure: Exclude<Measure, string> & { period?: never };
  readonly fact: string;
  readonly aggregate: string;
  readonly where: string;
  readonly empty: '0' | null;
  readonly additive: boolean;
}

export interface FilterWord {
  readonly filter: Filter;
  readonly sql: string;
  readonly facts?: readonly string[];
}

const col = (ref: string) => `"${ref}"`;
const plain = (field: string, ref: string, facts?: readonly string[]): GroupWord => ({
  field,
  sql: col(ref),
  ...(facts ? { facts } : {}),
});

export const GROUPS: readonly GroupWord[] = [
  plain('uf', 'propriedade.uf'),
  plain('municipio', 'propriedade.codigo_municipio'),
  plain('bacia', 'propriedade.id_sub_bacia'),
  plain('regiao_hidrografica', 'sub_bacia.id_regiao_hidrografica'),
  plain('situacao', 'propriedade.situacao'),
  plain('atividade', 'propriedade.atividade_produtiva'),
  plain('perfil_fundiario', 'propriedade.perfil_fundiario'),
  plain('tecnico', 'propriedade.cpf_tecnico'),
  plain('supervisor', 'propriedade.cpf_supervisor'),
  plain('sexo', 'produtor.sexo'),
  plain('propriedade.cod_propriedade', 'propriedade.cod_propriedade'),
  plain('ciclo', 'visita.ciclo', ['visita']),
  plain('motivo', 'visita.motivo', ['visita', 'lancamento']),
  plain('tecnico_visita', 'visita.cpf_tecnico', ['visita', 'lancamento']),
  plain('momento', 'isa.momento', ['isa']),
  plain('grupo', 'item.nom_grupo', ['lancamento']),
  plain('natureza', 'lancamento.natureza', ['lancamento']),
  plain('objetivo', 'pratica.objetivo', ['pratica']),
  { field: 'tem_car', sql: '("propriedade.numero_car" IS NOT NULL)' },
  { field: 'aplica_abc', sql: '("aplica_abc.desde" IS NOT NULL)' },
  {
    field: 'faixa_visitas',
    sql: `CASE WHEN "visita_ritmo.visitas_ciclo_1" >= 12 THEN CASE WHEN "visita_ritmo.visitas_ciclo_2" >= 12 THEN '24'
        WHEN "visita_ritmo.visitas_ciclo_2" >= 6 THEN '18-23' ELSE '12-17' END
      WHEN "visita_ritmo.visitas" >= 6 THEN '6-11' WHEN "visita_ritmo.visitas" >= 1 THEN '1-5' ELSE '0' END`,
  },
  {
    field: 'faixa_isa',
    sql: `CASE WHEN "isa.indice" >= 0.7 THEN '0.7-1' WHEN "isa.indice" >= 0.5 THEN '0.5-0.7' WHEN "isa.indice" >= 0.3 THEN '0.3-0.5'
      WHEN "isa.indice" IS NOT NULL THEN '0-0.3' END`,
    facts: ['isa'],
  },
  { field: 'ano', sql: 'year({date})' },
  { field: 'mes', sql: 'year({date}) * 100 + month({date})' },
  { field: 'semestre', sql: 'year({date}) * 10 + CASE WHEN month({date}) <= 6 THEN 1 ELSE 2 END' },
  { field: 'trimestre', sql: 'year({date}) * 10 + quarter({date})' },
  { field: 'dia_semana', sql: 'isodow({date})' },
];

const COUNTS: Filter = { field: 'visita.conta', is: '=', value: true };
const DUE: Filter = { field: 'visita_prevista.vencida', is: '=', value: true };

const counted = (
  fact: string,
  where: Filter[],
  sqlWhere: string,
): Pick<MeasureWord, 'measure' | 'fact' | 'aggregate' | 'where' | 'empty' | 'additive'> => ({
  measure: { count: fact, where },
  fact,
  aggregate: 'count(*)',
  where: sqlWhere,
  empty: '0',
  additive: true,
});

const distinct = (ref: string, over: string, where: Filter[], sqlWhere: string): MeasureWord => ({
  measure: { distinct: ref, over, where },
  fact: over,
  aggregate: `count(DISTINCT ${col(ref)})`,
  where: sqlWhere,
  empty: '0',
  additive: false,
});

const summed = (
  kind: 'sum' | 'avg' | 'min' | 'max',
  ref: string,
  where: Filter[],
  sqlWhere: string,
): MeasureWord => {
  const over = ref.split('.')[0]!;
  return {
    measure: { [kind]: ref, where } as unknown as MeasureWord['measure'],
    fact: over,
    aggregate:
      kind === 'avg' ? `sum(${col(ref)})::DOUBLE / nullif(count(${col(ref)}), 0)` : `${kind}(${col(ref)})`,
    where: sqlWhere,
    empty: null,
    additive: kind === 'sum',
  };
};

export const MEASURE_WORDS: readonly MeasureWord[] = [
  counted('visita', [COUNTS], '"visita.conta"'),
  counted('visita', [], 'true'),
  counted('visita', [{ field: 'conta', is: '=', value: false }], 'NOT "visita.conta"'),
  counted('visita_prevista', [], 'true'),
  counted('visita_prevista', [DUE], '"visita_prevista.vencida"'),
  counted('propriedade', [], 'true'),
  counted('isa', [], 'true'),
  counted('lancamento', [COUNTS], '"visita.conta"'),
  counted('aplica_conservacao', [], 'true'),
  distinct('visita.cod_propriedade', 'visita', [COUNTS], '"visita.conta"'),
  distinct('visita.cod_propriedade', 'visita', [], 'true'),
  distinct('propriedade.id_produtor', 'visita', [COUNTS], '"visita.conta"'),
  distinct('propriedade.id_produtor', 'propriedade', [], 'true'),
  distinct('visita.cpf_tecnico', 'visita', [COUNTS], '"visita.conta"'),
  distinct('pratica.tipo', 'pratica', [], 'true'),
  distinct('visita_prevista.cod_propriedade', 'visita_prevista', [DUE], '"visita_prevista.vencida"'),
  distinct('visita_prevista.cod_propriedade', 'visita_prevista', [], 'true'),
  summed('avg', 'visita_prevista.numero', [DUE], '"visita_prevista.vencida"'),
  summed('sum', 'propriedade.area_total', [], 'true'),
  summed(
    'sum',
    'pratica.area_ha',
    [{ field: 'objetivo', is: '=', value: 'abc' }],
    `"pratica.objetivo" = 'abc'`,
  ),
  summed('sum', 'visita.duracao_min', [COUNTS], '"visita.conta"'),
  summed('avg', 'visita.duracao_min', [COUNTS], '"visita.conta"'),
  summed('avg', 'isa.indice', [], 'true'),
  summed(
    'avg',
    'propriedade.area_total',
    [{ field: 'propriedade.area_total', is: '>', value: 0 }],
    '"propriedade.area_total" > 0',
  ),
  summed('max', 'visita.dt_visita', [COUNTS], '"visita.conta"'),
  summed('min', 'visita.dt_visita', [COUNTS], '"visita.conta"'),
  summed('max', 'isa.indice', [], 'true'),
  {
    measure: {
      sum: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
      where: [{ field: 'natureza', is: '=', value: 'receita' }],
    },
    fact: 'lancamento',
    aggregate: 'sum("lancamento.qtde" * "lancamento.vlr")',
    where: `"lancamento.natureza" = 'receita'`,
    empty: null,
    additive: true,
  },
];

const visits = (where: string) =>
  `"propriedade.cod_propriedade" IN (SELECT cod_propriedade FROM visita WHERE ${where})`;

export const FILTERS: readonly FilterWord[] = [
  { filter: { field: 'uf', is: '=', value: ['GO', 'MS'] }, sql: `"propriedade.uf" IN ('GO', 'MS')` },
  { filter: { field: 'uf', is: '!=', value: 'GO' }, sql: `"propriedade.uf" IS DISTINCT FROM 'GO'` },
  { filter: { field: 'uf', is: '=', value: 'MG' }, sql: `"propriedade.uf" = 'MG'` },
  { filter: { field: 'bacia', is: '!=', value: 60 }, sql: '"propriedade.id_sub_bacia" IS DISTINCT FROM 60' },
  { filter: { field: 'bacia', is: 'null' }, sql: '"propriedade.id_sub_bacia" IS NULL' },
  { filter: { field: 'situacao', is: 'not_null' }, sql: '"propriedade.situacao" IS NOT NULL' },
  {
    filter: { field: 'propriedade.area_total', is: '>=', value: '100' },
    sql: '"propriedade.area_total" >= 100',
  },
  { filter: { field: 'propriedade.area_total', is: '<', value: 100 }, sql: '"propriedade.area_total" < 100' },
  {
    filter: { not: { field: 'propriedade.area_total', is: '<', value: 100 } },
    sql: 'NOT coalesce("propriedade.area_total" < 100, false)',
  },
  {
    filter: { field: 'propriedade.nome', is: 'contains', value: 'FAZENDA' },
    sql: `"propriedade.nome" ILIKE '%fazenda%'`,
  },
  {
    filter: { field: 'propriedade.nome', is: 'not_starts', value: 'sítio' },
    sql: `NOT "propriedade.nome" ILIKE 'sítio%'`,
  },
  { filter: { field: 'propriedade.nome', is: 'ends', value: 'a' }, sql: `"propriedade.nome" ILIKE '%a'` },
  {
    filter: { field: 'atividade', is: 'not_contains', value: 'leite' },
    sql: `NOT coalesce("propriedade.atividade_produtiva" ILIKE '%leite%', false)`,
  },
  {
    filter: {
      any: [
        { field: 'uf', is: '=', value: 'MS' },
        { field: 'situacao', is: '=', value: 'a_ematend' },
      ],
    },
    sql: `("propriedade.uf" = 'MS' OR "propriedade.situacao" = 'a_ematend')`,
  },
  { filter: { exists: 'visita', where: [COUNTS], period: 'none' }, sql: visits('conta') },
  {
    filter: {
      not: { exists: 'visita', where: [{ field: 'visita.conta', is: '=', value: false }], period: 'none' },
    },
    sql: `NOT ${visits('NOT conta')}`,
  },
  {
    filter: { exists: 'isa', distinct: 'isa.momento', atLeast: 3, period: 'none' },
    sql: '"propriedade.cod_propriedade" IN (SELECT cod_propriedade FROM isa GROUP BY 1 HAVING count(DISTINCT momento) >= 3)',
  },
  {
    filter: { field: 'visita.conta', is: '=', value: true },
    sql: '"visita.conta"',
    facts: ['visita', 'lancamento'],
  },
  {
    filter: { field: 'visita.sincronizada', is: '=', value: true },
    sql: '"visita.sincronizada"',
    facts: ['visita', 'lancamento'],
  },
  { filter: { field: 'ciclo', is: '=', value: 1 }, sql: '"visita.ciclo" = 1', facts: ['visita'] },
  {
    filter: { field: 'visita.dt_visita', is: '>', value: '2024-12-10' },
    sql: `"visita.dt_visita" > DATE '2024-12-10'`,
    facts: ['visita', 'lancamento'],
  },
];

/** The facts of the vocabulary. */
export const FACTS = [...new Set(MEASURE_WORDS.map(({ fact }) => fact))];

/** The oracle's name for a fact's own date. */
export const dateOf = (fact: string): string => col(`${fact}.${RELATIONS[fact]?.date ?? ''}`);
