import { profiles } from '@fonte/contracts/routes/auth';
import {
  accessReview,
  auditLog,
  blockUser,
  decideAccess as decideAccessRoute,
  inviteAgain,
  inviteUser,
  removeUser,
  resetUserFactor,
  retention,
  revealCpf,
  updateUser,
  users,
} from '@fonte/contracts/routes/people';
import { handle, type App } from '../../platform/index.ts';
import { auditLines } from './audit-log.ts';
import { blockPerson, removePerson, updatePerson } from './change-person.ts';
import { dueNow } from './due-now.ts';
import { invitationPace, invitePerson, invitePersonAgain } from './invite-person.ts';
import { listPeople } from './list-people.ts';
import { profilesOf } from './may-give.ts';
import { resetFactorOf } from './reset-factor.ts';
import { revealCpfOf } from './reveal-cpf.ts';
import { decideAccess, reviewAccess } from './review-access.ts';

/** 'Gestão de usuários': accounts, invitations, review of access, log of accesses (third text, sections 2.7, 6, 7). */
export function registerPeople(app: App): void {
  const pace = invitationPace(app);
  handle(app, profiles, profilesOf);
  handle(app, users, listPeople);
  handle(app, updateUser, updatePerson);
  handle(app, removeUser, removePerson);
  handle(app, blockUser, blockPerson);
  handle(app, inviteUser, (call) => invitePerson(call, pace));
  handle(app, inviteAgain, (call) => invitePersonAgain(call, pace));
  handle(app, resetUserFactor, resetFactorOf);
  handle(app, revealCpf, revealCpfOf);
  handle(app, accessReview, reviewAccess);
  handle(app, decideAccessRoute, decideAccess);
  handle(app, auditLog, auditLines);
  handle(app, retention, dueNow);
}
