import { daysOfPeriod } from '@fonte/contracts/closings';
import type { Call } from '../../platform/index.ts';
import type { DataVersion } from '../../query/index.ts';
import { answerSheet, type Reports } from '../reports/index.ts';
import type { KeptTable } from './kept/content.ts';
import { keptTable } from './kept/kept-table.ts';
import type { Thing } from './store.ts';

/** A sheet as it stands now, in the form in which closings keep it. */
export interface SheetNow {
  readonly version: DataVersion;
  readonly tabelas: readonly KeptTable[];
}

/** Asks a sheet of its reports as its page does, for the caller: in one of the places for such work. Errors: `busy`; those of reports. */
export function sheetNow(reports: Reports, call: Call, { relatorio, periodo, uf }: Thing): Promise<SheetNow> {
  const { inicio, fim } = daysOfPeriod(periodo);
  const period = periodo.includes('-') ? { days: { from: inicio, until: fim } } : { ano: Number(periodo) };
  return call.cold(async () => {
    const { version, reports: answers } = await answerSheet(reports, call, { board: relatorio, period, uf });
    return { version, tabelas: answers.map(keptTable) };
  });
}
