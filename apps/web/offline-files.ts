/**
 * What a device keeps of the portal's code, as modules of the pages by their paths from here: whatever a page that it keeps fetches once it is there is taken along
 * with it or left on purpose, else there is no build (offline-worker.ts).
 */

/** What the frame is made of: the entry, what it fetches first, what says that a page is not there, what sends files that wait, what signs out, and its menus. */
export const FRAME = [
  'index.html',
  'src/app/root-route.ts',
  'src/app/page-boundary-route.ts',
  'src/app/shell-route.ts',
  'src/features/auth/logout/logout-route.ts',
  'src/app/device-bar.tsx',
  'src/core/media/unsent/unsent-files.tsx',
  'src/core/uploads/discarded-texts.ts',
  '../../packages/ui/src/layout/frame/menu-drawer.tsx',
  '../../packages/ui/src/lazy/menu-parts.ts',
];

/** What a device that takes the agenda along keeps as well: the page, its map and its sheet of paper. */
export const AGENDA = [
  'src/features/agenda/route.ts',
  'src/features/agenda/week-map.tsx',
  'src/features/agenda/sheet-route.ts',
  'src/core/pack/older-answers.ts',
];

/** … and one that takes properties along: their list and pages, their tables with what orders and filters them, and what sends files from them. */
export const PACK = [
  'src/features/my-properties/route.ts',
  'src/features/property/route.ts',
  'src/features/property/tabs/visits-tab.tsx',
  'src/features/property/tabs/indicators-tab.tsx',
  'src/features/property/tabs/expenses-tab.tsx',
  'src/features/media/property-route.ts',
  'src/core/media/property-media.tsx',
  'src/core/pack/answer-kept.ts',
  'src/core/pack/older-answers.ts',
  'src/core/pack/pack-keeper.tsx',
  'src/core/pack/pack-line.tsx',
  'src/core/property/areas/areas-map.tsx',
  'src/core/report/cards/report-grid.tsx',
  '../../packages/ui/src/grid/fields.ts',
  'src/core/media/upload/upload-panel.tsx',
  'src/core/media/upload/room-notice.tsx',
  'src/core/media/media-fields.tsx',
];

/** What these pages fetch late and no device takes along: kept like all else once somebody has used it with a network, by why that is enough. */
export const LEFT = {
  /** The filters, other languages (the page is Portuguese without them), files of the whole page. */
  aboutOtherPages: [
    'src/app/sub-header/filter-sheet.tsx',
    'src/app/sub-header/download-menu.tsx',
    'src/core/i18n/choose.ts',
    'src/core/i18n/en/index.ts',
    'src/core/i18n/es/index.ts',
  ],
  /** Asks what no device keeps: rows behind figures, how they are worked out, notes, files, the years before, entries of a row that opens. */
  asksTheServer: [
    'src/core/notes/notes-of-chart.tsx',
    'src/core/report/provenance/report-provenance.tsx',
    'src/core/report/compared/compared.tsx',
    'src/core/report/files/report-file.tsx',
    'src/core/report/columns/report-rows.tsx',
    'src/core/report/columns/rows-progress.tsx',
    'src/core/report/detail/detail-dialog.tsx',
    'src/core/property/opened/opened-property.tsx',
  ],
  /** Pages that are kept have tables and maps, no charts. */
  charts: [
    '../../packages/ui/src/charts/drawn/chart.tsx',
    '../../packages/ui/src/charts/drawn/treemap-chart.tsx',
    '../../packages/ui/src/charts/drawn/radial-chart.tsx',
    'src/core/report/files/save-picture.ts',
  ],
  /** Sends, or changes what the server has. */
  sends: [
    'src/core/media/unsent/send-unsent.ts',
    'src/core/media/unsent/unsent-work.ts',
    'src/core/media/unsent/correct-file.tsx',
    'src/core/media/edit-dialog.tsx',
    'src/core/media/remove-dialog.tsx',
    'src/core/media/outline/change-outline.tsx',
  ],
  /** Draws pictures, films and outlines, which no device keeps. */
  drawsMedia: [
    'src/core/media/video-dialog.tsx',
    'src/core/media/polygons-map.tsx',
    'src/core/media/medias-viewer.tsx',
    'src/core/media/photos-map.tsx',
    'src/core/media/photo-pair.tsx',
  ],
  /** The institution's own base map, whose tiles no device keeps: without them a map stands on its outlines. */
  baseMap: ['../../packages/ui/src/map-view/own-base/tiled-layers.ts', 'src/core/property/own-base.ts'],
  /** Outlines of areas, which the server looks through before they are taken. */
  outlines: [
    'src/core/media/upload/findings.tsx',
    'src/core/media/upload/polygon-preview.tsx',
    'src/core/media/upload/geo-file.ts',
    'src/core/media/outline/outline-dialog.tsx',
    'src/core/media/outline/draw-file.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
