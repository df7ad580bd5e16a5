/**
 * The address a link of a rich text leads to: https and nothing else, so that a card leads neither to a script nor to a page that can be changed on
 * its way. What is typed without a scheme gets https; null for what is no such address.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.startsWith('/') || /\s/.test(text)) return null;
  const whole =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d+(\/|$)/.test(text) ? text : `https://${text}`;
  try {
    const address = new URL(whole);
    const named = address.hostname.includes('.') && address.username === '' && address.password === '';
    return address.protocol === 'https:' && named ? address.href : null;
  } catch {
    return null;
  }
}

/** What the sanitiser keeps in `href`. */
export const LINK_PATTERN = /^https:\/\//i;
