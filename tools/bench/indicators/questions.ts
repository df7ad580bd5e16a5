/** What an indicator is asked, and the SQL that somebody who knows the schema would write for it by hand. */
export interface Question {
  readonly name: string;
  readonly indicator: string;
  readonly grouprow: readonly {
    readonly alias: string;
    readonly colname: string;
    readonly dateFormat?: string;
  }[];
  readonly filters: readonly {
    readonly alias: string;
    readonly colname: string;
    readonly operator: '=';
    readonly value: readonly string[];
  }[];
  readonly sql: string;
}

const STATE = { alias: 'propriedade', colname: 'uf' };
const CITY = { alias: 'municipio', colname: 'nome' };
const MONTH = { alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY' };
const ENTRIES = `programa.lancamento l
  join programa.visita v on v.cod_propriedade = l.cod_propriedade and v.id_visita = l.id_visita and v.conta
  join programa.propriedade p on p.cod_propriedade = l.cod_propriedade`;
const YEAR = `l.dt >= date '2025-01-01' and l.dt < date '2026-01-01'`;

/** Answered from a rollup, from the facts, and from both; the totals that cards show are worked out by both sides. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'litros por estado',
    indicator: 'Leite produzido',
    grouprow: [STATE],
    filters: [],
    sql: `select p.uf, round(sum(l.qtde)) from ${ENTRIES}
      where ${YEAR} and l.codigo_item = (select codigo from programa.item where descricao = 'Leite produzido')
      group by rollup (p.uf) order by p.uf`,
  },
  {
    name: 'litros por mês e sexo do produtor, sem resumo que sirva',
    indicator: 'Leite produzido',
    grouprow: [MONTH, { alias: 'produtor', colname: 'sexo' }],
    filters: [],
    sql: `select extract(year from l.dt) * 100 + extract(month from l.dt) as mes, pr.sexo, round(sum(l.qtde)) from ${ENTRIES}
      left join programa.produtor pr on pr.id_produtor = p.id_produtor
      where ${YEAR} and l.codigo_item = (select codigo from programa.item where descricao = 'Leite produzido')
      group by grouping sets ((1, 2), ()) order by 1, 2`,
  },
  {
    name: 'preço médio por município de um estado',
    indicator: 'Preço médio do leite',
    grouprow: [CITY],
    filters: [{ ...STATE, operator: '=', value: ['GO'] }],
    sql: `select m.codigo_municipio, m.nome, sum(l.qtde * l.vlr) / nullif(sum(l.qtde), 0) from ${ENTRIES}
      join geo.municipio m on m.codigo_municipio = p.codigo_municipio
      where ${YEAR} and p.uf = 'GO' and l.codigo_item = (select codigo from programa.item where descricao = 'Leite vendido')
      group by grouping sets ((1, 2), ()) order by m.nome`,
  },
  {
    name: 'propriedades atendidas por estado e perfil',
    indicator: 'Propriedades atendidas',
    grouprow: [STATE, { alias: 'propriedade', colname: 'perfil_fundiario' }],
    filters: [],
    sql: `select p.uf, p.perfil_fundiario, count(distinct v.cod_propriedade) from programa.visita v
      join programa.propriedade p on p.cod_propriedade = v.cod_propriedade
      where v.conta and v.dt_visita >= date '2025-01-01' and v.dt_visita < date '2026-01-01'
      group by grouping sets ((1, 2), ()) order by 1, 2`,
  },
  {
    name: 'arrobas por hectare de pasto, por estado',
    indicator: 'Arrobas por hectare de pasto',
    grouprow: [STATE],
    filters: [],
    sql: `with arrobas as (
        select p.uf, sum(l.qtde) as soma from ${ENTRIES}
        where ${YEAR} and l.codigo_item = (select codigo from programa.item where descricao = 'Arrobas produzidas')
        group by rollup (p.uf)),
      pasto as (select uf, sum(area_pastagem) as soma from programa.propriedade group by rollup (uf))
      select uf, a.soma / nullif(b.soma, 0) from arrobas a full join pasto b using (uf) order by uf`,
  },
];
