/** Business constants and limits of the specification, once each (section 9 of the three texts). */

export { VISITS_CYCLE, VISITS_TARGET } from './programme/visits.ts';

/** Years a user may select (first text, section 9), unless the settings offer others. */
export const FIRST_YEAR = 2019;
export const LAST_YEAR = 2025;

/** States offered by the Uf selector (first text, section 9). */
export const STATES = ['BA', 'GO', 'MA', 'MT', 'MS', 'MG', 'TO'] as const;

/** Value that means no uf filter. */
export const ALL_STATES = 'todas';
/** Value that means every year, in addresses. */
export const ALL_YEARS = 'todos';

export const GRID_PAGE_SIZE = 20;
export const DETAIL_PAGE_SIZE = 25;
export const VISIT_PAGE_SIZE = 24;

/** Text cells are cut at this many characters. */
export const CELL_TEXT_LIMIT = 120;

/** Grid column width: base + per character of the header, pixels. */
export const COLUMN_WIDTH_BASE = 100;
export const COLUMN_WIDTH_PER_CHARACTER = 7;
/** Between the codes of several properties in one cell. */
export const CODES_BETWEEN = ', ';

export const CHART_HEIGHT = 500;
export const AUTOCOMPLETE_LIMIT = 5;

/** Zoom to which the properties map goes (second text, section 9); the kit has those between which it stays. */
export const MAP_FOCUS_ZOOM = 12;

/** Minimum password length the specification demands (first text, section 5): the demonstration's; see the setting PASSWORD_MIN_LENGTH. */
export const PASSWORD_MIN_LENGTH_SPECIFIED = 3;

/** Longest page the reports answer as JSON, rows; a CSV has no limit. */
export const REPORT_JSON_ROW_LIMIT = 10_000;

/** How long 'Conferir' may read the rows of one figure, ms; how many, is a setting. */
export const CHECK_MS = 60_000;

/** Most figures of a cross table, rows × columns × indicators: more than anybody reads, and than a server works out without holding others up. */
export const CROSS_TABLE_LIMIT = 20_000;

/** Published views that one change of an indicator is tried on with the data, and for how long, ms: the others are read and counted. */
export const IMPACT_VIEWS_LIMIT = 40;
export const IMPACT_MS = 20_000;
/** Supervisors, and technicians, whose figures are told of one view: those that change most. */
export const IMPACT_READERS_LIMIT = 10;

/** Map services (second text, section 9): reach of a query around a point in map units (EPSG:3857), most features an answer gives. */
export const MAP_POINT_BUFFER = 50_000;
export const MAP_FEATURE_LIMIT = 100_000;
/**
 * Most features of the programme in one answer, whatever its format, for a profile that may not take the layer as a file: a page of a selection, or
 * what lies under a click. And how far its pages reach: who needs more asks for a smaller place.
 */
export const MAP_ROWS_WITHOUT_DOWNLOAD = 200;
export const MAP_REACH_WITHOUT_DOWNLOAD = 1_000;
/** From here on a line shows how far a property's place lies from its areas, map units (second text, section 9). */
export const FAR_PLACE_FROM = 10_000;
/** Tags and media (second text, sections 5 and 9): longest name of a tag, longest description of a tag or of a file, characters. */
export const TAG_NAME_LIMIT = 120;
export const MEDIA_DESCRIPTION_LIMIT = 1_000;
/** Polygons of a file that are checked before they are sent: the first of them. */
export const POLYGONS_CHECKED = 200;
/** One request of files: how many, and all together, MB. How large one may be is a setting. */
export const UPLOAD_FILES_LIMIT = 20;
export const UPLOAD_REQUEST_MB = 200;
/** Files in parts that one person may have open, and what of them may lie here, bytes. */
export const OPEN_UPLOADS_LIMIT = 200;
export const OPEN_UPLOADS_BYTES = 2_147_483_648;
/** Forms with files that one person may be sending at once, and what one may have sent in 24 hours: files, videos among them, and bytes. */
export const FORMS_AT_ONCE = 24;
export const SENT_A_DAY = { files: 2_000, bytes: 10_737_418_240 } as const;
/** Sent loads whose files are kept at once, and files of one: all of the format, their manifest, and meshes in a zip. */
export const LOADS_KEPT = 5;
export const LOAD_FILES_LIMIT = 30;
/** Longest file name kept, characters. */
export const FILE_NAME_LIMIT = 150;
/** Lawsuits in one page of the datajud call; the specification gives no number. */
export const LAWSUIT_PAGE_SIZE = 100;

/**
 * What people define and every version of it stand in the database that all share: how many there may be, how many versions of one are kept, how much all versions may
 * take, and how often one person saves in a day. Far beyond what a programme needs.
 */
export const KEPT_LIMITS = {
  panel: { what: 'painéis', most: 500, versions: 50, megabytes: 256, savesADay: 300 },
  indicator: { what: 'indicadores', most: 2_000, versions: 200, megabytes: 128, savesADay: 600 },
} as const;
export type KeptThing = keyof typeof KEPT_LIMITS;

/**
 * Notifications of one person: how many stand, how many addresses all of them have, how often one is written in a day, and how many mails go out at the press of a button.
 * Beside them those that go out by themselves.
 */
export const NOTIFY_LIMITS = {
  ofPerson: 100,
  addressesOfPerson: 20_000,
  savesADay: 300,
  mailsADay: 20_000,
} as const;
/** Most changes of a day in one list, more of them are asked for by pages; and most changes since a load that are told apart by state, technician and property. */
export const HISTORY_LIST_LIMIT = 100_000;

/** Registrations that wait for their e-mail to be confirmed, and accounts that registered themselves with a demonstration. */
export const WAITING_REGISTRATIONS_LIMIT = 2_000;
export const DEMO_ACCOUNTS_LIMIT = 5_000;

/** Generated files that one person may have open; the oldest are forgotten. */
export const OPEN_FILES_LIMIT = 100;
/** Pages that one person may have written down in a day as opened. */
export const OPENED_PAGES_A_DAY = 3_000;
