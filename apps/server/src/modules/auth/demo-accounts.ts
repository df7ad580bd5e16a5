import { PROFILES, profileName, type Profile } from '@fonte/contracts';
import { hashPassword } from '../../platform/passwords.ts';
import type { App } from '../../platform/index.ts';
import { insertAccount } from './store.ts';

export const DEMO_PASSWORD = 'demonstracao';

/** People of the demonstration programme whose rows the accounts of a supervisor and a technician see. */
export interface DemoPeople {
  readonly supervisor: { readonly cpf: string; readonly nome: string; readonly uf: string };
  readonly tecnico: { readonly cpf: string; readonly nome: string; readonly uf: string };
}

export interface DemoAccount {
  readonly email: string;
  readonly perfil: string;
  readonly uf: string | null;
}

/** Where the accounts with a fixed uf are at home. */
const HOME = 'GO';

/** One account per profile, as `docs/architecture.md` lists them. They count only while the data are the demonstration's. */
export async function createDemoAccounts(app: App, people: DemoPeople): Promise<DemoAccount[]> {
  const senha = await hashPassword(DEMO_PASSWORD);
  const accounts = (Object.keys(PROFILES) as Profile[]).map((profile) => ({
    profile,
    email: `${profile}@demo.example`,
    ...personOf(profile, people, profileName(profile, app.settings.PRODUCT_NAME)),
  }));
  await app.database.db.transaction().execute(async (trx) => {
    for (const account of accounts) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await insertAccount(trx, { ...account, senha, demonstracao: true });
    }
  });
  return accounts.map(({ email, profile, uf }) => ({
    email,
    perfil: profileName(profile, app.settings.PRODUCT_NAME),
    uf,
  }));
}

function personOf(profile: Profile, people: DemoPeople, perfil: string) {
  if (profile === 'supervisor' || profile === 'tecnico') return people[profile];
  const uf = PROFILES[profile].requiresUf ? HOME : null;
  return { nome: `${perfil} (demonstração)`, cpf: null, uf };
}
