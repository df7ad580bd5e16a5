import { lazyDialog } from '@fonte/ui';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useMay } from '../../core/session/session-store.ts';
import { ShareMenu } from './image/share-menu.tsx';
import type { LawsuitFilterProps } from './lawsuits/lawsuit-filter.tsx';
import type { PanelsProps } from './panels.ts';
import './texts.ts';

// Few look at lawsuits, and fewer filter them.
const LawsuitFilterDrawer = lazyDialog<LawsuitFilterProps>(() =>
  import('./lawsuits/lawsuit-filter.tsx').then((module) => module.LawsuitFilterDrawer),
);

/** The page's own buttons in the sub-header: the lawsuits' filters while their layer is on, picture and address of the map. */
export function MapActions({ compact, ...props }: PanelsProps & { compact: boolean }) {
  const { t } = useTexts('map');
  const may = useMay('lawsuits.read');
  const { state, change, narrowing } = props;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const on = may && state.layers.some(({ key }) => key === 'processos');
  return (
    <>
      <HeaderActions>
        {on && (
          <Button
            variant="outlined"
            startIcon={<TuneOutlined />}
            aria-expanded={open}
            onClick={() => {
              setAsked(true);
              setOpen(!open);
            }}
          >
            {t('lawsuits.filter')}
          </Button>
        )}
        {!compact && <ShareMenu {...props} words />}
      </HeaderActions>
      {asked && (
        <LawsuitFilterDrawer
          open={open && on}
          onClose={() => setOpen(false)}
          narrowing={narrowing}
          onChange={(lawsuits) => change((before) => ({ ...before, lawsuits }))}
        />
      )}
    </>
  );
}
