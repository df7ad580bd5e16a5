import { formatDate, formatDuration } from '@fonte/pt-br';
import type { ListCard } from '@fonte/ui';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { figure } from '../../../core/report/answer/answer.ts';
import type { PlacedRow } from '../../../core/report/columns/table-columns.tsx';

/** A visit on the phone: its number and day, how long, the phase, whether it counts and why not (docs/design/guide.md, screen 09). */
export function visitCard({ cells }: PlacedRow): ListCard {
  const words = (field: string) => {
    const cell = cells[field];
    return cell === null || cell === undefined ? '' : String(cell);
  };
  return {
    title: `${words('numero')} · ${formatDate(words('dt_visita'))}`,
    end: <Box sx={{ fontSize: 13 }}>{formatDuration(figure(cells['duracao_min']))}</Box>,
    subtitle: words('fase'),
    body: <Counts counts={cells['conta'] === true} why={words('motivo')} />,
    caption: words('tecnico'),
  };
}

function Counts({ counts, why }: { counts: boolean; why: string }) {
  const { t } = useTexts('propertyPage');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', fontWeight: 600 }}>
      {counts ? (
        <CheckCircleOutlined aria-hidden sx={{ fontSize: 18, color: 'success.main' }} />
      ) : (
        <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 18, color: 'warning.main' }} />
      )}
      {counts ? t('countsForPlan') : t('notYetForPlan', { why: why.toLowerCase() })}
    </Box>
  );
}
