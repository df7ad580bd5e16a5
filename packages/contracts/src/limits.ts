/** Business constants and limits of the specification, once each (section 9 of the three texts). */

/** Years a user may select (first text, section 9), unless the settings offer others. */
export const FIRST_YEAR = 2019;
export const LAST_YEAR = 2025;

/** States offered by the Uf selector (first text, section 9). */
export const STATES = ['BA', 'GO', 'MA', 'MT', 'MS', 'MG', 'TO'] as const;

/** Value that means no uf filter. */
export const ALL_STATES = 'todas';

export const GRID_PAGE_SIZE = 20;
export const DETAIL_PAGE_SIZE = 25;
export const VISIT_PAGE_SIZE = 24;

/** Text cells are cut at this many characters. */
export const CELL_TEXT_LIMIT = 120;

/** Grid column width: base + per character of the header, pixels. */
export const COLUMN_WIDTH_BASE = 100;
export const COLUMN_WIDTH_PER_CHARACTER = 7;

/** Visits planned per property, and visits that complete a cycle. */
export const VISITS_TARGET = 24;
export const VISITS_CYCLE = 12;

/** Progress colours: danger below, success above, warning between (share of the target). */
export const PROGRESS_DANGER_BELOW = 0.3;
export const PROGRESS_SUCCESS_ABOVE = 0.7;

/** Radial bar colour thresholds, percent. */
export const RADIAL_THRESHOLDS = [25, 50, 75] as const;

export const CHART_HEIGHT = 500;
export const AUTOCOMPLETE_LIMIT = 5;

/** Properties map: zoom levels (second text, section 9). */
export const MAP_MAX_ZOOM = 18;
export const MAP_START_ZOOM = 4;
export const MAP_FOCUS_ZOOM = 12;

export const SPLASH_MS = 3000;
export const PAGE_CHANGE_MS = 200;
export const LOADING_BAR_HIDE_MS = 250;
export const SCROLL_TOP_AFTER_PX = 300;
export const RESIZE_THROTTLE_MS = 200;

/** Minimum password length the specification demands (first text, section 5); production raises it, see PASSWORD_MIN_LENGTH. */
export const PASSWORD_MIN_LENGTH_SPECIFIED = 3;

/** Longest page the reports answer as JSON, rows; a CSV has no limit. */
export const REPORT_JSON_ROW_LIMIT = 10_000;

/** Most figures of a cross table, rows × columns × indicators: more than anybody reads, and than a server works out without holding others up. */
export const CROSS_TABLE_LIMIT = 20_000;

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
/** Lawsuits in one page of the datajud call; the specification gives no number. */
export const LAWSUIT_PAGE_SIZE = 100;
