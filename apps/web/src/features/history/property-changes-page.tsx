import { LATEST_LOAD, pathOf } from '@fonte/contracts';
import { PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useParams } from 'react-router';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { ChangesOfProperty } from './changes.tsx';
import './texts.ts';

/** /historico/propriedade/{id}: what all loads that are kept changed of a property, for all who may see it; of one that is gone too. */
export function PropertyChangesPage() {
  const { t } = useTexts('history');
  const { id = '' } = useParams();
  return (
    <PageColumn>
      <Box>
        <Link component={RouterLink} href={pathOf('mudancas', { versao: LATEST_LOAD })}>
          {t('since')}
        </Link>
      </Box>
      <ChangesOfProperty key={id} code={id} />
    </PageColumn>
  );
}
