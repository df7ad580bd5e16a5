import { VISIT_PAGE_SIZE } from '@fonte/contracts';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate } from '@fonte/pt-br';
import { CardShell, PageCell, PageGrid } from '@fonte/ui';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { doubtWords } from '../../../core/property/head/doubt-words.ts';
import { ofProperty } from '../../../core/property/head/head-query.ts';
import { PROPERTY_REPORTS } from '../../../core/property/property-reports.ts';
import { ListedReport } from '../../../core/report/detail/listed-report.tsx';
import { useListAddress } from '../../../core/report/drill/use-list-address.ts';
import { Timeline } from './timeline/timeline.tsx';
import { visitCard } from './visit-card.tsx';

/** 'Visitas': the timeline, what does not count yet and why, what deserves a look, and every visit beside the plan. */
export function VisitsTab({ head }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const { state, change, opened } = useListAddress();
  const filters = useMemo(() => ofProperty(head.codigo), [head.codigo]);
  const pending = head.visitas.filter(({ conta }) => !conta);
  const odd = head.visitas.filter(({ duvidas }) => duvidas.length > 0);
  const words = (visit: PropertyHead['visitas'][number], why: string) =>
    t('pendingRow', { number: visit.numero, date: formatDate(visit.dt), why });
  return (
    <PageGrid>
      <PageCell span={12}>
        <Timeline head={head} />
      </PageCell>
      <PageCell span={6}>
        <Sentences
          title={t('pending')}
          none={t('pendingNone')}
          lines={pending.map((visit) => words(visit, visit.motivo ?? t('unknown')))}
        />
      </PageCell>
      <PageCell span={6}>
        <Sentences
          title={t('doubts')}
          subtitle={t('doubtsDetail')}
          none={t('doubtsNone')}
          lines={odd.map((visit) => words(visit, visit.duvidas.map((doubt) => doubtWords(doubt)).join('; ')))}
        />
      </PageCell>
      <PageCell span={12}>
        <ListedReport
          key={opened}
          report={PROPERTY_REPORTS.visits}
          filters={filters}
          state={state}
          onState={change}
          pageSize={VISIT_PAGE_SIZE}
          emptyText={t('visitsEmpty')}
          card={visitCard}
        />
      </PageCell>
    </PageGrid>
  );
}

function Sentences(props: { title: string; subtitle?: string; none: string; lines: readonly string[] }) {
  const { title, subtitle, none, lines } = props;
  return (
    <CardShell title={title} subtitle={subtitle}>
      <Box component="ul" sx={LINES}>
        {lines.length === 0 && (
          <li>
            <CheckCircleOutlined aria-hidden sx={{ fontSize: 18, color: 'success.main' }} />
            <span>{none}</span>
          </li>
        )}
        {lines.map((line) => (
          <li key={line}>
            <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 18, color: 'warning.main' }} />
            <span>{line}</span>
          </li>
        ))}
      </Box>
    </CardShell>
  );
}

const LINES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: '12px',
  display: 'grid',
  gap: '8px',
  '& li': { display: 'flex', gap: '8px', alignItems: 'flex-start' },
};
