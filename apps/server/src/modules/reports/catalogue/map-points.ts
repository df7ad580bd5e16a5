import { PROFILES, type PersonalFields, type Row } from '@fonte/contracts';
import type { Answer, AnswerRow, Cell, GroupBy, Measure } from '../../../query/index.ts';
import { exact, numberOf } from '../answer/exact.ts';
import { groupColumn } from '../answer/columns.ts';
import type { Drawing, Report } from '../report.ts';
import { ofPlace } from '../words/sentences.ts';
import { EVERYONE } from './profiles.ts';

const column = (as: string, field: string): GroupBy => ({ as, field });

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

/** Observers see a place to about a kilometre and no producer (docs/security.md, personal fields). */
function placeOf(personal: PersonalFields): GroupBy[] {
  if (personal === 'full')
    return [
      column('lon', 'propriedade.lon'),
      column('lat', 'propriedade.lat'),
      column('nome_produtor', 'produtor.nome'),
    ];
  return (['lon', 'lat'] as const).map((as) => ({
    as,
    field: { op: 'round', args: [`propriedade.${as}`, { number: '2' }] },
  }));
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
  const flags = FLAGS[String(keys['situacao'])] ?? [];
  return {
    cod_propriedade: text(keys['cod_propriedade']),
    lon: coordinate(keys['lon']),
    lat: coordinate(keys['lat']),
    label: text(keys['nome']),
    atividade: [text(keys['atividade']), text(keys['perfil']), isa]
      .filter((part) => part !== null)
      .join(' | '),
    subtitle: [text(keys['municipio']), text(keys['uf'])].filter((part) => part !== null).join('/'),
    ...(keys['nome_produtor'] === undefined ? {} : { nome_produtor: text(keys['nome_produtor']) }),
    ...Object.fromEntries(Object.entries(AREAS).map(([field, name]) => [name, exact(keys[field] ?? null)])),
    visitas: numberOf(keys['visitas']),
    ISA: tag(isa !== null),
    Planejamento: tag(numberOf(values['planejamento']) > 0),
    'Praticas de conservacao e restauracao': tag(keys['conservacao'] === true),
    'Tecnologias ABC': tag(keys['abc'] === true),
    ...Object.fromEntries(ALL_FLAGS.map((flag) => [flag, flags.includes(flag) ? 1 : 0])),
  };
}

const coordinate = (value: Cell | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

function draw(answer: Answer): Drawing {
  const points = answer.rows.map(pointOf);
  return {
    series: [{ name: 'Propriedades', data: points }],
    labels: [],
    keys: [],
    thead: [
      groupColumn('cod_propriedade', 'ID da propriedade'),
      groupColumn('label', 'Propriedade'),
      groupColumn('subtitle', 'Município/UF'),
    ],
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
        propriedades: 'propriedades',
        planejamento: {
          count: 'pratica',
          period: 'none',
          where: [{ field: 'pratica.objetivo', is: '=', value: 'planejamento' }],
        },
      },
      by: [
        column('cod_propriedade', 'propriedade.cod_propriedade'),
        column('nome', 'propriedade.nome'),
        ...placeOf(PROFILES[access.profile].personal),
        column('municipio', 'municipio.nome'),
        column('uf', 'propriedade.uf'),
        column('atividade', 'propriedade.atividade_produtiva'),
        column('perfil', 'propriedade.perfil_fundiario'),
        column('situacao', 'propriedade.situacao'),
        column('visitas', 'visita_ritmo.visitas'),
        { as: 'conservacao', field: { known: 'aplica_conservacao.desde' } },
        { as: 'abc', field: { known: 'aplica_abc.desde' } },
        ...Object.keys(AREAS).map((field) => column(field, `propriedade.${field}`)),
      ],
      sort: [{ by: 'cod_propriedade' }],
    }),
    draw,
  },
};
