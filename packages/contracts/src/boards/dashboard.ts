import { ALL_PROFILES, EXTENDED, type Profile } from '../profiles.ts';
import { PACE } from './beside-pace.ts';
import {
  chart,
  list,
  table,
  tile,
  type Board,
  type BoardEntry,
  type ReportCard,
  type TabsCard,
} from './board.ts';

/** What each profile's /dashboard holds, in the order of the first text, section 2, and the widths of the visual guide. */

const map: ReportCard = { card: 'map', report: 123456, span: 12 };

export const demography = (span: number): TabsCard => ({
  card: 'tabs',
  title: 'Informações demográficas',
  tabs: [
    { label: 'Sexo', report: 10126 },
    { label: 'Faixa etária', report: 10127 },
    { label: 'Escolaridade', report: 10128 },
    { label: 'Cor/raça', report: 10129 },
    { label: 'Faixa de renda', report: 10130 },
    { label: 'Tempo na atividade', report: 10131 },
  ],
  span,
});

/** Expected, done and missing, by who answers: below what the first text lists. The open table is all that is asked for. */
const plan = (...tabs: TabsCard['tabs']): TabsCard => ({
  card: 'tabs',
  title: 'Plano de visitas',
  late: true,
  tabs,
  span: 12,
});
const BY_TECHNICIAN = { label: 'Técnico', report: 13512 } as const;
const BY_SUPERVISOR = { label: 'Supervisor', report: 13511 } as const;
const BY_PROPERTY = list(13514, 12);

/** Column size 3, as the first text gives it for these profiles; the pace card takes the last three columns. */
const twoRows = {
  extended: EXTENDED,
  tiles: [
    [tile(11116, 3), tile(11117, 3), tile(11120, 3)],
    [tile(211118, 4.5), tile(211119, 4.5)],
  ],
  aside: PACE,
};

const COORDENADOR: Board = {
  ...twoRows,
  rows: [
    [chart(211150, 8), chart(10031, 4)],
    [table(20101, 12)],
    [map],
    [chart(111239, 7), chart(10033, 5)],
    [chart(10034, 5), demography(7)],
    [plan(BY_TECHNICIAN, BY_SUPERVISOR)],
    [BY_PROPERTY],
  ],
};

const NATIONAL: Board = {
  ...twoRows,
  tiles: [
    [tile(11116, 2.25), tile(111234, 2.25), tile(11117, 2.25), tile(11120, 2.25)],
    [tile(211118, 4.5), tile(211119, 4.5)],
  ],
  rows: [
    [chart(211150, 8), chart(10031, 4)],
    [chart(210032, 7), chart(10035, 5, { more: 'resumo' })],
    [chart(111239, 12)],
    [map],
    [table(11121, 12)],
    [chart(10033, 5), chart(10034, 7)],
    [demography(12)],
    [
      plan({ label: 'UF', report: 13513 }, BY_SUPERVISOR, {
        ...BY_TECHNICIAN,
        once: 'uf',
        elsewhere: 'ategTecnicos',
      }),
    ],
  ],
};

const OTHERS_ROWS: Board['rows'] = [
  [chart(211150, 8), chart(10031, 4)],
  [chart(210032, 12)],
  [map],
  [table(11121, 12)],
  [chart(111239, 7), chart(10033, 5)],
  [chart(10034, 5), demography(7)],
];

const SUPERVISOR: Board = { ...twoRows, rows: [...OTHERS_ROWS, [plan(BY_TECHNICIAN)], [BY_PROPERTY]] };

const OTHERS: Board = {
  extended: EXTENDED,
  tiles: [[tile(11116, 2.4), tile(11117, 2.4), tile(11120, 2.4), tile(211118, 2.4), tile(211119, 2.4)]],
  rows: OTHERS_ROWS,
};

const OWN: Partial<Record<Profile, Board>> = {
  coordenador: COORDENADOR,
  nacional: NATIONAL,
  administrador: NATIONAL,
  supervisor: SUPERVISOR,
};

export const dashboard: BoardEntry = {
  by: Object.fromEntries(ALL_PROFILES.map((profile) => [profile, OWN[profile] ?? OTHERS])) as Record<
    Profile,
    Board
  >,
};
