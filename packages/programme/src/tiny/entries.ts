import type { CsvRow } from '../folder/columns.ts';
import { VISITS } from './visits.ts';

const item = (
  codigo: number,
  descricao: string,
  cod_grupo: number,
  nom_grupo: string,
  cod_subgrupo: number,
  nom_subgrupo: string,
  unidade: string,
): CsvRow<'item'> => ({ codigo, descricao, cod_grupo, nom_grupo, cod_subgrupo, nom_subgrupo, unidade });

const COE = [10, 'Custo operacional efetivo (COE)'] as const;

export const ITEMS: CsvRow<'item'>[] = [
  item(10101, 'Ração concentrada 18 % PB', ...COE, 101, 'Concentrados', 'kg'),
  item(10201, 'Sal mineral 80 g P', ...COE, 102, 'Minerais', 'kg'),
  item(10601, 'Diária de trabalhador', ...COE, 106, 'Mão de obra contratada', 'diária'),
  item(20101, 'Depreciação de benfeitorias', 20, 'Custo operacional total (COT)', 201, 'Depreciação', 'R$'),
  item(40101, 'Leite vendido', 40, 'Receitas', 401, 'Leite', 'litro'),
  item(40201, 'Boi gordo', 40, 'Receitas', 402, 'Gado de corte', 'arroba'),
  item(50101, 'Leite produzido', 50, 'Produção', 501, 'Leite', 'litro'),
  item(60101, 'Vacas em lactação', 60, 'Rebanho', 601, 'Fêmeas', 'cabeça'),
];

type Natureza = 'receita' | 'despesa' | 'producao' | 'estoque';
const DATES = new Map(VISITS.map((visit) => [visit.id_visita, visit.dt_visita]));
let serial = 0;

/** Value per unit in R$; the amount is quantity × value. */
function entry(
  id_visita: number,
  natureza: Natureza,
  codigo_item: number | null,
  qtde: number | null,
  vlr: number | null,
): CsvRow<'lancamento'> {
  serial += 1;
  return {
    id_lancamento: serial,
    id_visita,
    codigo_item,
    natureza,
    dt: DATES.get(id_visita) ?? null,
    qtde,
    vlr,
  };
}

export const ENTRIES: CsvRow<'lancamento'>[] = [
  // P1: each of the 14 visits, 200 R$ of feed and 7 500 R$ of milk.
  ...Array.from({ length: 14 }, (_, i) => [
    entry(101 + i, 'despesa', 10101, 100, 2),
    entry(101 + i, 'receita', 40101, 3000, 2.5),
  ]).flat(),
  entry(201, 'despesa', 10201, 10, 5),
  entry(201, 'receita', 40101, 1000, 2.4),
  entry(203, 'despesa', 10601, 2, 100),
  // Of a visit that is not synchronised.
  entry(205, 'despesa', 10101, 50, 2),
  entry(312, 'receita', 40201, 40, 280),
  entry(324, 'receita', 40201, 50, 300),
  entry(324, 'despesa', 20101, 1, 1200.5),
  entry(601, 'despesa', 10101, 200, 1.9),
  entry(601, 'producao', 50101, 2500, null),
  // Without item.
  entry(602, 'despesa', null, 1, 75.25),
  entry(1002, 'receita', 40201, 10, 310),
  entry(1002, 'estoque', 60101, 120, null),
  entry(1101, 'despesa', 10601, 3, 110),
];
