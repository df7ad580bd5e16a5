import type { Facts } from './facts.ts';
import {
  ADVICE,
  AREA,
  band,
  counts,
  days,
  due,
  ISA,
  known,
  masked,
  mean,
  money,
  number,
  OBJECTIVE,
  reason,
  SITUATION,
  THEME,
  value,
  words,
} from './row-values.ts';

// What the page of a property must say, worked out from its rows by the specification's sentences: nothing here is shared with the server.
// Not here: names of places, which are not in the folder.

/** Header, people, cycles and the cards of 'Indicadores' with every visit, practice and recommendation. */
export function expectedHead(facts: Facts) {
  const { property, visits, entries, isa, until } = facts;
  const valid = visits.filter(counts);
  const made = days(valid);
  const planned = due(property, until);
  const attended = ['a_ematend', 'a_vstzero'].includes(String(property['situacao']));
  const latest = isa.toSorted((one, other) => Number(one['momento']) - Number(other['momento'])).at(-1);
  const cycle = (ciclo: 1 | 2) => {
    const own = entries.filter((row) => counts(row) && Number(row['ciclo']) === ciclo);
    const held = valid.filter((row) => Number(row['ciclo']) === ciclo);
    return {
      ciclo,
      inicio: value(property, `ciclo_${ciclo}_inicio`),
      fim: value(property, `ciclo_${ciclo}_fim`),
      visitas: held.length,
      duracao_media: mean(known(held, 'duracao_min')),
      lancamentos: own.length,
      despesas: money(own.filter((row) => row['natureza'] === 'despesa')),
      receitas: money(own.filter((row) => row['natureza'] === 'receita')),
    };
  };
  return {
    codigo: value(property, 'cod_propriedade'),
    nome: value(property, 'nome'),
    atividade: value(property, 'atividade_produtiva'),
    perfil: value(property, 'perfil_fundiario'),
    situacao: words(SITUATION, value(property, 'situacao')),
    fase: value(property, 'fase'),
    inicio: value(property, 'dt_inicio'),
    fim: value(property, 'dt_fim'),
    car: value(property, 'numero_car'),
    lon: number(property, 'lon'),
    lat: number(property, 'lat'),
    pessoas: [
      { papel: 'produtor', nome: value(facts.producer, 'nome'), cpf: masked(value(facts.producer, 'cpf')) },
      {
        papel: 'supervisor',
        nome: value(facts.supervisor, 'nome'),
        cpf: masked(value(property, 'cpf_supervisor')),
      },
      {
        papel: 'tecnico',
        nome: value(facts.technician, 'nome'),
        cpf: masked(value(property, 'cpf_tecnico')),
      },
    ],
    ritmo: {
      visitas: valid.length,
      previstas: planned,
      faltam: attended ? Math.max(planned - valid.length, 0) : 0,
      atrasada: attended && planned - valid.length >= 2,
      primeira: made[0] ?? null,
      ultima: made.at(-1) ?? null,
      decima_segunda: made[11] ?? null,
    },
    ciclos: [cycle(1), cycle(2)],
    indicadores: {
      isa: isa.map((row) => ({
        momento: number(row, 'momento'),
        indice: number(row, 'indice'),
        dt: value(row, 'dt'),
      })),
      faixa_isa: band(ISA, latest ? number(latest, 'indice') : null),
      faixa_abc: band(AREA, number(property, 'area_abc')),
      faixa_conservacao: band(AREA, number(property, 'area_conservacao')),
      ultima_visita: made.at(-1) ?? null,
      visitas: valid.length,
      duracao_media: mean(known(valid, 'duracao_min')),
      lancamentos: entries.length,
      ir: facts.results.length,
    },
    visitas: visits.map((row) => ({
      numero: number(row, 'numero'),
      dt: value(row, 'dt_visita'),
      ciclo: number(row, 'ciclo'),
      conta: counts(row),
      motivo: reason(row),
    })),
    praticas: facts.practices.map((row) => ({
      objetivo: words(OBJECTIVE, value(row, 'objetivo')),
      tipo: value(row, 'tipo'),
      area: number(row, 'area_ha'),
      dt: value(row, 'dt_registro'),
    })),
    recomendacoes: facts.advice.map((row) => ({
      tema: words(THEME, value(row, 'tema')),
      situacao: words(ADVICE, value(row, 'situacao')),
      dt: value(row, 'dt'),
    })),
    dados_ate: until,
  };
}

/** West, south, east, north of what was drawn, degrees; none where nothing was. */
export function expectedBox({ corners }: Facts): number[] {
  if (corners.length === 0) return [];
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
