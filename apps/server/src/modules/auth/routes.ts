import { ALL_PROFILES, PROFILES, profileName } from '@fonte/contracts';
import {
  changePassword as changePasswordRoute,
  endSessions,
  endSessionsOfPerson as endSessionsOfPersonRoute,
  sessions,
  sessionsOfPerson as sessionsOfPersonRoute,
} from '@fonte/contracts/routes/account';
import {
  confirm,
  currentSession,
  login,
  logout,
  newPassword,
  profiles,
  resetPassword,
  setProfile,
} from '@fonte/contracts/routes/auth';
import { register } from '@fonte/contracts/routes/registration';
import { handle, success, type App } from '../../platform/index.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { registerFactor } from './factor/routes.ts';
import { endOwnSessions, endSessionsOfPerson, ownSessions, sessionsOfPerson } from './open-sessions.ts';
import { askReset, takeReset } from './reset-password.ts';
import { userOf } from './session-user.ts';
import { registerPerson } from './register-person.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Sign-in, registration, recovery, sign-out, active profile (first text, sections 4, 5, 7, 8). */
export function registerAuth(app: App): void {
  registerFactor(app);
  handle(app, login, async (call) => success(await signIn(call)));
  handle(app, register, async (call) => success(await registerPerson(call)));
  handle(app, confirm, async (call) => success(await confirmRegistration(call)));
  handle(app, resetPassword, async (call) => success(await askReset(call)));
  handle(app, newPassword, async (call) => success(await takeReset(call)));
  handle(app, logout, signOut);
  handle(app, setProfile, async (call) => success(await changeProfile(call)));
  handle(app, changePasswordRoute, async (call) => success(await changePassword(call)));
  handle(app, sessions, async (call) => success(await ownSessions(call)));
  handle(app, endSessions, async (call) => success(await endOwnSessions(call)));
  handle(app, sessionsOfPersonRoute, async (call) => success(await sessionsOfPerson(call)));
  handle(app, endSessionsOfPersonRoute, async (call) => success(await endSessionsOfPerson(call)));
  handle(app, currentSession, async (call) => success(userOf(app, call.session)));
  handle(app, profiles, async (call) =>
    ALL_PROFILES.filter((profile) => profile !== 'administrador' || call.profile === 'administrador').map(
      (profile) => ({ id: PROFILES[profile].id, perfil: profileName(profile, app.settings.PRODUCT_NAME) }),
    ),
  );
}
