import {
  changeEmail,
  changeName as changeNameRoute,
  changePassword as changePasswordRoute,
  confirmEmail,
  endSessions,
  endSessionsOfPerson as endSessionsOfPersonRoute,
  makeProgramKey,
  ownAccount,
  ownData,
  programKeys,
  revokeProgramKey,
  sessions,
  sessionsOfPerson as sessionsOfPersonRoute,
} from '@fonte/contracts/routes/account';
import {
  confirm,
  currentSession,
  login,
  logout,
  newPassword,
  resetPassword,
  setProfile,
} from '@fonte/contracts/routes/auth';
import { register } from '@fonte/contracts/routes/registration';
import { handle, success, type App } from '../../platform/index.ts';
import { changePassword } from './account/change-password.ts';
import { askEmail, takeEmail } from './account/change-email.ts';
import { changeProfile } from './session/change-profile.ts';
import { confirmRegistration } from './registration/confirm-registration.ts';
import { registerFactor } from './factor/routes.ts';
import {
  endOwnSessions,
  endSessionsOfPerson,
  ownSessions,
  sessionsOfPerson,
} from './session/open-sessions.ts';
import { askReset, takeReset } from './registration/reset-password.ts';
import { changeName, readAccount } from './account/own-account.ts';
import { dataOfPerson } from './account/own-data.ts';
import { makeKey, ownKeys, revokeKey } from './keys/program-keys.ts';
import { userOf } from './session/session-user.ts';
import { registerPerson } from './registration/register-person.ts';
import { signIn } from './session/sign-in.ts';
import { signOut } from './session/sign-out.ts';

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
  handle(app, ownAccount, async (call) => success(await readAccount(call)));
  handle(app, changeNameRoute, async (call) => success(await changeName(call)));
  handle(app, changeEmail, async (call) => success(await askEmail(call)));
  handle(app, confirmEmail, async (call) => success(await takeEmail(call)));
  handle(app, ownData, dataOfPerson);
  handle(app, sessions, async (call) => success(await ownSessions(call)));
  handle(app, endSessions, async (call) => success(await endOwnSessions(call)));
  handle(app, programKeys, async (call) => success(await ownKeys(call)));
  handle(app, makeProgramKey, async (call) => success(await makeKey(call)));
  handle(app, revokeProgramKey, async (call) => success(await revokeKey(call)));
  handle(app, sessionsOfPersonRoute, async (call) => success(await sessionsOfPerson(call)));
  handle(app, endSessionsOfPersonRoute, async (call) => success(await endSessionsOfPerson(call)));
  handle(app, currentSession, async (call) => success(userOf(app, call.session)));
}
