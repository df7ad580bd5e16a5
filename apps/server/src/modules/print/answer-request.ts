import type { App } from '../../platform/index.ts';

/** Where the sheet believes to be: a name that leads nowhere, so that a request that slipped through would find nobody. */
export const ORIGIN = 'https://fonte.invalid';

/** Who the job is for, as the call that asked for it said; it never reaches the browser. */
export interface OnBehalf {
  readonly cookie: string;
  readonly host: string;
  readonly ip: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly body: Buffer;
}

/** The path that one of our own pages asks of us; null for everything else: other addresses, other methods than GET, the PDF itself. */
export function ownPath(url: string, method: string): string | null {
  if (method !== 'GET' || !URL.canParse(url)) return null;
  const { origin, pathname, search } = new URL(url);
  if (origin !== ORIGIN || pathname.startsWith('/api/impressao')) return null;
  return `${pathname}${search}`;
}

/** A request of the sheet, answered by this very process as if the person had asked it: every right is looked at again. Null where it is refused. */
export async function answerRequest(
  app: App,
  { cookie, host, ip }: OnBehalf,
  url: string,
  method: string,
): Promise<Answered | null> {
  const path = ownPath(url, method);
  if (path === null) return null;
  const { statusCode, headers, rawPayload } = await app.server.inject({
    method: 'GET',
    url: path,
    remoteAddress: ip,
    headers: { cookie, host, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'identity' },
  });
  return {
    status: statusCode,
    body: rawPayload,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      // A cookie would be a credential in the browser; the length is that of what is given.
      value === undefined || /^(?:set-cookie|content-length|transfer-encoding|connection)$/i.test(name)
        ? []
        : [value].flat().map((one) => ({ name, value: String(one) })),
    ),
  };
}
