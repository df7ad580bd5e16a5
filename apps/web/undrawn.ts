import { join } from 'node:path';

/** What a library imports and this portal never draws, and what stands in its place. */
export interface Undrawn {
  readonly importer: RegExp;
  readonly imported: RegExp;
  /** A module's source; of the name by which it is imported. */
  readonly instead: string | ((imported: string) => string);
}

const NOTHING = 'export default function Nothing() { return null; }';
const none = (...names: readonly string[]): string =>
  `const none = () => null;\nexport { ${names.map((name) => `none as ${name}`).join(', ')} };`;

const LATE_FIELDS = join(import.meta.dirname, '../../packages/ui/src/grid/late-fields.ts');
/** Fields of the grid's panels, which come with the first panel that is opened (packages/ui, grid/late-fields.ts). */
function lateField(imported: string): string {
  const name = imported.split('/').at(-1);
  return `import { lateField } from ${JSON.stringify(LATE_FIELDS)};\nexport default lateField('${name}');`;
}

/** The theme switches the ripple off everywhere; fields are outlined; the document itself says light or dark first; prop types and the statics of class components are of code that this is not. */
const MUI: readonly Undrawn[] = [
  { importer: /@mui\/material\/ButtonBase\//, imported: /\/TouchRipple(\.mjs)?$/, instead: NOTHING },
  {
    importer: /@mui\/material\/(TextField|Select)\//,
    imported: /^\.\.\/(Filled)?Input\/index(\.mjs)?$/,
    instead: NOTHING,
  },
  {
    importer: /@mui\//,
    imported: /^prop-types$/,
    instead: 'const any = () => any;\nexport default new Proxy(any, { get: () => any });',
  },
  {
    importer: /@mui\/system\/cssVars\//,
    imported: /\/InitColorSchemeScript\.mjs$/,
    instead: `export const DEFAULT_MODE_STORAGE_KEY = 'mode';\nexport const DEFAULT_ATTRIBUTE = 'data-color-scheme';\nexport const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';\n${none('buildInitColorSchemeScript')}`,
  },
  {
    importer: /@emotion\/react\//,
    imported: /^hoist-non-react-statics$/,
    instead: 'export default function same(component) { return component; }',
  },
];

/**
 * Of the grid its pager and toolbar (the kit has its own), what only panels of the paid editions have, its bar for long loads (ours is a skeleton), its own
 * printing, its cells of long texts and of actions, the dragging of a column's width (the lines between heads are not drawn), all that edits, its own
 * fetching of rows, and its English (`grid-texts.test.ts` holds that ours says every word).
 */
const GRID = /@mui\/x-data-grid\//;
const DATA_GRID: readonly Undrawn[] = [
  {
    importer: GRID,
    imported: /^@mui\/material\/(Tabs?|Switch|ToggleButton|LinearProgress|TablePagination)$/,
    instead: `export const tablePaginationClasses = {};\n${NOTHING}`,
  },
  {
    importer: GRID,
    imported: /^@mui\/material\/(Autocomplete|Checkbox|Chip|FormControl|InputLabel|Select|TextField)$/,
    instead: lateField,
  },
  {
    importer: GRID,
    imported: /^@mui\/material\/FormControlLabel$/,
    instead: (imported) => `export { formControlLabelClasses } from '${imported}';\n${lateField(imported)}`,
  },
  { importer: GRID, imported: /\/useGridPrintExport(\.mjs)?$/, instead: none('useGridPrintExport') },
  {
    importer: GRID,
    imported: /\/useGridColumnResize(\.mjs)?$/,
    instead: `export const useGridColumnResize = () => {};\nexport const columnResizeStateInitializer = (state) => ({ ...state, columnResize: { resizingColumnField: '' } });`,
  },
  {
    importer: GRID,
    imported: /\/GridLongTextCell(\.mjs)?$/,
    instead: none('renderLongTextCell', 'GridLongTextCell'),
  },
  {
    importer: GRID,
    imported: /\/GridActionsCell(\.mjs)?$/,
    instead: none('renderActionsCell', 'GridActionsCell'),
  },
  {
    importer: GRID,
    imported: /\/GridEdit(Input|Date|Boolean|SingleSelect|LongText)Cell(\.mjs)?$/,
    instead: (imported) => {
      const name = /GridEdit\w+/.exec(imported)?.[0] ?? '';
      return none(name, name.replace(/^Grid/, 'render'));
    },
  },
  // Cells are always looked at, never edited.
  {
    importer: GRID,
    imported: /\/useGridCellEditing(\.mjs)?$/,
    instead: `export const useGridCellEditing = (api) => { api.current.getCellMode ??= () => 'view'; };`,
  },
  { importer: GRID, imported: /\/useGridRowEditing(\.mjs)?$/, instead: none('useGridRowEditing') },
  { importer: GRID, imported: /\/useGridDataSource(\.mjs)?$/, instead: none('useGridDataSource') },
  {
    importer: GRID,
    imported: /\/toolbarV8\/GridToolbar(\.mjs)?$/,
    instead: none('GridToolbar', 'GridToolbarDivider', 'GridToolbarLabel'),
  },
  // The page says every word of the grid; in English they are its own (packages/ui languages/en.ts).
  {
    importer: /\/@mui\/x-data-grid\/(?!locales\/)/,
    imported: /\/localeTextConstants(\.mjs)?$/,
    instead: 'export const GRID_DEFAULT_LOCALE_TEXT = {};',
  },
];

/**
 * Of ECharts its dark theme (ours is the portal's), the option names of former versions, its English and Chinese (ours says every word), axes of time and
 * logarithms (ours are of categories and values), hints drawn on the canvas, marks written as paths, its own sorting (browsers sort as stably), and the
 * animations of drawings made without a page.
 */
const ECHARTS_LIB = /\/echarts\/lib\//;
const ECHARTS: readonly Undrawn[] = [
  { importer: ECHARTS_LIB, imported: /\/theme\/dark\.js$/, instead: 'export default {};' },
  { importer: ECHARTS_LIB, imported: /\/i18n\/lang(EN|ZH)\.js$/, instead: 'export default {};' },
  {
    importer: ECHARTS_LIB,
    imported: /\/preprocessor\/backwardCompat\.js$/,
    instead: 'export default function asArray(option) { option.series = [option.series ?? []].flat(); }',
  },
  {
    importer: ECHARTS_LIB,
    imported: /\/scale\/(Time|Log)\.js$/,
    instead: 'export default class Undrawn {}\nexport function calcNiceForTimeScale() {}',
  },
  {
    importer: ECHARTS_LIB,
    imported: /\/TooltipRichContent\.js$/,
    instead: 'export default class Undrawn {}',
  },
  {
    importer: /\/(echarts|zrender)\/lib\//,
    imported: /\/core\/timsort\.js$/,
    instead: 'export default function sort(array, compare) { array.sort(compare); }',
  },
  {
    importer: ECHARTS_LIB,
    imported: /\/tool\/path\.js$/,
    instead: none('createFromString', 'extendFromString', 'mergePath', 'clonePath'),
  },
  { importer: /\/zrender\/lib\/svg\//, imported: /\/cssAnimation\.js$/, instead: none('createCSSAnimation') },
  { importer: /\/zrender\/lib\/svg\//, imported: /\/cssEmphasis\.js$/, instead: none('createCSSEmphasis') },
];

/** Of OpenLayers its flat styles with their language of expressions: layers here are styled by objects and functions. */
const OPENLAYERS: readonly Undrawn[] = [
  {
    importer: /\/ol\/layer\/BaseVector\.js/,
    imported: /\/render\/canvas\/style\.js$/,
    instead: `const none = () => { throw new Error('flat styles are not in the pages (undrawn.ts)'); };\nexport { none as flatStyleLikeToStyleFunction };`,
  },
];

export const UNDRAWN: readonly Undrawn[] = [...MUI, ...DATA_GRID, ...ECHARTS, ...OPENLAYERS];
