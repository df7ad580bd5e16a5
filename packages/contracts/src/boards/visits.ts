import { COMPARERS, COMPARERS_OF_TEAMS, EXTENDED, LEADERS, STAFF, type Profile } from '../profiles.ts';
import { twoBesidePace } from './beside-pace.ts';
import type { ReportId } from '../report-ids.ts';
import { chart, list, table, tile, X, type Board, type Card, type TabsCard } from './board.ts';

/** Monitoring of visits (second text, 2.15). */

/** A technician's visits are of people; who leads them sees them. */
const BY_TECHNICIAN = [table(13212, 7, X), chart(13213, 5, X)];

/** A table whose rows are held against what is to be expected of each, and how it is read. */
const compared = (
  report: ReportId,
  audience: readonly Profile[] = COMPARERS,
): readonly (readonly Card[])[] => [
  [table(report, 12, { for: audience })],
  [{ card: 'notes', span: 12, notes: ['comparacao'], for: audience }],
];

/** /visitas/referencia: one month, the latest with data unless another is chosen. */
export const visitsByReference: Board = {
  extended: EXTENDED,
  days: 'mes',
  tiles: [[tile(13217, 4), tile(13218, 4, { for: STAFF }), tile(13219, 4)]],
  rows: [
    [table(13210, 12)],
    [table(13513, 12, { for: STAFF })],
    BY_TECHNICIAN,
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

const PLACES: TabsCard = {
  card: 'tabs',
  title: 'Visitas por lugar',
  span: 7,
  late: true,
  tabs: [
    { label: 'UF', report: 13211 },
    { label: 'Município', report: 132112, for: STAFF },
    { label: 'Bacia', report: 132113, for: STAFF },
  ],
};

/** /visitas/periodo: any days, the last thirty with data unless others are chosen. */
export const visitsByPeriod: Board = {
  extended: EXTENDED,
  days: 'periodo',
  tiles: [[tile(11120, 4), tile(11116, 4), tile(111234, 4, X)]],
  rows: [
    [chart(13215, 12)],
    [chart(13214, 5), PLACES],
    ...compared(13517),
    BY_TECHNICIAN,
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

/** Monitoring of the ATeG (second text, 2.15). */

/** /ateg/tecnicos */
export const technicians: Board = {
  extended: EXTENDED,
  tiles: [[tile(111234, 4), tile(11116, 4), tile(11120, 4)]],
  rows: [
    [table(13310, 12, { for: LEADERS })],
    // What is to be done stands before how each is held against the others.
    [table(13512, 12, X)],
    ...compared(13515),
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

/** /ateg/supervisores */
export const supervisors: Board = {
  extended: EXTENDED,
  tiles: [[tile(13319, 4), tile(111234, 4), tile(11120, 4)]],
  rows: [
    [table(13311, 12, { for: LEADERS })],
    [table(13511, 12, X)],
    ...compared(13516, COMPARERS_OF_TEAMS),
    [{ card: 'notes', span: 12, notes: ['visita'] }],
  ],
};

/** /ateg/inicio */
export const starts: Board = {
  extended: EXTENDED,
  // Since the start of the project, and in the year.
  ...twoBesidePace(13010, 11116),
  rows: [
    [chart(13312, 12, { for: STAFF })],
    [
      {
        card: 'tabs',
        title: 'Inícios por lugar',
        span: 12,
        late: true,
        tabs: [
          { label: 'UF', report: 13313 },
          { label: 'Município', report: 133132, for: STAFF },
          { label: 'Bacia', report: 133133, for: STAFF },
        ],
      },
    ],
  ],
};

/** /relatorios-administrador: every report there is, with its file (third text, 2.9). */
export const reportList: Board = { extended: EXTENDED, tiles: [], rows: [[table(10300, 12)]] };

/** /ateg/fases */
export const phases: Board = {
  extended: EXTENDED,
  choice: 'fase',
  ...twoBesidePace(13317, 13318, STAFF),
  rows: [[chart(13314, 5), table(13315, 7)], [list(13316, 12, { for: STAFF, opens: true })]],
};
