import type { Call } from '../../platform/index.ts';
import type { Access } from '../../query/index.ts';

/** Who asks, from the session alone. */
export const accessOf = ({ profile, session }: Pick<Call, 'profile' | 'session'>): Access => ({
  profile,
  uf: session.uf,
  cpf: session.cpf,
});
