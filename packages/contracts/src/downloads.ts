import type { Capability } from './capabilities.ts';
import { OBJECTIVES } from './programme/objectives.ts';
import type { ReportId } from './report-ids.ts';

/** Entries of the sub-header's download menus (first text, sections 6 and 7): each is a report asked for as CSV with page -1, or in another form. */
export type Download = {
  report: ReportId;
  label: string;
  capability: Capability;
  /** Its rows are no rows of the programme but worked out: there is no Parquet of it. */
  workedOut?: true;
};

export const DOWNLOADS: readonly Download[] = [
  { report: 11157, label: 'Propriedades', capability: 'download.menu' },
  { report: 20036, label: 'Visitas', capability: 'download.menu' },
  { report: 20035, label: 'Produtores', capability: 'download.menu', workedOut: true },
  { report: 20037, label: 'Lançamentos', capability: 'download.menu' },
  { report: 20038, label: 'Recomendações', capability: 'download.menu' },
  ...OBJECTIVES.map(({ file, label }): Download => ({ report: file, label, capability: 'download.menu' })),
  { report: 20042, label: 'ISA', capability: 'download.menu' },
  { report: 20043, label: 'Indicadores de resultado', capability: 'download.menu' },
  { report: 20044, label: 'Polígonos', capability: 'download.menu' },
  { report: 111232, label: 'Visitas que ainda não contam', capability: 'download.menu' },
  { report: 111233, label: 'Propriedades por fase', capability: 'download.menu' },
  { report: 111240, label: 'Ciclo 1 concluído', capability: 'download.menu' },
  { report: 111241, label: 'Ciclo 2 concluído', capability: 'download.menu' },
  { report: 111253, label: 'Área zerada', capability: 'download.menu' },
  { report: 111254, label: 'Propriedades sem CAR', capability: 'download.menu' },
  { report: 111255, label: 'Data quality', capability: 'download.menu' },
  { report: 11155, label: 'Técnicos', capability: 'download.menu', workedOut: true },
  { report: 11156, label: 'Supervisores', capability: 'download.menu', workedOut: true },
  { report: 11123, label: 'Metas', capability: 'download.metas', workedOut: true },
];

/** Activities of which the menu has 'Indicadores … - 12 e 24 visitas': a file of its own, worked out while it is read. */
export const ACTIVITIES = ['corte', 'leite'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Their entries (first text, section 7), after the reports. */
export const VISIT_INDICATORS: Readonly<Record<Activity, string>> = {
  corte: 'Indicadores de Corte - 12 e 24 visitas',
  leite: 'Indicadores de Leite - 12 e 24 visitas',
};
