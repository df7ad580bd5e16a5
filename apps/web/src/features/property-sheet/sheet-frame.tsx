import { pageOf } from '@fonte/contracts';
import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { EmptyState, FailedState, LoadingState } from '@fonte/ui';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure } from '../../core/api/failure.ts';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useTitle } from '../../core/navigation/title.ts';
import { BackLink } from '../../core/paper/back-link.tsx';
import { headQuery } from '../../core/property/head/head-query.ts';
import './texts.ts';

const HEIGHT = 480;

/** The property of the address, drawn on paper once it is there; the same answer for a code that nobody has and for another's. */
export function OnPaper({ children }: { children: (head: PropertyHead) => ReactNode }) {
  const { t } = useTexts('propertySheet');
  const open = pageOf(useLocation().pathname);
  const { data: head, isError, error, refetch } = useQuery(headQuery(open?.params['id'] ?? ''));
  useTitle(head ? `${open?.page.title ?? ''}: ${head.nome}` : open?.page.title);
  if (head) return children(head);
  if (!isError) return <LoadingState shape="lines" height={HEIGHT} />;
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <>
        <BackLink />
        <main>
          <h1 className="sheet-missing">{t('missing')}</h1>
          <EmptyState sentence={t('missing')} icon={<HomeWorkOutlined />} height={HEIGHT} />
        </main>
      </>
    );
  return (
    <>
      <BackLink />
      <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
    </>
  );
}
