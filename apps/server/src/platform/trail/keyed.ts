import { createHmac } from 'node:crypto';

/** Turns a value into its keyed code. */
export type Keyed = (value: string) => string;

/**
 * Codes for personal values of the audit: `#` and 16 letters, the same for the same value, telling nobody who lacks the installation's secret what it
 * was. Case, outer blanks and the dots and dash of a CPF count for nothing, so that a person can be looked for by code.
 */
export function keyedBy(secret: string): Keyed {
  return (value) => {
    const text = value.trim().toLowerCase();
    const plain = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text) ? text.replace(/\D/g, '') : text;
    return `#${createHmac('sha256', secret).update(`acesso ${plain}`).digest('base64url').slice(0, 16)}`;
  };
}
