import { PageCell, PageGrid, PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import { PageTabs } from '../../../core/navigation/page-tabs.tsx';
import { FactorsCard } from './factors-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './texts.ts';

/** /minha-conta: the own name and e-mail, password, the second factor, where the account is open, and the keys of programs. */
export function AccountPage() {
  return (
    <PageColumn>
      <PageTabs page="minhaConta" />
      <PageGrid>
        <PageCell span={5}>
          <Box sx={{ display: 'grid', gap: '16px', width: '100%', alignContent: 'start' }}>
            <OwnDataCard />
            <PasswordCard />
            <FactorsCard />
          </Box>
        </PageCell>
        <PageCell span={7}>
          <Box sx={{ display: 'grid', gap: '16px', width: '100%', alignContent: 'start' }}>
            <SessionsCard />
            <KeysCard />
          </Box>
        </PageCell>
      </PageGrid>
    </PageColumn>
  );
}
