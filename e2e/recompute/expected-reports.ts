import type { Facts } from './facts.ts';
import type { Row } from './programme.ts';
import {
  SITUATION,
  counts,
  days,
  foreseen,
  known,
  mean,
  money,
  number,
  reason,
  value,
  whole,
  words,
} from './row-values.ts';

// What the reports of a property's tabs and sheet must say, worked out from its rows.

/** 'Meta' (11201). */
export const expectedVisits = ({ property, visits }: Facts) =>
  visits.map((row) => ({
    numero: number(row, 'numero'),
    prevista: foreseen(property, Number(row['numero'])),
    dt_visita: value(row, 'dt_visita'),
    tecnico: value(row, 'tecnico'),
    duracao_min: number(row, 'duracao_min'),
    fase: value(row, 'fase'),
    ciclo: number(row, 'ciclo'),
    conta: counts(row),
    motivo: reason(row),
  }));

/** 'Despesas' (11202), and what they come to. */
export function expectedExpenses({ entries }: Facts) {
  const spent = entries.filter((row) => row['natureza'] === 'despesa');
  return {
    rows: spent.map((row) => ({
      item: value(row, 'descricao'),
      subgrupo: value(row, 'nom_subgrupo'),
      grupo: value(row, 'nom_grupo'),
      qtde: number(row, 'qtde'),
      unidade: value(row, 'unidade'),
      vlr: number(row, 'vlr'),
      total: money([row]),
      dt: value(row, 'dt'),
    })),
    total: money(spent) ?? 0,
  };
}

/** The results of cycle 1 beside those of cycle 2 (11200). */
export function expectedResults({ property, results }: Facts) {
  const named = new Map<string, Row[]>();
  for (const row of results) {
    const name = JSON.stringify([row['nome'], value(row, 'unidade')]);
    named.set(name, [...(named.get(name) ?? []), row]);
  }
  return [...named.values()].map((rows) => {
    const of = (ciclo: number) =>
      mean(
        known(
          rows.filter((row) => Number(row['ciclo']) === ciclo),
          'valor',
        ),
      );
    const [one, two] = [of(1), of(2)];
    return {
      indicador: value(rows[0], 'nome'),
      unidade: value(rows[0], 'unidade'),
      ciclo_1: one,
      ciclo_2: two,
      mudanca: one === null || two === null ? null : two - one,
      'Data inicial [ciclo_1]': value(property, 'ciclo_1_inicio'),
      'Data final [ciclo_1]': value(property, 'ciclo_1_fim'),
      'Data inicial [ciclo_2]': value(property, 'ciclo_2_inicio'),
      'Data final [ciclo_2]': value(property, 'ciclo_2_fim'),
    };
  });
}

/** Columns of the register that the sheet shows as they are (11199). */
const AS_THEY_ARE = [
  'cod_propriedade',
  'atividade_produtiva',
  'perfil_fundiario',
  'fase',
  'dt_inicio',
  'dt_fim',
  'uf',
  'lon',
  'lat',
  'numero_car',
  'ciclo_1_inicio',
  'ciclo_1_fim',
  'ciclo_2_inicio',
  'ciclo_2_fim',
];
/** Its areas, with their names (11207). */
const AREAS = {
  area_total: 'Área total',
  area_produtiva: 'Área produtiva',
  area_pastagem: 'Área de pastagem',
  area_lavoura: 'Área de lavoura',
  area_vegetacao_nativa: 'Área de vegetação nativa',
  area_reserva_legal: 'Área de reserva legal',
  area_app: 'Área de preservação permanente',
  area_degradada: 'Área degradada',
  area_conservacao: 'Área de conservação declarada',
  area_abc: 'Área ABC declarada',
} as const;

export function expectedSheet({ property, visits, producer, supervisor, technician }: Facts) {
  const valid = days(visits.filter(counts));
  return {
    ...Object.fromEntries(AS_THEY_ARE.map((column) => [column, value(property, column)])),
    ...Object.fromEntries(Object.keys(AREAS).map((column) => [column, number(property, column)])),
    propriedade: value(property, 'nome'),
    situacao: words(SITUATION, value(property, 'situacao')),
    visitas: valid.length,
    ultima_visita: valid.at(-1) ?? null,
    produtor: value(producer, 'nome'),
    cpf_produtor: whole(value(producer, 'cpf')),
    cpf_supervisor: whole(value(property, 'cpf_supervisor')),
    cpf_tecnico: whole(value(property, 'cpf_tecnico')),
    supervisor: value(supervisor, 'nome'),
    tecnico: value(technician, 'nome'),
  };
}

export function expectedAreas({ property }: Facts) {
  const all = number(property, 'area_total') ?? 0;
  return Object.entries(AREAS).flatMap(([column, tipo]) => {
    const hectares = number(property, column);
    const parte = all > 0 ? (Number(hectares) / all) * 100 : null;
    return hectares === null ? [] : [{ tipo, hectares, parte }];
  });
}
