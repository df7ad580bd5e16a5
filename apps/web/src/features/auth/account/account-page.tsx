import { PageCell, PageGrid } from '@fonte/ui';
import Box from '@mui/material/Box';
import { FactorsCard } from './factors-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './texts.ts';

/** /minha-conta: the own password, the second factor, and where the account is open. */
export function AccountPage() {
  return (
    <PageGrid>
      <PageCell span={5}>
        <Box sx={{ display: 'grid', gap: '16px', width: '100%', alignContent: 'start' }}>
          <PasswordCard />
          <FactorsCard />
        </Box>
      </PageCell>
      <PageCell span={7}>
        <SessionsCard />
      </PageCell>
    </PageGrid>
  );
}
