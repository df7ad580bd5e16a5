import type { Profile } from '@fonte/contracts';

/** Who asks, from the session alone: never from a cookie, a query parameter or a body. */
export interface Access {
  readonly profile: Profile;
  readonly uf: string | null;
  /** Digits only. */
  readonly cpf: string | null;
}

/** Who makes a call. */
export const accessOf = ({
  profile,
  session,
}: {
  readonly profile: Profile;
  readonly session: { readonly uf: string | null; readonly cpf: string | null };
}): Access => ({ profile, uf: session.uf, cpf: session.cpf });
