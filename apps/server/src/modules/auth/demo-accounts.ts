import { PROFILES, profileName, type Profile } from '@fonte/contracts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import type { App } from '../../platform/index.ts';
import { insertAccount } from './store.ts';

export const DEMO_PASSWORD = 'demonstracao';

interface Somebody {
  readonly nome: string;
  readonly cpf: string;
  readonly uf: string;
}

/** Whom of the demonstration programme its accounts stand for. */
interface DemoPeople {
  readonly supervisor: Somebody;
  readonly tecnico: Somebody;
  readonly coordenador: Pick<Somebody, 'uf'>;
  readonly regional: Pick<Somebody, 'uf'>;
}

export interface DemoAccount {
  readonly email: string;
  readonly perfil: string;
  readonly uf: string | null;
}

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
      await insertAccount(trx, { ...account, senha, demonstracao: true, cpf_conferido: true });
    }
  });
  return accounts.map(({ email, profile, uf }) => ({
    email,
    perfil: profileName(profile, app.settings.PRODUCT_NAME),
    uf,
  }));
}

function personOf(profile: Profile, people: DemoPeople, perfil: string) {
  const nome = `${perfil} (demonstração)`;
  switch (profile) {
    case 'supervisor':
    case 'tecnico':
      return people[profile];
    case 'coordenador':
    case 'regional':
      return { nome, cpf: null, uf: people[profile].uf };
    case 'administrador':
    case 'bancomundial':
    case 'consulta':
    case 'giz':
    case 'mapa':
    case 'nacional':
      return { nome, cpf: null, uf: null };
  }
}
