import { PAGES } from '@fonte/contracts';
import { ContextChip, DialogShell, SituationLabel } from '@fonte/ui';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useMay } from '../../../core/session/session-store.ts';
import type { MapProperty } from '../../../core/property/map-property.ts';
import { PropertyFacts } from '../../../core/property/property-facts.tsx';

const SHEET = '/propriedades/detalhe';

/** The sheet is linked once its page is there. */
const sheetExists = Object.values(PAGES).some((page) => (page.path as string).startsWith(SHEET));

/** What a click on a point opens: areas, tags, visits of 24, and 'Ficha tecnica' for those who may (second text, 2.2). */
export function PropertyDialog({ property, onClose }: { property: MapProperty | null; onClose: () => void }) {
  const { t } = useTexts('dashboard');
  const maySheet = useMay('property.sheet.link');
  if (!property) return null;
  return (
    <DialogShell
      open
      onClose={onClose}
      title={property.name || property.cod}
      width={440}
      context={
        <>
          <ContextChip>{property.cod}</ContextChip>
          <span>{property.place}</span>
          <SituationLabel situation={property.situation} />
        </>
      }
      foot={
        maySheet &&
        sheetExists && (
          <Button
            variant="contained"
            href={`${SHEET}/${property.cod.replaceAll('.', '')}`}
            target="_blank"
            rel="noopener"
            endIcon={<OpenInNewOutlined />}
          >
            {t('map.sheet')}
          </Button>
        )
      }
    >
      <PropertyFacts property={property} />
    </DialogShell>
  );
}
