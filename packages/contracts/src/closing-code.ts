/**
 * Codes of closings: what stands on a printed sheet and is typed by whoever checks it. The first 55 bits of a SHA-256 as eleven signs of Crockford's
 * base32 (without I, L, O and U, which are taken for others), and a twelfth by which a slip of the fingers is seen before anybody is asked: the hybrid
 * system of ISO 7064 over these 32 signs. Browser and server read codes alike (docs/decisions/0049).
 */

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = SIGNS.length;
const PAYLOAD = 11;
const BITS_OF_A_SIGN = 5;
const BITS_OF_A_HEX_DIGIT = 4;
const GROUP = 4;

/** The code of a content whose SHA-256 is this, in hexadecimal. */
export function codeOfDigest(sha256: string): string {
  const digits = Math.ceil((PAYLOAD * BITS_OF_A_SIGN) / BITS_OF_A_HEX_DIGIT);
  const left = BigInt(digits * BITS_OF_A_HEX_DIGIT - PAYLOAD * BITS_OF_A_SIGN);
  let bits = BigInt(`0x${sha256.slice(0, digits)}`) >> left;
  let payload = '';
  for (let at = 0; at < PAYLOAD; at += 1) {
    payload = `${SIGNS[Number(bits % BigInt(BASE))]}${payload}`;
    bits /= BigInt(BASE);
  }
  return `${payload}${checkSign(payload)}`;
}

/** What was typed as a code: small letters, points between and the letters that look like digits are taken for what they mean; null for what is no code, or was mistyped. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s.–-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (code.length !== PAYLOAD + 1 || Array.from(code).some((sign) => !SIGNS.includes(sign))) return null;
  return checkSign(code.slice(0, PAYLOAD)) === code.slice(PAYLOAD) ? code : null;
}

/** In groups of four, as it stands on paper: 'K7Q4-0R2M-9TZ1'. */
export const shownCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** The sign that closes a payload. */
function checkSign(payload: string): string {
  let product = BASE;
  for (const sign of payload) {
    const sum = (product + SIGNS.indexOf(sign)) % BASE;
    product = ((sum === 0 ? BASE : sum) * 2) % (BASE + 1);
  }
  return SIGNS[(BASE + 1 - product) % BASE] ?? '';
}
