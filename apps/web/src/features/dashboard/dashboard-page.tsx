import { DASHBOARDS, type DashboardAnswer } from '@fonte/contracts';
import { FailedState, PageGrid } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useFilters } from '../../core/filters/use-filters.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { DetailHost } from '../../core/report/detail-host.tsx';
import { setFreshness } from '../../core/report/freshness.ts';
import { dashboardQuery } from '../../core/report/queries.ts';
import { useSignedIn } from '../../core/session/session-store.ts';
import { DashboardCell } from './dashboard-cell.tsx';
import { TileRows } from './tile-rows.tsx';
import './texts.ts';

/** The sentence, when not one report of the dashboard came: then nothing of the page stands, and it is said once. */
function failureOfAll(whole: DashboardAnswer | undefined): string | null {
  const reports = whole?.reports ?? [];
  return reports.every(({ failure }) => failure !== null) ? (reports[0]?.failure?.result ?? null) : null;
}

/** /dashboard: what DASHBOARDS lists for the profile, out of one answer (first text, section 2, 'Dashboard content by profile'). */
export function DashboardPage() {
  const { t } = useTexts('core');
  const { profile } = useSignedIn();
  const { ano, uf } = useFilters();
  const whole = useQuery(dashboardQuery({ ano, uf }));
  const provenance = whole.data?.reports.find((entry) => entry.answer)?.answer?.provenance;
  useEffect(() => {
    if (!provenance) return;
    const { dados_ate: until, carga: loaded, scope } = provenance;
    setFreshness({ until, loaded, scope });
  }, [provenance]);
  if (!profile) return null;
  const failure = whole.isError ? sentenceOf(whole.error) : failureOfAll(whole.data);
  if (failure !== null) {
    return (
      <FailedState
        sentence={failure}
        detail={t('page.nothingStands')}
        onRetry={() => void whole.refetch()}
        height={420}
      />
    );
  }
  const { tiles, aside, cards } = DASHBOARDS[profile];
  return (
    <Box sx={{ display: 'grid', gap: { xs: '12px', sm: '16px' } }}>
      <TileRows rows={tiles} aside={aside} />
      <PageGrid>
        {cards.map((card) => (
          <DashboardCell key={card.kind === 'tabs' ? card.title : card.report} card={card} />
        ))}
      </PageGrid>
      <DetailHost />
    </Box>
  );
}
