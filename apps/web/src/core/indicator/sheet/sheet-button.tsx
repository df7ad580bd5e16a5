import { CardIconAction, lazyDialog } from '@fonte/ui';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SheetDialogProps } from './sheet-dialog.tsx';

// Every card has a ?, few are opened.
const SheetDialog = lazyDialog<SheetDialogProps>(() =>
  import('./sheet-dialog.tsx').then((module) => module.SheetDialog),
);

type SheetButtonProps = { title: string } & Pick<SheetDialogProps, 'indicators' | 'about'>;

/** The ? of a card: how its figures were made, and the fact sheet of each of its indicators. */
export function SheetButton({ title, indicators, about }: SheetButtonProps) {
  const { t } = useTexts('indicator');
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
        <SheetDialog open={open} onClose={() => setOpen(false)} indicators={indicators} about={about} />
      )}
    </>
  );
}
