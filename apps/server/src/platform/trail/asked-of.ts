import type { Route } from '@fonte/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * What a request asks, as it came: parameters of the address and, where the answer tells persons, of the body. A form is read as the parameters it is;
 * of the bodies of other calls only the account that somebody tried to enter.
 */
export function askedOf(
  { tells }: Pick<Route, 'tells'>,
  { params, body, headers }: FastifyRequest,
  query: unknown,
): Readonly<Record<string, unknown>> {
  const address = { ...record(params), ...record(query) };
  if (tells !== 'persons') {
    const { email } = record(body);
    return email === undefined ? address : { ...address, email };
  }
  if (typeof body !== 'string') return { ...address, ...record(body) };
  return (headers['content-type'] ?? '').includes('form-urlencoded')
    ? { ...address, ...Object.fromEntries(new URLSearchParams(body.slice(0, 20_000))) }
    : { ...address, documento: body.slice(0, 4_000) };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
