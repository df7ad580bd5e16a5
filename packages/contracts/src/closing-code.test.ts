import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOfDigest, readCode, shownCode } from './closing-code.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = Array.from({ length: 300 }, (_, n) =>
  codeOfDigest(createHash('sha256').update(`content ${n}`).digest('hex')),
);

test('a code is the first bits of the digest, and no two contents here have the same', () => {
  for (const [n, code] of codes.entries()) {
    const digest = createHash('sha256').update(`content ${n}`).digest();
    // Worked out the other way round: bit by bit out of the bytes.
    const bits = Array.from(digest, (byte) => byte.toString(2).padStart(8, '0')).join('');
    const payload = Array.from(
      { length: 11 },
      (_sign, at) => SIGNS[parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
    ).join('');
    expect(code.slice(0, 11)).toBe(payload);
    expect(readCode(code)).toBe(code);
  }
  expect(new Set(codes).size).toBe(codes.length);
});

test('is read however it is written', () => {
  const [code = ''] = codes;
  for (const typed of [
    shownCode(code),
    code.toLowerCase(),
    ` ${shownCode(code).replaceAll('-', ' ')} `,
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
    code.replaceAll('0', 'O').replaceAll('1', 'I'),
  ])
    expect(readCode(typed)).toBe(code);
  expect(shownCode(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

test('every sign that is mistyped is seen, and nearly every two that change places', () => {
  let turned = 0;
  let unseen = 0;
  for (const code of codes)
    for (let at = 0; at < code.length; at += 1) {
      for (const sign of SIGNS)
        if (sign !== code[at]) expect(readCode(code.slice(0, at) + sign + code.slice(at + 1))).toBeNull();
      const [one = '', two = ''] = code.slice(at, at + 2);
      if (two === '' || one === two) continue;
      turned += 1;
      if (readCode(`${code.slice(0, at)}${two}${one}${code.slice(at + 2)}`) !== null) unseen += 1;
    }
  expect(turned).toBeGreaterThan(3_000);
  expect(unseen / turned).toBeLessThan(0.01);
});

test.each(['', 'K7Q4', 'U'.repeat(12), `${'0'.repeat(12)}0`, "0' or 1=1 --", '٠٠٠٠٠٠٠٠٠٠٠٠', '../../etc/p'])(
  '%s is no code',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);
