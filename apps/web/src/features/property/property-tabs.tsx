import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatInteger } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyPath, type PropertyTab } from '../../core/navigation/property-path.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { useMay } from '../../core/session/session-store.ts';
import { TAB_BAR, TAB_OF_BAR } from '../../core/navigation/tab-bar.ts';

const TABS: readonly PropertyTab[] = ['visitas', 'indicadores', 'despesas'];

const WITH_MEDIA: readonly PropertyTab[] = [...TABS, 'midias'];

/** The tabs beside the general data that the reader has: media are for the four profiles of the second text, 2.7. */
export const useTabs = (): readonly PropertyTab[] => (useMay('media.property') ? WITH_MEDIA : TABS);

export type PropertyTabsProps = {
  head: PropertyHead;
  tabs: readonly PropertyTab[];
  /** None: the general data. */
  open: PropertyTab | undefined;
};

/** The `ref` of the open one: on a phone, the line is moved until it is seen. */
function seen(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (!bar) return;
  const [own, whole] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += Math.min(0, own.left - whole.left) + Math.max(0, own.right - whole.right);
}

/** Parts of the property's page: each has an address of its own. */
export function PropertyTabs({ head, tabs, open }: PropertyTabsProps) {
  const { t } = useTexts('propertyPage');
  return (
    <Box component="nav" aria-label={t('tabs.nav')} data-print="hide" sx={TAB_BAR}>
      {[undefined, ...tabs].map((tab) => (
        <Box
          key={tab ?? 'geral'}
          component={RouterLink}
          ref={tab === open ? seen : undefined}
          href={propertyPath(head.codigo, tab)}
          aria-current={tab === open ? 'page' : undefined}
          sx={TAB_OF_BAR}
        >
          {t(`tabs.${tab ?? 'geral'}`)}
          {tab === 'visitas' && (
            <Box component="span" sx={{ ml: '6px', color: 'text.secondary' }}>
              {formatInteger(head.visitas.length)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
