import { NO_SITUATION } from '@fonte/contracts/programme/situations';
import { PopupCard, PopupLine, SituationLabel } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Dot } from '../../../core/property/property-points.ts';

/** What a click on an observer's point opens: the area that it stands for, and the situation. */
export function DotPopup({ dot, onClose }: { dot: Dot; onClose: () => void }) {
  const { t } = useTexts('board');
  const say = useWords();
  return (
    <PopupCard title={t('map.dot')} width={250} status onClose={onClose}>
      <PopupLine>{dot.label}</PopupLine>
      <PopupLine>{[dot.place, dot.basin].filter(Boolean).join(' · ')}</PopupLine>
      <Box sx={{ mt: '6px' }}>
        <SituationLabel situation={dot.situation} words={say(dot.situation ?? NO_SITUATION.label)} />
      </Box>
    </PopupCard>
  );
}
