import { LATEST_LOAD, pathOf } from '@fonte/contracts';
import { EmptyState, PageCell, PageGrid, TableCard } from '@fonte/ui';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Link from '@mui/material/Link';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyChangesPath } from '../../core/navigation/property-path.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { askedOf, fieldsOf, propertyOf } from './asked.ts';
import { ChangesOfDay } from './changes.tsx';
import { HistorySearch } from './search.tsx';
import './texts.ts';

const HEIGHT = 300;

/** /historico: what the loads of a day changed in a table. What is looked at stands in the address, so that it can be passed on. */
export function HistoryPage() {
  const { t } = useTexts('history');
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const property = propertyOf(params);
  const named = fieldsOf(params);
  const asked = askedOf(named);
  const key = `${named.table}/${named.date}`;
  // Where links led that were passed on before a property's changes had an address of their own.
  if (property !== null) return <Navigate to={propertyChangesPath(property)} replace />;
  return (
    <PageGrid>
      <PageCell span={12}>
        <Link component={RouterLink} href={pathOf('mudancas', { versao: LATEST_LOAD })}>
          {t('since')}
        </Link>
      </PageCell>
      <PageCell span={12}>
        <HistorySearch
          key={key}
          named={named}
          onSearch={({ table, date }) => {
            const next = new URLSearchParams(search);
            next.set('tabela', table);
            next.set('data', date);
            void navigate({ search: next.toString() });
          }}
        />
      </PageCell>
      <PageCell span={12}>
        {asked && <ChangesOfDay key={key} asked={asked} />}
        {!asked && (
          <TableCard title={t('title')}>
            <EmptyState sentence={t('first')} icon={<HistoryOutlined />} height={HEIGHT} />
          </TableCard>
        )}
      </PageCell>
    </PageGrid>
  );
}
