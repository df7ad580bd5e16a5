import { PROFILES, type PersonalFields, type Row } from '@fonte/contracts';
import type { ColumnRef, RowExpr } from '../../../model/expression.ts';
import { SITUACAO } from '../../../model/words.ts';
import type { Answer, AnswerRow, Cell, Measure } from '../../../query/index.ts';
import { exact, numberOf } from '../answer/exact.ts';
import { groupColumn } from '../answer/columns.ts';
import type { Drawing, Report } from '../report.ts';
import { ofPlace } from '../words/sentences.ts';
import { EVERYONE } from './profiles.ts';

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

/** Observers see no producer (docs/security.md, personal fields). */
const placeOf = (personal: PersonalFields): Record<string, Measure> => ({
  ...coordinatesOf(personal),
  ...(personal === 'full' ? { nome_produtor: only('produtor.nome') } : {}),
});

/** Observers see a place to about a kilometre. */
function coordinatesOf(personal: PersonalFields): Record<string, Measure> {
  if (personal === 'full') return { lon: only('propriedade.lon'), lat: only('propriedade.lat') };
  const coarse = (column: ColumnRef) => only({ op: 'round', args: [column, { number: '2' }] });
  return { lon: coarse('propriedade.lon'), lat: coarse('propriedade.lat') };
}

/** Status flags that are 1 in each situation (second text, section 3; docs/data-dictionary.md). */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  a_ematend: ['soma_st_propriedade_ativa', 'st_prprdd_a_ativa_ematend'],
  a_vstzero: ['soma_st_propriedade_ativa', 'st_prprdd_a_ativa_vstzero'],
  a_concluida: ['soma_st_propriedade_ativa', 'st_prprdd_a_ativa_concluida'],
  i_inativa: ['soma_st_propriedade_inativa', 'st_prprdd_i_inativa_inativa'],
  i_semvst: ['soma_st_propriedade_inativa', 'st_prprdd_i_inativa_semvst'],
  i_vstzero: ['soma_st_propriedade_inativa', 'st_prprdd_i_inativa_vstzero'],
};
const ALL_FLAGS = [...new Set(Object.values(FLAGS).flat())];

const text = (value: Cell | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const tag = (held: boolean): string | null => (held ? 'TRUE' : null);

/** One point in the form of the map series (second text, section 3). */
function pointOf({ keys, values }: AnswerRow): Row {
  const index = numberOf(values['isa_atual']);
  const isa =
    values['isa_atual'] === null || values['isa_atual'] === undefined
      ? null
      : index.toFixed(2).replace('.', ',');
  const flags = FLAGS[String(values['situacao'])] ?? [];
  return {
    cod_propriedade: text(keys['cod_propriedade']),
    lon: coordinate(values['lon']),
    lat: coordinate(values['lat']),
    label: text(values['nome']),
    atividade: [text(values['atividade']), text(values['perfil']), isa]
      .filter((part) => part !== null)
      .join(' | '),
    subtitle: [text(values['municipio']), text(values['uf'])].filter((part) => part !== null).join('/'),
    ...(values['nome_produtor'] === undefined ? {} : { nome_produtor: text(values['nome_produtor']) }),
    ...Object.fromEntries(Object.entries(AREAS).map(([field, name]) => [name, exact(values[field] ?? null)])),
    visitas: numberOf(values['visitas']),
    ISA: tag(isa !== null),
    Planejamento: tag(numberOf(values['planejamento']) > 0),
    'Praticas de conservacao e restauracao': tag(numberOf(values['conservacao']) > 0),
    'Tecnologias ABC': tag(numberOf(values['abc']) > 0),
    ...Object.fromEntries(ALL_FLAGS.map((flag) => [flag, flags.includes(flag) ? 1 : 0])),
  };
}

const coordinate = (value: Cell | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

const THEAD = [
  groupColumn('cod_propriedade', 'ID da propriedade'),
  groupColumn('label', 'Propriedade'),
  groupColumn('subtitle', 'Município/UF'),
];

/** What a map draws: code, place and situation, a series each; a situation is its number among the labels. */
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
  definition: () =>
    'Todas as propriedades do programa na situação da última carga; sem coordenada, a propriedade não tem ponto no mapa. O ano não muda o mapa.',
  params: { unit: 'propriedades', palette: 'situacao' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: ({ access }) => ({
      measures: {
        // The index of the latest moment.
        isa_atual: { op: 'coalesce', args: [3, 2, 1].map(isaAt) },
        nome: only('propriedade.nome'),
        ...placeOf(PROFILES[access.profile].personal),
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
          where: [{ field: 'pratica.objetivo', is: '=', value: 'planejamento' }],
        },
      },
      by: [{ as: 'cod_propriedade', field: 'propriedade.cod_propriedade' }],
      sort: [{ by: 'cod_propriedade' }],
    }),
    draw,
    slim: {
      plan: ({ access }) => ({
        measures: {
          ...coordinatesOf(PROFILES[access.profile].personal),
          situacao: only('propriedade.situacao'),
        },
        by: [{ as: 'cod_propriedade', field: 'propriedade.cod_propriedade' }],
        sort: [{ by: 'cod_propriedade' }],
      }),
      draw: drawSlim,
    },
  },
};
