import { PageCell, PageGrid } from '@fonte/ui';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './texts.ts';

/** /minha-conta: the own password and where the account is open. */
export function AccountPage() {
  return (
    <PageGrid>
      <PageCell span={5}>
        <PasswordCard />
      </PageCell>
      <PageCell span={7}>
        <SessionsCard />
      </PageCell>
    </PageGrid>
  );
}
