import { useState } from 'react';
import { ReportTabs } from '../../core/report/report-tabs.tsx';

export type DemographyProps = { title: string; reports: readonly number[] };

/** 'Informações demográficas': a switchable set of tables; the chosen tab decides which is shown (first text, section 2). */
export function Demography({ title, reports }: DemographyProps) {
  const [open, setOpen] = useState(reports[0] ?? 0);
  return <ReportTabs title={title} reports={reports} open={open} onOpen={setOpen} />;
}
