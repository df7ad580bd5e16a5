import { PopupCard, PopupLine, SituationLabel } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Dot } from '../../../core/property/property-points.ts';

/** What a click on an observer's point opens: the area that it stands for, and the situation. */
export function DotPopup({ dot, onClose }: { dot: Dot; onClose: () => void }) {
  const { t } = useTexts('board');
  return (
    <PopupCard title={t('map.dot')} width={250} status onClose={onClose}>
      <PopupLine>{dot.label}</PopupLine>
      <PopupLine>{[dot.place, dot.basin].filter(Boolean).join(' · ')}</PopupLine>
      <Box sx={{ mt: '6px' }}>
        <SituationLabel situation={dot.situation} />
      </Box>
    </PopupCard>
  );
}
