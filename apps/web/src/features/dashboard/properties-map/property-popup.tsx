import { FLOATING_SHADOW, SituationLabel, VisitsCell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { MapProperty } from '../../../core/property/map-property.ts';

/** At the property that was searched: code, title, subtitle, activity, visits (second text, 2.2, 'Marker popup content'). */
export function PropertyPopup({ property, onOpen }: { property: MapProperty; onOpen: () => void }) {
  const { t } = useTexts('dashboard');
  return (
    <Box data-ground="paper" sx={POPUP}>
      <Box sx={{ fontWeight: 600 }}>{property.name}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {property.cod} · {property.place}
      </Box>
      {property.activity && <Box sx={{ color: 'text.secondary' }}>{property.activity}</Box>}
      <Box sx={{ my: '6px' }}>
        <SituationLabel situation={property.situation} />
      </Box>
      <VisitsCell value={property.visits} />
      <Button variant="outlined" size="small" fullWidth onClick={onOpen} sx={{ mt: '8px' }}>
        {t('map.open')}
      </Button>
    </Box>
  );
}

const POPUP = {
  width: 250,
  p: '10px 12px 12px',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: FLOATING_SHADOW,
  fontSize: 13,
  lineHeight: '18px',
};
