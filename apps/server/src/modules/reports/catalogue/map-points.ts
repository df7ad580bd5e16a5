import { seesFaces, type Row } from '@fonte/contracts';
import { OBJECTIVE_TAGS } from '@fonte/contracts/programme/objective-tags';
import { formatNumber } from '@fonte/pt-br';
import { ofObjective } from '../../../model/measures/conditions.ts';
import type { RowExpr } from '../../../model/expression.ts';
import { SITUACAO } from '../../../model/words.ts';
import type { Answer, AnswerRow, Cell, Measure } from '../../../query/index.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';
import { publishedPoints } from './published-points.ts';
import { flagsOf } from './situation-flags.ts';

/** The one value of a property: grouped by its code alone, which is far quicker than by all its columns. */
const only = (column: RowExpr): Measure => ({ max: column, over: 'propriedade' });
const known = (column: string): Measure => ({
  count: 'propriedade',
  where: [{ field: column, is: 'not_null' }],
});

const AREAS = {
  area_total: 'Area total',
  area_produtiva: 'Area produtiva',
  area_pastagem: 'Area de pastagem',
  area_lavoura: 'Area de lavoura',
  area_vegetacao_nativa: 'Area de vegetacao nativa',
  area_reserva_legal: 'Area de reserva legal',
  area_app: 'Area de preservacao permanente',
  area_degradada: 'Area degradada',
} as const;

const isaAt = (momento: number): Measure => ({
  max: 'isa.indice',
  period: 'none',
  where: [{ field: 'isa.momento', is: '=', value: momento }],
});

const text = (value: Cell | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const tag = (held: boolean): string | null => (held ? 'TRUE' : null);

/** One point in the form of the map series (second text, section 3). */
function pointOf({ keys, values }: AnswerRow): Row {
  const index = numberOf(values['isa_atual']);
  const isa =
    values['isa_atual'] === null || values['isa_atual'] === undefined
      ? null
      : // As every other place writes it: 0,575 is 0,58, though the double below it is not.
        formatNumber(index, 2);
  return {
    cod_propriedade: text(keys['cod_propriedade']),
    lon: coordinate(values['lon']),
    lat: coordinate(values['lat']),
    label: text(values['nome']),
    atividade: [text(values['atividade']), text(values['perfil']), isa]
      .filter((part) => part !== null)
      .join(' | '),
    subtitle: [text(values['municipio']), text(values['uf'])].filter((part) => part !== null).join('/'),
    nome_produtor: text(values['nome_produtor']),
    ...Object.fromEntries(Object.entries(AREAS).map(([field, name]) => [name, exact(values[field] ?? null)])),
    visitas: numberOf(values['visitas']),
    ISA: tag(isa !== null),
    ...Object.fromEntries(OBJECTIVE_TAGS.map(([code, field]) => [field, tag(numberOf(values[code]) > 0)])),
    ...flagsOf(text(values['situacao'])),
  };
}

const coordinate = (value: Cell | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

const THEAD = [
  groupColumn('cod_propriedade', 'ID da propriedade'),
  groupColumn('label', 'Propriedade'),
  groupColumn('subtitle', 'Município/UF'),
];

/** What a map draws: code, place, situation and state, a series each; a situation is its number among the labels. */
function drawSlim(answer: Answer): Drawing {
  const situations = Object.keys(SITUACAO);
  const column = (name: string, of: (row: AnswerRow) => Cell) => ({ name, data: answer.rows.map(of) });
  const indexOf = (value: Cell | undefined) => situations.indexOf(String(value));
  return {
    series: [
      column('cod_propriedade', ({ keys }) => text(keys['cod_propriedade'])),
      column('lon', ({ values }) => coordinate(values['lon'])),
      column('lat', ({ values }) => coordinate(values['lat'])),
      column('situacao', ({ values }) => (values['situacao'] ? indexOf(values['situacao']) : null)),
      // By their states they are gathered from afar.
      column('uf', ({ values }) => text(values['uf'])),
    ],
    labels: Object.values(SITUACAO),
    keys: [],
    thead: THEAD,
    tbody: [],
    rows: answer.rows.length,
  };
}

function draw(answer: Answer): Drawing {
  const points = answer.rows.map(pointOf);
  return {
    series: [{ name: 'Propriedades', data: points }],
    labels: [],
    keys: [],
    thead: THEAD,
    tbody: [],
    rows: points.length,
  };
}

/** 123456 */
export const mapPoints: Report = {
  title: 'Mapa de propriedades',
  shape: 'points',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `Todas as propriedades${ofPlace(reading)}, hoje`,
  definition: ({ access }) =>
    seesFaces(access.profile)
      ? 'Cada ponto é uma propriedade do programa na situação da última carga, num lugar aproximado: diz a área em que ela está com ao menos outras quatro, e nada mais dela. O ano não muda o mapa.'
      : 'Todas as propriedades do programa na situação da última carga; sem coordenada, a propriedade não tem ponto no mapa. O ano não muda o mapa.',
  params: { unit: 'propriedades', palette: 'situacao' },
  published: publishedPoints,
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: {
        // The index of the latest moment.
        isa_atual: { op: 'coalesce', args: [3, 2, 1].map(isaAt) },
        nome: only('propriedade.nome'),
        lon: only('propriedade.lon'),
        lat: only('propriedade.lat'),
        nome_produtor: only('produtor.nome'),
        municipio: only('municipio.nome'),
        uf: only('propriedade.uf'),
        atividade: only('propriedade.atividade_produtiva'),
        perfil: only('propriedade.perfil_fundiario'),
        situacao: only('propriedade.situacao'),
        visitas: only('visita_ritmo.visitas'),
        conservacao: known('aplica_conservacao.desde'),
        abc: known('aplica_abc.desde'),
        ...Object.fromEntries(Object.keys(AREAS).map((field) => [field, only(`propriedade.${field}`)])),
        planejamento: {
          count: 'pratica',
          period: 'none',
          where: [ofObjective('planejamento')],
        },
      },
      by: [{ as: 'cod_propriedade', field: 'propriedade.cod_propriedade' }],
      sort: [{ by: 'cod_propriedade' }],
    }),
    draw,
    slim: {
      plan: () => ({
        measures: {
          lon: only('propriedade.lon'),
          lat: only('propriedade.lat'),
          situacao: only('propriedade.situacao'),
          uf: only('propriedade.uf'),
        },
        by: [{ as: 'cod_propriedade', field: 'propriedade.cod_propriedade' }],
        sort: [{ by: 'cod_propriedade' }],
      }),
      draw: drawSlim,
    },
  },
};
