import type { Call } from '../../../platform/index.ts';
import { publicOrigin } from '../../../platform/app/public-address.ts';

/** Address of the service that was asked: documents tell it for the requests that follow. */
export function serviceAddress({ app, request }: Call): string {
  const [path = ''] = request.url.split('?');
  return `${publicOrigin(app)}${path}`;
}
