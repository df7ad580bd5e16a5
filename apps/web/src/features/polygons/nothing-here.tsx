import { FLOATING_SHADOW } from '@fonte/ui';
import { MapCorner } from '@fonte/ui/map-view';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../core/i18n/use-texts.ts';

/** On the map, over nothing that is worked with: there is no polygon where it was clicked, and what may be the reason. The next click takes its place. */
export function NothingHere({
  sentence,
  why,
  onClose,
}: {
  sentence: string;
  why: string;
  onClose: () => void;
}) {
  const { t } = useTexts('core');
  return (
    <MapCorner at="top" offset={56} onPaper={false}>
      <Box role="status" data-ground="paper" sx={CHIP}>
        <span>
          <b>{sentence}</b> {why}
        </span>
        <IconButton size="small" aria-label={t('close')} onClick={onClose}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
    </MapCorner>
  );
}

const CHIP = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  p: '4px 4px 4px 12px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: FLOATING_SHADOW,
  fontSize: 13,
};
