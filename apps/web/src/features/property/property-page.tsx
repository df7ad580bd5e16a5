import { pageOf, PAGES } from '@fonte/contracts';
import { EmptyState, FailedState, lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { ApiFailure } from '../../core/api/failure.ts';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { usePageHeading } from '../../core/navigation/page-heading.ts';
import { propertyPath, type PropertyTab } from '../../core/navigation/property-path.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { headQuery } from '../../core/property/head/head-query.ts';
import { PropertyHeader } from './property-header.tsx';
import { PropertyTabs, useTabs } from './property-tabs.tsx';
import { ExpensesTab } from './tabs/expenses-tab.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import { IndicatorsTab } from './tabs/indicators-tab.tsx';
import { VisitsTab } from './tabs/visits-tab.tsx';
import './texts.ts';

const HEIGHT = 480;

// The gallery with its viewer and its panel comes when it is opened.
const Media = lazyPart<{ id: string }>(
  () => import('../../core/media/property-media.tsx').then((module) => module.PropertyMedia),
  {
    waiting: () => <LoadingState shape="lines" height={HEIGHT} />,
    failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
  },
);

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
  if (isError) {
    if (error instanceof ApiFailure && error.status === 404) return <Missing />;
    return <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />;
  }
  if (!head) return <LoadingState shape="lines" height={HEIGHT} />;
  // A tab that the profile does not have is no place.
  if (tab && !tabs.includes(tab)) return <Navigate to={propertyPath(id)} replace />;
  return (
    <Box sx={COLUMN}>
      <PropertyHeader head={head} />
      <PropertyTabs head={head} tabs={tabs} open={tab} />
      {tab === undefined && <GeneralTab head={head} />}
      {tab === 'visitas' && <VisitsTab head={head} />}
      {tab === 'indicadores' && <IndicatorsTab head={head} />}
      {tab === 'despesas' && <ExpensesTab head={head} />}
      {tab === 'midias' && <Media id={id} />}
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
