import { pageOf, PAGES } from '@fonte/contracts';
import { EmptyState, FailedState, lazyPart, LoadingState, PartFailure, type LatePart } from '@fonte/ui';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { whenIdle } from '@fonte/ui/lazy/when-idle';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiFailure } from '../../core/api/failure.ts';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { usePageHeading } from '../../core/navigation/page-heading.ts';
import { propertyPath, type PropertyTab } from '../../core/navigation/property-path.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { fetchAreasMap } from '../../core/property/areas/property-areas.tsx';
import { headQuery } from '../../core/property/head/head-query.ts';
import { savesData } from '../../core/when-in-sight.tsx';
import { PropertyHeader } from './property-header.tsx';
import { PropertyTabs, useTabs } from './property-tabs.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import './texts.ts';

const HEIGHT = 480;

type TabProps = { id: string; head: PropertyHead };

const late = (load: () => Promise<ComponentType<TabProps>>): LatePart<TabProps> =>
  lazyPart(load, {
    waiting: () => <LoadingState shape="lines" height={HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
  });

/** What each tab but the first draws: tables, and the gallery with its viewer, of which 'Dados Gerais' needs nothing. */
const PARTS: Readonly<Record<PropertyTab, LatePart<TabProps>>> = {
  visitas: late(() => import('./tabs/visits-tab.tsx').then((module) => module.VisitsTab)),
  indicadores: late(() => import('./tabs/indicators-tab.tsx').then((module) => module.IndicatorsTab)),
  despesas: late(() => import('./tabs/expenses-tab.tsx').then((module) => module.ExpensesTab)),
  midias: late(() => import('../../core/media/property-media.tsx').then((module) => module.PropertyMedia)),
};

/** /propriedades/detalhe/:id and its tabs (second text, 2.7): the open tab follows the address. */
export function PropertyPage() {
  const { pathname } = useLocation();
  const { id = '', tab } = pageOf(pathname)?.params ?? {};
  return <OpenProperty key={id} id={id} tab={tab as PropertyTab | undefined} />;
}

function OpenProperty({ id, tab }: { id: string; tab: PropertyTab | undefined }) {
  const { data: head, isError, error, refetch } = useQuery(headQuery(id));
  const tabs = useTabs();
  usePageHeading(head?.nome ?? null);
  // The open tab's code comes beside what is said of the property …
  useEffect(() => (tab ? PARTS[tab].ahead : fetchAreasMap)(), [tab]);
  // … and that of the others once it stands, so that a click finds it there.
  const there = head !== undefined;
  useEffect(
    () => (there && !savesData() ? whenIdle(() => tabs.forEach((one) => PARTS[one].ahead())) : undefined),
    [there, tabs],
  );
  if (isError) {
    if (error instanceof ApiFailure && error.status === 404) return <Missing />;
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />;
  }
  if (!head) return <LoadingState shape="lines" height={HEIGHT} />;
  // A tab that the profile does not have is no place.
  if (tab && !tabs.includes(tab)) return <Navigate to={propertyPath(id)} replace />;
  const Part = tab && PARTS[tab];
  return (
    <Box sx={COLUMN}>
      <PropertyHeader head={head} />
      <PropertyTabs head={head} tabs={tabs} open={tab} />
      {Part ? <Part id={id} head={head} /> : <GeneralTab head={head} />}
    </Box>
  );
}

/** The same for a code that nobody has and for another's. */
function Missing() {
  const { t } = useTexts('propertyPage');
  return (
    <EmptyState
      sentence={t('missing')}
      detail={t('missingDetail')}
      icon={<HomeWorkOutlined />}
      height={HEIGHT}
      action={
        <Button component={RouterLink} href={PAGES.minhasPropriedades.path} variant="outlined">
          {t('back')}
        </Button>
      }
    />
  );
}

const COLUMN = { display: 'grid', gap: { xs: '12px', sm: '16px' }, gridTemplateColumns: 'minmax(0, 1fr)' };
