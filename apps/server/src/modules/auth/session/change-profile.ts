import { ALL_PROFILES, PROFILES, profileName, profileOfName, type SessionUser } from '@fonte/contracts';
import { fail, type Call } from '../../../platform/index.ts';
import { isDemonstration } from '../../../platform/identity/demonstration.ts';
import { needsFactor } from '../../../platform/identity/second-factor.ts';
import { beginSession } from './begin-session.ts';
import { accountOfId } from '../store.ts';

/**
 * Makes another granted profile the active one, in a new session. The profile is named as users read it, or by its key.
 * Errors: `profileNotGranted`, alike for a profile that is not granted and one that does not exist; `factorForProfile` for one that asks for a second factor,
 * where the session has not proved any.
 */
export async function changeProfile(call: Call<unknown, unknown, { profile: string }>): Promise<SessionUser> {
  const { app, session } = call;
  const asked = call.body.profile;
  const profile =
    profileOfName(asked, app.settings.PRODUCT_NAME) ?? ALL_PROFILES.find((key) => key === asked);
  if (profile === undefined || !session.granted.includes(profile)) fail('profileNotGranted');
  if (session.factorAt === null && needsFactor(app.settings, await isDemonstration(app), profile))
    fail('factorForProfile', { perfil: profileName(profile, app.settings.PRODUCT_NAME) });
  const account = await accountOfId(call.db, session.idUsuario);
  return beginSession(call, account, PROFILES[profile].id, session);
}
