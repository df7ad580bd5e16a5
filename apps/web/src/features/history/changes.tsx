import { formatDate } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { PropertyLink } from '../../core/report/columns/property-link.tsx';
import { diffQuery, propertyQuery, type Asked } from './calls.ts';
import { HistoryResults, type ChangeColumn } from './results.tsx';

const OF_DAY: readonly ChangeColumn[] = ['key', 'property'];
const OF_PROPERTY: readonly ChangeColumn[] = ['date', 'table', 'key'];

/** What the loads of a day changed in a table. */
export function ChangesOfDay({ asked }: { asked: Asked }) {
  const { t } = useTexts('history');
  const [page, setPage] = useState(0);
  const found = useQuery({ ...diffQuery(asked, page), placeholderData: keepPreviousData });
  return (
    <HistoryResults
      title={t('found', { table: t(`tables.${asked.table}`), date: formatDate(asked.date) })}
      found={found}
      page={page}
      onPage={setPage}
      columns={OF_DAY}
      noneDetail={t('noneDetail')}
    />
  );
}

/**
 * What all loads that are kept changed of a property, or those from `since` on, the latest first; it leads back to the property while there is one. Its code may
 * be an address's, without dots: the answer has them.
 */
export function ChangesOfProperty({ code: named, since }: { code: string; since?: number }) {
  const { t } = useTexts('history');
  const [page, setPage] = useState(0);
  const found = useQuery({ ...propertyQuery(named, page, since), placeholderData: keepPreviousData });
  const code = found.data?.codigo ?? named;
  return (
    <>
      <Box sx={{ mb: '8px', fontSize: 13 }}>
        {t('property')}: {found.data?.existe === false ? code : <PropertyLink code={code} />}
      </Box>
      <HistoryResults
        title={t('ofProperty', { code })}
        found={found}
        page={page}
        onPage={setPage}
        columns={OF_PROPERTY}
        noneDetail={t('noneOfProperty')}
      />
    </>
  );
}
