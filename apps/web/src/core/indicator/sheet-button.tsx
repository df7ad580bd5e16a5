import { CardIconAction } from '@fonte/ui';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// Every card has a ?, few are opened.
const SheetDialog = lazy(() =>
  import('./sheet-dialog.tsx').then((module) => ({ default: module.SheetDialog })),
);

/** The ? of a card: the fact sheet of each of its indicators. */
export function SheetButton({ title, indicators }: { title: string; indicators: readonly number[] }) {
  const { t } = useTranslation('indicator');
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (indicators.length === 0) return null;
  return (
    <>
      <CardIconAction
        label={t('sheet.open', { title })}
        icon={<HelpOutlineOutlined />}
        expanded={open}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      />
      {asked && (
        <Suspense>
          <SheetDialog open={open} onClose={() => setOpen(false)} indicators={indicators} />
        </Suspense>
      )}
    </>
  );
}
