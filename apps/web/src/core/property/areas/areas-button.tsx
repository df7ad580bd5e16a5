import { ContextChip, DialogShell } from '@fonte/ui';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { propertyQuery } from '../property-points.ts';
import { SheetLink } from '../sheet-link.tsx';
import '../texts.ts';
import { PropertyAreas } from './property-areas.tsx';

const WIDTH = 1100;

/** 'Ver áreas': opens the map of a property's areas in a dialog, for those who may. */
export function AreasButton({ code }: { code: string }) {
  const { t } = useTexts('property');
  const may = useMay('property.areas');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<PentagonOutlined />} onClick={() => setOpen(true)}>
        {t('showAreas')}
      </Button>
      {open && <AreasDialog code={code} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The dialog that 'Ver áreas' opens, and a polygon's row on the polygons page; on to the sheet for those who may (second text, 2.2). */
export function AreasDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const maySheet = useMay('property.sheet.link');
  const { data } = useQuery(propertyQuery(code));
  return (
    <DialogShell
      open
      onClose={onClose}
      title={data?.name || code}
      width={WIDTH}
      flush
      foot={maySheet && <SheetLink code={code} button />}
      context={
        <>
          <ContextChip>{code}</ContextChip>
          <span>{data?.place}</span>
        </>
      }
    >
      <PropertyAreas code={code} />
    </DialogShell>
  );
}
