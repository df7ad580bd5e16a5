/** A file of the built pages, and by the addresses of its modules which ones lie in it. The first group that fits takes a module. */
interface Chunk {
  readonly name: string;
  readonly test: RegExp;
}

/**
 * How modules that several pages share are put into files. Left alone each set of pages would have files of its own, some of a few hundred bytes: each is a request
 * that compresses badly. Files that open a page or a part are none of these.
 */
export const CHUNKS: readonly Chunk[] = [
  // What every page needs, in one file each that changes only with the dependencies.
  {
    name: 'vendor',
    // With it what fetches chunks: a copy in another file would tie the entry to that file.
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|vite\/preload-helper/,
  },
  {
    name: 'style',
    test: /node_modules\/(@emotion|stylis|@mui\/(system\/|private-theming\/|styled-engine\/|utils\/(?!useRovingTabIndex)|material\/(styles|utils|colors|locale|CssBaseline|GlobalStyles|SvgIcon|Typography|Box|Button|ButtonBase|IconButton|CircularProgress|Link|Card|Paper|\w+\/(divider|formControlLabel|inputLabel)Classes)[/.]))/,
  },
  // Tables and stores that the router's guards read before any page is there.
  {
    name: 'base',
    test: /packages\/contracts\/src\/(profiles|pages|objective-ids|capabilities|limits|programme\/visits|address|endpoints\/(auth|portal))[./]|apps\/web\/src\/core\/(store|kept-records|query-client|navigation\/(title|router-link|lost-address|may-open|under-way)|session\/(session-|destination)|filters\/filters-store|feedback\/(failure-texts|is-fetch-failure|use-reload-online)|api)|packages\/ui\/src\/lazy\/(use-)?new-version/,
  },
  // What every page draws with, what it says where it cannot be drawn included …
  {
    name: 'theme',
    test: /packages\/contracts\/src\/programme\/(situations|area-colors)|packages\/ui\/src\/(theme\/(?!situation-mark|polygon|color-scheme-switch)|cards\/(words|state\/(notice|empty-state|failed-state))|words\/|forms\/words|dialogs\/snackbar|layout\/brand\/(brand|splash))|@mui\/icons-material\/(ExpandMore|Insights|Lock|CloudOff|Refresh)Outlined|apps\/web\/src\/core\/(texts|settings\/use-settings|feedback\/route-failure|i18n\/(texts|use-texts))/,
  },
  // … and what the frame and the pages inside it do; drawings that most pages share.
  {
    name: 'cards',
    test: /packages\/(contracts\/src\/programme\/bands|ui\/src\/(cards\/(card\/(card-|table-card|pager|list-cards)|state\/(card-state|loading-state|part-failure)|figure\/(progress-level|share-bar))|layout\/(hint|page\/page-(grid|column)|frame\/side-menu)|forms\/select-button|lazy\/(lazy-dialog|lazy-menu|lazy-part|late-parts|when-idle|open-failure|fetch-failure))|pt-br\/src\/(numbers|dates|plural|collation|written))|apps\/web\/src\/(app\/sub-header\/filter-selects|core\/(report\/\w+\/(drill-point|queries|use-report-filters|use-card-report|use-said-answer|row-list|use-download|use-saving|save-file|bytes|forecast|freshness|answer)|feedback\/loading|navigation\/(header-actions|page-heading|page-tabs|property-path|tab-bar)|filters\/page-filters))|@mui\/icons-material\/(Add|ArrowUpward|Check|Download|Event|FactCheck|FilterList|HelpOutline|Home|HomeWork|Map|MoreVert|Notifications|OpenInNew|Pentagon|PeopleAlt|PhotoLibrary|Print|Search|TableRows|Tune|Verified)Outlined|@mui\/material\/Skeleton/,
  },
  // What tables, tiles, charts and maps draw and say alike.
  {
    name: 'drawn',
    test: /ui\/src\/(cards\/figure\/(visits-(bar|cell)|tile|change)|charts\/(described\/(chart-(values|description|colors)|axis-units|words)|drawn\/negative-aware)|tables\/simple-table|tables\/table-styles|theme\/situation-mark)|contracts\/src\/programme\/marks|core\/(report\/\w+\/(property-link|chart-of-report|change-words|empty-words)|when-in-sight)/,
  },
  // Tables and charts of reports, and what opens from them.
  {
    name: 'reports',
    test: /ui\/src\/(cards\/(card\/chart-card|provenance\/provenance-button)|charts\/drawn\/(chart-table|parts-list)|lazy\/lazy-popover)|contracts\/src\/(report-ids|noted-reports)|core\/report\/\w+\/(about-report|detail-host|drill-address|file-cell|late-cell|lateness|report-chart|report-help|report-table|table-columns|use-picture)/,
  },
  // Properties on maps and in addresses.
  {
    name: 'property',
    test: /contracts\/src\/(programme\/(situation-facts|objective-tags|areas)|endpoints\/properties)|core\/property\/(property-points|map-property|texts)|cql\/src\/text\/write-cql|ui\/src\/(cards\/card\/popup-card|theme\/polygons|map-view\/(words|sketch\/measure-words))/,
  },
  // What draws a map. Of it vector tiles take most too: left alone it would be two files as soon as they come by themselves.
  {
    name: 'map-drawn',
    test: /node_modules\/ol\/(?!node_modules|console|extent|math|coordinate|proj|sphere|string|source\/(wms|TileWMS|VectorTile)|interaction\/(tracing|Modify|Snap)|events\/SnapEvent|Vector(Render)?Tile|format\/MVT|layer\/VectorTile|renderer\/canvas\/VectorTileLayer)|ui\/src\/map-view\/(map-(model|view)|controls\/(credits|map-(controls|popup|readout))|layers\/(?!use-(highlight|tile-layers))|own-base\/(ground|when-none-comes)|picture\/use-paper-scale|seen\/use-(aim|map|picking))|core\/property\/base-map|endpoints\/base-map|@mui\/icons-material\/RemoveOutlined/,
  },
  // What opens over the page, and of that what opens under a button.
  { name: 'Modal', test: /@mui\/material\/(Modal|Dialog)\/|ui\/src\/dialogs\/(dialog-shell|confirm-dialog)/ },
  {
    name: 'Menu',
    test: /@mui\/(material\/(Menu|MenuItem|ListItemIcon|Divider)\/|x-data-grid\/utils\/getGridLocalization)/,
  },
  // A field is drawn in its frame, on nearly every page that has one; what an address is, on two that have.
  {
    name: 'fields',
    test: /packages\/(ui\/src\/forms\/(labelled-field|field-frame|native-select-field)|contracts\/src\/email\.)/,
  },
  // The pages of who is not signed in yet; the first of them waits for each of its files.
  {
    name: 'entrance',
    test: /features\/auth\/(texts|calls|form\/(form-page|submit-button|use-enter|first-faults|use-light-form|confirmation)|login\/login-state)\.|core\/i18n\/language-select|ui\/src\/forms\/password-field|@mui\/icons-material\/(Mail|Visibility|VisibilityOff)Outlined/,
  },
  // Files on their way, and those that wait for a network.
  {
    name: 'sending',
    test: /core\/(browser-database|uploads\/|media\/(calls|field-faults|upload\/upload-(calls|item)))|contracts\/src\/(accepted-files|endpoints\/(media|uploads))/,
  },
  { name: 'unsent', test: /core\/media\/unsent\/(send-unsent|unsent-work)/ },
  // A file on its way as a card: in the panel, and in the list of those that wait.
  { name: 'upload-card', test: /ui\/src\/media\/upload-card|@mui\/icons-material\/BlockOutlined/ },
  {
    name: 'notes',
    test: /core\/notes\/(calls|texts|shown-notes)|contracts\/src\/(endpoints\/)?figure-notes/,
  },
];
