import type { FoundProperty } from '@fonte/contracts/routes/properties';
import { LoadingState, PopupCard, PopupLine, SituationLabel, VisitsCell } from '@fonte/ui';
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
    <PopupCard title={property.nome} width={250}>
      <PopupLine>
        {property.id} · {property.municipio}
      </PopupLine>
      {data ? (
        <>
          {data.activity && <PopupLine>{data.activity}</PopupLine>}
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
    </PopupCard>
  );
}
