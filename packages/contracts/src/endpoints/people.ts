import type { Endpoint } from '../endpoint.ts';

/** Administration of people (third text, sections 2.7, 6, 7). What a caller sees and may give is narrowed further by profile and uf. */

const access = { capability: 'people.manage' } as const;
const review = { capability: 'people.review' } as const;

export const users = {
  name: 'people.list',
  method: 'GET',
  path: '/api/indicators/auth/users',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

/** The specification names the update's fields and not its path. */
export const updateUser = {
  name: 'people.update',
  method: 'PUT',
  path: '/api/indicators/auth/users/:id',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const removeUser = {
  name: 'people.remove',
  method: 'DELETE',
  path: '/api/indicators/auth/remove-user/:id',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const blockUser = {
  name: 'people.block',
  method: 'POST',
  path: '/api/indicators/auth/users/:id/block',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

/** The CPF of an account, which the list masks; asks why, and the log keeps that. */
export const revealCpf = {
  name: 'people.revealCpf',
  method: 'POST',
  path: '/api/indicators/auth/users/:id/cpf',
  access,
  tells: 'persons',
} as const satisfies Endpoint;

export const inviteUser = {
  name: 'people.invite',
  method: 'POST',
  path: '/api/indicators/auth/users',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const inviteAgain = {
  name: 'people.inviteAgain',
  method: 'POST',
  path: '/api/indicators/auth/users/:id/invite',
  access,
  tells: 'nothing',
} as const satisfies Endpoint;

export const resetUserFactor = {
  name: 'people.resetFactor',
  method: 'POST',
  path: '/api/indicators/auth/users/:id/reset-factor',
  access: review,
  tells: 'nothing',
} as const satisfies Endpoint;

export const accessReview = {
  name: 'people.review',
  method: 'GET',
  path: '/api/indicators/auth/access-review',
  access: review,
  tells: 'persons',
} as const satisfies Endpoint;

export const decideAccess = {
  name: 'people.decide',
  method: 'POST',
  path: '/api/indicators/auth/access-review/:id',
  access: review,
  tells: 'nothing',
} as const satisfies Endpoint;

export const auditLog = {
  name: 'people.audit',
  method: 'GET',
  path: '/api/indicators/audit',
  access: review,
  tells: 'persons',
} as const satisfies Endpoint;

/** How long each kind of what is written down is kept, and what would be removed now. */
export const retention = {
  name: 'people.retention',
  method: 'GET',
  path: '/api/indicators/audit/retention',
  access: review,
  tells: 'nothing',
} as const satisfies Endpoint;
