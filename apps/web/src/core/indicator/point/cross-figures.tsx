import type { Cell } from '@fonte/contracts';
import { NegativeAware } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import { figure } from '../../report/answer/answer.ts';
import type { CrossTable } from '../asked/contract.ts';
import { decimalsOfColumn, figureText } from '../words/figures.ts';

/** A cross table of one indicator, with the totals of its rows, its columns and of all. */
export function CrossFigures({ table }: { table: CrossTable }) {
  const { t } = useTexts('indicator');
  const [indicator] = table.indicadores;
  const wide = table.columnHeaders.length > 0;
  const name = `${indicator?.name ?? ''} (${indicator?.unidade ?? ''})`;
  const heads = wide ? table.columns.map(({ labels }) => labels.join(' / ')) : [];
  const decimals = decimalsOfColumn(
    [...table.cells.flat(2), ...table.rowTotals.flat(), ...table.columnTotals.flat(), ...table.grandTotal],
    indicator,
  );
  return (
    // What overflows is scrolled by keyboard too.
    <Box role="group" tabIndex={0} aria-label={name} sx={FRAME}>
      <Box component="table" aria-label={name} sx={TABLE}>
        <thead>
          <tr>
            {table.rowHeaders.map((header) => (
              <th key={`${header.alias}.${header.colname}`} scope="col">
                {header.name}
              </th>
            ))}
            {heads.map((head, at) => (
              <th key={at} scope="col" className="figure">
                {head}
              </th>
            ))}
            <th scope="col" className="figure">
              {wide ? t('total') : name}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ labels }, row) => (
            <tr key={JSON.stringify(labels)}>
              {labels.map((label, at) => (
                <th key={at} scope="row">
                  {label}
                </th>
              ))}
              {heads.map((_, column) => (
                <Figure key={column} cell={table.cells[row]?.[column]?.[0] ?? null} decimals={decimals} />
              ))}
              <Figure cell={table.rowTotals[row]?.[0] ?? null} decimals={decimals} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={Math.max(1, table.rowHeaders.length)}>
              {t('total')}
            </th>
            {heads.map((_, column) => (
              <Figure key={column} cell={table.columnTotals[column]?.[0] ?? null} decimals={decimals} />
            ))}
            <Figure cell={table.grandTotal[0] ?? null} decimals={decimals} />
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

function Figure({ cell, decimals }: { cell: Cell; decimals: number }) {
  return (
    <td className="figure">
      <NegativeAware value={figure(cell)}>{figureText(cell, {}, decimals)}</NegativeAware>
    </td>
  );
}

const FRAME = { overflow: 'auto', mt: '12px', maxHeight: 420, border: '1px solid', borderColor: 'divider' };
const TABLE = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: '100%',
  fontSize: 14,
  '& th, & td': {
    px: '10px',
    py: '6px',
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'left',
  },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 400 },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.subtle' },
  '& tfoot th, & tfoot td': { position: 'sticky', bottom: 0, bgcolor: 'background.subtle', fontWeight: 600 },
};
