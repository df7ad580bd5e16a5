import { addressOf, type Answer, type Asked, type KnownEndpoint } from '@fonte/contracts';

/** Makes a declared call without a browser, as whoever has the cookie; gives the answer unread. */
export function answerOf<One extends KnownEndpoint>(
  portal: string,
  endpoint: One,
  asked: Asked<One>,
  cookie = '',
): Promise<Response> {
  const { body } = asked as { body?: unknown };
  return fetch(portal + addressOf(endpoint, asked), {
    method: endpoint.method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The same for what it answers; throws where that is no good. */
export async function call<One extends KnownEndpoint>(
  portal: string,
  endpoint: One,
  asked: Asked<One>,
  cookie = '',
): Promise<Answer<One>> {
  const answer = await answerOf(portal, endpoint, asked, cookie);
  if (!answer.ok) throw new Error(`${endpoint.name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer<One>;
}

/** Cookies that an answer sets, as a request carries them. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
