import { sql } from 'kysely';
import type { TestDatabase } from '@fonte/database/testing';
import type { Measure } from '../../index.ts';
import type { Equation } from './solve.ts';

/** A row of a fact, as the attack knows it. */
export interface RawRow {
  readonly cod: string;
  readonly uf: string;
  /** Codes of the published places. */
  readonly municipio: number;
  readonly bacia: number;
  /** The producer. */
  readonly who: string;
  /** 202408; 0 without a date. */
  readonly month: number;
  readonly [quality: string]: string | number | boolean | null;
}

export interface Raw {
  readonly visita: readonly RawRow[];
  readonly pratica: readonly RawRow[];
  readonly propriedade: readonly RawRow[];
  readonly aplica: readonly RawRow[];
}

/** A measure, which rows it adds up, and how a year narrows it. */
export interface Word {
  readonly name: string;
  readonly measure: Measure;
  readonly fact: keyof Raw;
  readonly keeps: (row: RawRow) => boolean;
  readonly use: 'in' | 'to' | 'none' | 'attended';
  /** What it counts, each once: a producer may have several properties, in several figures. */
  readonly of: 'row' | 'property' | 'producer';
  readonly qualities: readonly string[];
}

/** Qualities of a farm. */
export const OF_PROPERTY = ['situacao', 'atividade', 'perfil_fundiario', 'fase'];
const every = (): boolean => true;
const counts = ({ conta }: RawRow): boolean => conta === true;

const word = (
  name: string,
  measure: Measure,
  fact: keyof Raw,
  keeps: Word['keeps'],
  use: Word['use'],
  of: Word['of'],
  own: readonly string[] = [],
): Word => ({ name, measure, fact, keeps, use, of, qualities: [...OF_PROPERTY, ...own] });

export const MEASURES: readonly Word[] = [
  word('visitas', 'visitas', 'visita', counts, 'in', 'row', ['ciclo', 'motivo']),
  word('visitas_registradas', 'visitas_registradas', 'visita', every, 'in', 'row', ['ciclo']),
  word(
    'duracao',
    { avg: 'visita.duracao_min', where: [{ field: 'visita.conta', is: '=', value: true }] },
    'visita',
    (row) => counts(row) && row['duracao_min'] !== null,
    'in',
    'row',
    ['ciclo'],
  ),
  word('propriedades_atendidas', 'propriedades_atendidas', 'visita', counts, 'in', 'property', ['ciclo']),
  word('atendidas_ate', { use: 'propriedades_atendidas', period: 'to' }, 'visita', counts, 'to', 'property'),
  word('produtores_atendidos', 'produtores_atendidos', 'visita', counts, 'in', 'producer', [
    'sexo',
    'cor_raca',
  ]),
  word('propriedades', 'propriedades', 'propriedade', every, 'none', 'property'),
  word(
    'area_total',
    'area_total',
    'propriedade',
    ({ area_total }) => area_total !== null,
    'attended',
    'property',
  ),
  word(
    'area_conservacao',
    'area_conservacao',
    'pratica',
    ({ objetivo, area_ha }) => objetivo === 'conservacao' && area_ha !== null,
    'to',
    'row',
    ['tipo_pratica'],
  ),
  word('propriedades_com_conservacao', 'propriedades_com_conservacao', 'aplica', every, 'to', 'property'),
];

const COLUMNS = sql`p.cod_propriedade as cod, p.uf, p.municipio, p.bacia, coalesce('p' || p.id_produtor, p.cod_propriedade) as who, p.situacao,
  p.atividade_produtiva as atividade, p.perfil_fundiario, p.fase, q.sexo, q.cor_raca`;
const PEOPLE = sql`(select p.*, d.municipio_publicado as municipio, d.bacia_publicada as bacia
  from programa.propriedade p join resumo.divulgacao d using (cod_propriedade, uf)) p left join programa.produtor q using (id_produtor)`;

