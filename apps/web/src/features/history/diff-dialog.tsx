import { DialogShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { ColumnWords, DiffRow } from './calls.ts';
import { keyName, linesOf } from './diff-lines.ts';

export type DiffDialogProps = { row: DiffRow; words: readonly ColumnWords[]; onClose: () => void };

/** What was, red with −, and what is, green with +: the sign says it where the colour does not (second text, 2.13). */
export function DiffDialog({ row, words, onClose }: DiffDialogProps) {
  const { t } = useTexts('history');
  const title = t('dialog', { type: t(`types.${row.type}`), name: keyName(row, words), key: row.key });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      width={680}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Box component="table" aria-label={title} sx={TABLE}>
        <tbody>
          {linesOf(row, words).map(({ sign, column, value }) => (
            <Box key={`${column}${sign}`} component="tr" sx={sign === '+' ? CAME : WENT}>
              <Box component="td" aria-label={sign === '+' ? t('is') : t('was')} sx={{ width: '1.5em' }}>
                {sign === '+' ? '+' : '-'}
              </Box>
              <Box component="th" scope="row" sx={{ fontWeight: 600, textAlign: 'left' }}>
                {column}
              </Box>
              <Box component="td" sx={{ overflowWrap: 'anywhere' }}>
                {value ?? t('empty')}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </DialogShell>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': { px: '8px', py: '4px', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
};
const WENT = { color: 'historico.excluido' };
const CAME = { color: 'historico.novo' };
