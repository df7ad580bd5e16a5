import { VISIT_INDICATORS, type Activity, type WorkedOutForm } from '@fonte/contracts';
import { visitIndicators } from '@fonte/contracts/endpoints/visit-indicators';
import { formatInteger } from '@fonte/pt-br';
import { DialogShell } from '@fonte/ui';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFile } from '../../core/api/call.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { formatBytes } from '../../core/report/files/bytes.ts';
import { useFileWords } from '../../core/report/files/file-note.tsx';
import { useSaving } from '../../core/report/files/use-saving.ts';
import { countRecords } from './count-records.ts';
import './visit-indicators-texts.ts';

export type VisitIndicatorsDialogProps = {
  activity: Activity;
  form: WorkedOutForm;
  uf: string | null;
  onClose: () => void;
};

/** 'Indicadores de Corte / de Leite - 12 e 24 visitas' while it comes: how many of its rows are there (of a workbook how many bytes), and a way to end it. Closing ends it too. */
export function VisitIndicatorsDialog({ activity, form, uf, onClose }: VisitIndicatorsDialogProps) {
  const { t } = useTexts(['visitIndicators', 'core']);
  const words = useFileWords({ ano: null, uf });
  const { start, running } = useSaving();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const title = VISIT_INDICATORS[activity];

  const fetchIt = useEffectEvent(() =>
    start({
      title,
      name: `indicadores-de-${activity}-12-e-24-visitas.${form === 'Xlsx' ? 'xlsx' : 'csv'}`,
      open: async (signal) => {
        const query = { atividade: activity, typereturn: form, $uf: uf === null ? undefined : [uf] };
        const answer = await callFile(visitIndicators, { query, signal });
        // A workbook comes packed: no rows are seen in it.
        if (form === 'Xlsx') return answer;
        const total = Number(answer.headers.get('x-total-count'));
        // Its head is no row, nor is what it says of itself below them.
        return countRecords(answer, (records) =>
          setProgress({ done: Math.min(Math.max(records - 1, 0), total), total }),
        );
      },
      ended: onClose,
    }),
  );
  useEffect(() => fetchIt(), []);

  const shown = progress
    ? t('visitIndicators:rows', {
        done: formatInteger(progress.done),
        total: formatInteger(progress.total),
      })
    : running && running.received > 0
      ? t('visitIndicators:received', { size: formatBytes(running.received) })
      : t('visitIndicators:preparing');

  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      width={520}
      foot={
        <Button variant="outlined" onClick={onClose}>
          {t('core:cancel')}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: '12px' }}>
        {words}
      </Typography>
      <LinearProgress
        aria-label={title}
        aria-valuetext={shown}
        {...(progress && progress.total > 0
          ? { variant: 'determinate' as const, value: (100 * progress.done) / progress.total }
          : {})}
      />
      <Typography variant="body2" sx={{ mt: '8px' }}>
        {shown}
      </Typography>
    </DialogShell>
  );
}
