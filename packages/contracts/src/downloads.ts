import type { Capability } from './capabilities.ts';
import type { ReportId } from './report-ids.ts';

/** Entries of the sub-header's download menus (first text, sections 6 and 7): each is a report asked for as CSV with page -1. */
export type Download = { report: ReportId; label: string; capability: Capability };

export const DOWNLOADS: readonly Download[] = [
  { report: 11157, label: 'Propriedades', capability: 'download.menu' },
  { report: 20036, label: 'Visitas', capability: 'download.menu' },
  { report: 20035, label: 'Produtores', capability: 'download.menu' },
  { report: 11155, label: 'Técnicos', capability: 'download.menu' },
  { report: 11156, label: 'Supervisores', capability: 'download.menu' },
  { report: 11123, label: 'Metas', capability: 'download.metas' },
];
