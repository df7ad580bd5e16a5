import type { ReportAnswer } from '@fonte/contracts';
import type { ReactNode } from 'react';
import { Compared, isCompared } from '../compared/late-compared.tsx';
import { RowsProgress } from './rows-cell.tsx';

/** What stands above a table's rows, on any screen; undefined for most. */
export function aboveRows(answer: Pick<ReportAnswer, 'thead' | 'tbody'>): ReactNode {
  if (isCompared(answer.thead)) return <Compared answer={answer} />;
  return answer.thead.some(({ type }) => type === 'rows') ? <RowsProgress /> : undefined;
}
