import type { Call } from '../../../platform/index.ts';

/** Where the client reached the service: documents tell it for the requests that follow. */
export function serviceAddress({ app, request }: Call): string {
  const origin = app.settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  const [path = ''] = request.url.split('?');
  return `${origin.replace(/\/$/, '')}${path}`;
}
