import type { Address } from './page.ts';

/** Addresses outside the table of pages: those without a session, and the two that are nobody's page. */
export const ENTRANCE = {
  login: '/auth/login',
  registration: '/auth/registration',
  confirm: '/auth/confirm',
  forgotPassword: '/auth/forgot-password',
  newPassword: '/auth/new-password',
  /** Where a session that owes its second factor is led. */
  factor: '/auth/factor',
  logout: '/logout',
  terms: '/termos',
} as const satisfies Record<string, Address>;

export type EntrancePath = (typeof ENTRANCE)[keyof typeof ENTRANCE];
