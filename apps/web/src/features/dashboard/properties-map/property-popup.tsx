import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { FLOATING_SHADOW, LoadingState, SituationLabel, VisitsCell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { propertyQuery } from '../../../core/property/property-points.ts';

/** At the property that was searched: code, title, subtitle, activity, visits (second text, 2.2, 'Marker popup content'). */
export function PropertyPopup({ property, onOpen }: { property: FoundProperty; onOpen: () => void }) {
  const { t } = useTexts('dashboard');
  const { data } = useQuery(propertyQuery(property.id));
  return (
    <Box data-ground="paper" sx={POPUP}>
      <Box sx={{ fontWeight: 600 }}>{property.nome}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {property.id} · {property.municipio}
      </Box>
      {data ? (
        <>
          {data.activity && <Box sx={{ color: 'text.secondary' }}>{data.activity}</Box>}
          <Box sx={{ my: '6px' }}>
            <SituationLabel situation={data.situation} />
          </Box>
          <VisitsCell value={data.visits} />
        </>
      ) : (
        <LoadingState shape="lines" height={72} />
      )}
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
