import { ALL_PROFILES, type Profile } from './profiles.ts';
import type { ReportId } from './report-ids.ts';

/**
 * What each profile's /dashboard holds, in the order of the first text, section 2, and the widths of the visual guide.
 * `span` is columns of 12; fractions are allowed (4.5 of 12 = 3 of 8).
 */

export type DashboardCard =
  | { kind: 'tile' | 'chart' | 'table' | 'map' | 'pace'; report: ReportId; span: number }
  | { kind: 'tabs'; title: string; reports: readonly ReportId[]; span: number };

export type Dashboard = {
  /** One or two rows of big numbers; `aside` stands at their right over both rows. */
  tiles: readonly (readonly DashboardCard[])[];
  aside: DashboardCard | null;
  cards: readonly DashboardCard[];
};

const tile = (report: ReportId, span: number): DashboardCard => ({ kind: 'tile', report, span });
const chart = (report: ReportId, span: number): DashboardCard => ({ kind: 'chart', report, span });
const table = (report: ReportId, span: number): DashboardCard => ({ kind: 'table', report, span });
const map: DashboardCard = { kind: 'map', report: 123456, span: 12 };
const pace: DashboardCard = { kind: 'pace', report: 13216, span: 3 };
const demography = (span: number): DashboardCard => ({
  kind: 'tabs',
  title: 'Informações demográficas',
  reports: [10126, 10127, 10128, 10129, 10130, 10131],
  span,
});

/** Column size 3, as the first text gives it for these profiles; the pace card takes the last three columns. */
const twoRows = {
  tiles: [
    [tile(11116, 3), tile(11117, 3), tile(11120, 3)],
    [tile(211118, 4.5), tile(211119, 4.5)],
  ],
  aside: pace,
};

const COORDENADOR: Dashboard = {
  ...twoRows,
  cards: [
    chart(211150, 8),
    chart(10031, 4),
    table(20101, 12),
    map,
    chart(111239, 7),
    chart(10033, 5),
    chart(10034, 5),
    demography(7),
  ],
};

const NATIONAL: Dashboard = {
  tiles: [
    [tile(11116, 2.25), tile(111234, 2.25), tile(11117, 2.25), tile(11120, 2.25)],
    [tile(211118, 4.5), tile(211119, 4.5)],
  ],
  aside: pace,
  cards: [
    chart(211150, 8),
    chart(10031, 4),
    chart(210032, 7),
    chart(10035, 5),
    chart(111239, 12),
    map,
    table(11121, 12),
    chart(10033, 5),
    chart(10034, 7),
    demography(12),
  ],
};

const OTHERS_CARDS: Dashboard['cards'] = [
  chart(211150, 8),
  chart(10031, 4),
  chart(210032, 12),
  map,
  table(11121, 12),
  chart(111239, 7),
  chart(10033, 5),
  chart(10034, 5),
  demography(7),
];

const SUPERVISOR: Dashboard = { ...twoRows, cards: OTHERS_CARDS };

const OTHERS: Dashboard = {
  tiles: [[tile(11116, 2.4), tile(11117, 2.4), tile(11120, 2.4), tile(211118, 2.4), tile(211119, 2.4)]],
  aside: null,
  cards: OTHERS_CARDS,
};

const OWN: Partial<Record<Profile, Dashboard>> = {
  coordenador: COORDENADOR,
  nacional: NATIONAL,
  administrador: NATIONAL,
  supervisor: SUPERVISOR,
};

export const DASHBOARDS = Object.fromEntries(
  ALL_PROFILES.map((profile) => [profile, OWN[profile] ?? OTHERS]),
) as Record<Profile, Dashboard>;

/** Report numbers of a dashboard, in the order they stand on the page. */
export function reportsOfDashboard(dashboard: Dashboard): ReportId[] {
  const cards = [
    ...dashboard.tiles.flat(),
    ...(dashboard.aside ? [dashboard.aside] : []),
    ...dashboard.cards,
  ];
  return cards.flatMap((card) => (card.kind === 'tabs' ? [...card.reports] : [card.report]));
}
