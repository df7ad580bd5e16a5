import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { FailedState, LoadingState, PageCell, PageGrid } from '@fonte/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { loadListQuery } from './calls.ts';
import { LoadCard } from './load-card.tsx';
import { PastCard } from './past-card.tsx';
import { SendCard } from './send-card.tsx';
import './texts.ts';

const HEIGHT = 260;

/** /configuracoes/cargas: loads of data are sent, told before they are imported, imported and undone; and all that there were. */
export function LoadsPage() {
  const { t } = useTexts('loads');
  const [page, setPage] = useState(0);
  // What was asked here stays in sight when it is over, until it is closed.
  const [followed, setFollowed] = useState<number | null>(null);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...loadListQuery(page),
    placeholderData: keepPreviousData,
  });
  if (isError && !data)
    return <FailedState sentence={t('past.failed')} onRetry={() => void refetch()} height={HEIGHT} />;
  if (!data) return <LoadingState shape="rows" height={HEIGHT} />;
  const over = followed !== null && !data.enviadas.some(({ id }) => id === followed) ? followed : null;
  return (
    <PageGrid>
      <PageCell span={12}>
        <SendCard list={data} onSent={setFollowed} />
      </PageCell>
      {over !== null && (
        <PageCell key={over} span={12}>
          <LoadCard id={over} standing={data.versao} onClose={() => setFollowed(null)} />
        </PageCell>
      )}
      {data.enviadas.map((load) => (
        <PageCell key={load.id} span={12}>
          <LoadCard
            id={load.id}
            load={load}
            standing={data.versao}
            onAsked={() => setFollowed(load.id)}
            onGone={() => setFollowed((one) => (one === load.id ? null : one))}
          />
        </PageCell>
      ))}
      <PageCell span={12}>
        <PastCard
          list={data}
          busy={isPlaceholderData}
          page={page}
          pageSize={GRID_PAGE_SIZE}
          onPage={setPage}
          onUndone={setFollowed}
        />
      </PageCell>
    </PageGrid>
  );
}
