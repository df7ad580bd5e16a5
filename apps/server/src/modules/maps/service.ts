import type { Access } from '../../query/index.ts';
import type { App, Call } from '../../platform/index.ts';
import { currentVersion } from '../../platform/data-version.ts';

/** What the map services work with; made once per process. */
export interface Maps {
  readonly app: App;
}

/** Who asks, from the session alone. */
export function accessOf({ profile, session }: Call): Access {
  return { profile, uf: session.uf, cpf: session.cpf };
}

/** The data version that features, tiles and documents are of. */
export async function versionOf({ app }: Maps): Promise<number> {
  return (await currentVersion(app.database.db)).versao;
}
