import { ALL_PROFILES, PROFILES, profileOfName, type SessionUser } from '@fonte/contracts';
import { fail, type Call } from '../../platform/index.ts';
import { beginSession } from './begin-session.ts';
import { accountOfId } from './store.ts';

/**
 * Makes another granted profile the active one, in a new session. The profile is named as users read it, or by its key.
 * Errors: `profileNotGranted`, alike for a profile that is not granted and one that does not exist.
 */
export async function changeProfile(call: Call<unknown, unknown, { profile: string }>): Promise<SessionUser> {
  const asked = call.body.profile;
  const profile =
    profileOfName(asked, call.app.settings.PRODUCT_NAME) ?? ALL_PROFILES.find((key) => key === asked);
  if (profile === undefined || !call.session.granted.includes(profile)) fail('profileNotGranted');
  const account = await accountOfId(call.db, call.session.idUsuario);
  return beginSession(call, account, PROFILES[profile].id);
}
