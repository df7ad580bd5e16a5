import { PopupCard, PopupLine } from '@fonte/ui';
import Button from '@mui/material/Button';
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
  const { t } = useTexts('polygons');
  return (
    <PopupCard title={property?.name || code} width={230} onClose={onClose}>
      <PopupLine>{[code, property?.place].filter(Boolean).join(' · ')}</PopupLine>
      <Button variant="outlined" size="small" fullWidth onClick={onOpen} sx={{ mt: '8px' }}>
        {t('seeAll')}
      </Button>
    </PopupCard>
  );
}
