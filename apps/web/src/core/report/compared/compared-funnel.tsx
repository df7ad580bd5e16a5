import { counted } from '@fonte/pt-br';
import { FunnelPlot } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { funnelOf, type ComparedTable } from './funnel-of.ts';
import './funnel-texts.ts';

/** The funnel of a comparison, while all its rows are of one group. */
export function ComparedFunnel({ answer }: { answer: ComparedTable }) {
  const { t } = useTexts('funnel');
  const funnel = useMemo(() => funnelOf(answer), [answer]);
  if (funnel === null) return null;
  const outside = funnel.points.filter(({ mark }) => mark === 'outside').length;
  return (
    <Box sx={{ px: '8px', pb: '8px' }}>
      <FunnelPlot
        {...funnel}
        label={t('label', {
          points: counted(funnel.points.length, t('point'), t('points')),
          outside: String(outside),
        })}
        x={t('x')}
        y={t('y')}
      />
    </Box>
  );
}
