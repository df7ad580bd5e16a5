import { expect, test } from 'vitest';
import { noticeUntrustedProxy } from './untrusted-proxy.ts';

type Seen = Parameters<ReturnType<typeof noticeUntrustedProxy>>[0];
const request = (ip: string, remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    ip,
    socket: { remoteAddress },
  }) as Seen;

test('a proxy that nobody named is said once; a named one, or none, is not', () => {
  const said: unknown[] = [];
  const notice = noticeUntrustedProxy({ warn: (...words: unknown[]) => void said.push(words) });
  notice(request('10.0.0.2', '10.0.0.2'));
  notice(request('203.0.113.9', '10.0.0.2', '203.0.113.9'));
  expect(said).toEqual([]);
  notice(request('10.0.0.2', '10.0.0.2', '203.0.113.9'));
  notice(request('10.0.0.2', '10.0.0.2', '203.0.113.10'));
  expect(said).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
  expect(JSON.stringify(said)).not.toContain('203.0.113');
});