/** The raw rows, read without the query engine. */
export async function readRaw({ db }: TestDatabase): Promise<Raw> {
  const visits = sql<RawRow>`select ${COLUMNS}, to_char(dt_visita, 'YYYYMM')::int as month, conta, duracao_min, ciclo, motivo
    from programa.visita v join (${sql`select p.* from ${PEOPLE}`}) p using (cod_propriedade) left join programa.produtor q using (id_produtor)`;
  const practices = sql<RawRow>`select ${COLUMNS}, to_char(dt_registro, 'YYYYMM')::int as month, v.objetivo, v.tipo as tipo_pratica, v.area_ha::float8 as area_ha
    from programa.pratica v join (${sql`select p.* from ${PEOPLE}`}) p using (cod_propriedade) left join programa.produtor q using (id_produtor)`;
  const applying = sql<RawRow>`select ${COLUMNS}, to_char(desde, 'YYYYMM')::int as month
    from programa.aplica_conservacao v join (${sql`select p.* from ${PEOPLE}`}) p using (cod_propriedade) left join programa.produtor q using (id_produtor)`;
  const [visita, pratica, aplica] = await Promise.all(
    [visits, practices, applying].map(async (query) => (await query.execute(db)).rows),
  );
  return { visita: visita!, pratica: pratica!, aplica: aplica!, propriedade: await readProperties({ db }) };
}

/** The properties alone. */
export async function readProperties({ db }: Pick<TestDatabase, 'db'>): Promise<readonly RawRow[]> {
  const { rows } =
    await sql<RawRow>`select ${COLUMNS}, 0 as month, p.area_total::float8 as area_total from ${PEOPLE}`.execute(
      db,
    );
  return rows;
}

export interface Asked {
  readonly uf: readonly (string | null)[];
  readonly place: { readonly kind: 'municipio' | 'bacia'; readonly code: number } | null;
  readonly year: number | null;
  /** A group of the date: 2024 or 202408. */
  readonly date: number | null;
  readonly quality: string | null;
  readonly member: string | null;
}

const numbers = new Map<string, number>();
const numberOf = (name: string): number => numbers.get(name) ?? numbers.set(name, numbers.size).size - 1;

const known = new WeakMap<Raw, Map<string, Equation>>();

/** The rows (or people) behind a figure: of thousands of questions many ask for the same. */
export function rowsIn(raw: Raw, word: Word, asked: Asked): Equation {
  const { uf, place, year, date, quality, member } = asked;
  const states = [...new Set(uf)].filter((one) => one !== null).toSorted();
  const name = JSON.stringify([
    word.name,
    states,
    place,
    year,
    date,
    member === null ? null : quality,
    member,
  ]);
  const figures = known.get(raw) ?? new Map<string, Equation>();
  known.set(raw, figures);
  const figure = figures.get(name) ?? behind(raw, word, asked);
  figures.set(name, figure);
  return figure;
}

function behind(raw: Raw, { fact, keeps, use, of }: Word, asked: Asked): Equation {
  const attended =
    use === 'attended'
      ? new Set(
          raw.visita.filter((row) => counts(row) && inYear(row, asked.year, 'in')).map(({ cod }) => cod),
        )
      : undefined;
  const units = new Map<number, string>();
  raw[fact].forEach((row, index) => {
    if (!keeps(row) || (attended && !attended.has(row.cod))) return;
    if (!asked.uf.every((uf) => uf === null || uf === row.uf)) return;
    if (asked.place && row[asked.place.kind] !== asked.place.code) return;
    if (use !== 'none' && !attended && !inYear(row, asked.year, use)) return;
    if (asked.date !== null && row.month !== asked.date && Math.trunc(row.month / 100) !== asked.date) return;
    if (asked.quality && asked.member !== null && String(row[asked.quality]) !== asked.member) return;
    units.set(of === 'row' ? index : numberOf(`${of} ${of === 'producer' ? row.who : row.cod}`), row.who);
  });
  const sorted = [...units].toSorted(([a], [b]) => a - b);
  return { units: sorted.map(([unit]) => unit), people: sorted.map(([, person]) => person) };
}

function inYear({ month }: RawRow, year: number | null, use: Word['use']): boolean {
  const own = Math.trunc(month / 100);
  return year === null || (use === 'to' ? own <= year : own === year);
}
