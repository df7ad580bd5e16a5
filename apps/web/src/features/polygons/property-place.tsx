import { FLOATING_SHADOW } from '@fonte/ui';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { MapProperty } from '../../core/property/map-property.ts';
import './texts.ts';

export type PropertyPlaceProps = {
  code: string;
  property: MapProperty | null;
  onOpen: () => void;
  onClose: () => void;
};

/** At the property that was searched: its name, and the list of its polygons. */
export function PropertyPlace({ code, property, onOpen, onClose }: PropertyPlaceProps) {
  const { t } = useTexts(['polygons', 'core']);
  return (
    <Box data-ground="paper" sx={CARD}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: '8px' }}>
        <Box sx={{ flex: 1, fontWeight: 600 }}>{property?.name || code}</Box>
        <IconButton
          aria-label={t('core:close')}
          onClick={onClose}
          sx={{ width: 26, height: 26, mt: '-4px', mr: '-8px' }}
        >
          <CloseOutlined sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{[code, property?.place].filter(Boolean).join(' · ')}</Box>
      <Button variant="outlined" size="small" fullWidth onClick={onOpen} sx={{ mt: '8px' }}>
        {t('seeAll')}
      </Button>
    </Box>
  );
}

const CARD = {
  width: 230,
  p: '10px 12px 12px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: FLOATING_SHADOW,
  fontSize: 13,
  lineHeight: '18px',
};
