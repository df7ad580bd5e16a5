/**
 * The form of an address, for every form and call: zod's, which does not come along where addresses are looked at without it. Its test holds it to zod's.
 */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Longest address that there can be (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Whether it is an address, for whoever looks at many. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL.test(text);
