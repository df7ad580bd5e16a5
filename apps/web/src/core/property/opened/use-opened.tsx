import { lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import type { RowDetail } from '@fonte/ui/grid';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ReportFilters } from '../../report/answer/report-calls.ts';
import type { PlacedRow } from '../../report/columns/table-columns.tsx';
import type { OpenedPropertyProps } from './opened-property.tsx';
import '../texts.ts';

const HEIGHT = 260;

// Comes with the first row that is opened.
const OpenedProperty = lazyPart<OpenedPropertyProps>(
  () => import('./opened-property.tsx').then((module) => module.OpenedProperty),
  {
    waiting: () => <LoadingState shape="rows" height={HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
  },
);

const words = ({ cells }: PlacedRow, field: string): string => String(cells[field] ?? '');

/** Rows of properties that open (second text, 2.17), under the filters of their list; open ones are known by their code, whatever page they stand on. */
export function useOpened(filters: ReportFilters): RowDetail<PlacedRow> {
  const { t } = useTexts('property');
  const [open, setOpen] = useState<readonly string[]>([]);
  return useMemo(() => {
    const codeOf = (row: PlacedRow) => words(row, 'cod_propriedade');
    return {
      isOpen: (row) => open.includes(codeOf(row)),
      onToggle: (row) => {
        const code = codeOf(row);
        setOpen(open.includes(code) ? open.filter((one) => one !== code) : [...open, code]);
      },
      label: (row) => t('entriesOf', { name: words(row, 'propriedade') || codeOf(row) }),
      words: t('entries'),
      body: (row) => <OpenedProperty code={codeOf(row)} filters={filters} />,
    };
  }, [open, filters, t]);
}
