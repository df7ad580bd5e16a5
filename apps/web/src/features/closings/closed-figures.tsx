import { ListCards, SimpleTable, useNarrow } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { closedDifference, closedFigure } from '../../core/paper/closing/closed-words.ts';
import type { ClosedFigure } from './calls.ts';

/** Figures then, now and how they differ: a table, on the phone as cards. */
export function ClosedFigures({ title, rows }: { title: string; rows: readonly ClosedFigure[] }) {
  const { t } = useTexts('closings');
  const narrow = useNarrow('md');
  // Each figure stands in its row and column once.
  const keyed = rows.map((row, index) => ({ ...row, index }));
  const then = ({ situacao, entao, unidade }: ClosedFigure) =>
    situacao === 'entrou' ? t('one.come') : closedFigure(entao, unidade);
  const now = ({ situacao, hoje, unidade }: ClosedFigure) =>
    situacao === 'saiu' ? t('one.gone') : closedFigure(hoje, unidade);
  const difference = ({ situacao, diferenca, unidade }: ClosedFigure) => (
    <Box component="span" sx={situacao === 'igual' ? { color: 'text.secondary' } : { fontWeight: 600 }}>
      {situacao === 'igual' ? t('one.equal') : closedDifference(diferenca, unidade)}
    </Box>
  );
  const column = ({ coluna, unidade }: ClosedFigure) =>
    unidade === null || unidade === '%' ? coluna : `${coluna} (${unidade})`;
  if (narrow)
    return (
      <ListCards
        label={title}
        rows={keyed}
        rowKey={({ index }) => index}
        card={(row) => ({
          title: row.linha,
          end: difference(row),
          subtitle: column(row),
          body: `${t('one.was')}: ${then(row)} · ${t('one.now')}: ${now(row)}`,
        })}
      />
    );
  return (
    <SimpleTable
      label={title}
      rows={keyed}
      rowKey={({ index }) => index}
      columns={[
        { key: 'row', header: t('one.row'), cell: ({ linha }) => linha },
        { key: 'column', header: t('one.column'), cell: column },
        { key: 'then', header: t('one.was'), align: 'right', width: 150, cell: then },
        { key: 'now', header: t('one.now'), align: 'right', width: 150, cell: now },
        { key: 'difference', header: t('one.difference'), align: 'right', width: 150, cell: difference },
      ]}
    />
  );
}
