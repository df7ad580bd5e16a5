import type { ServiceRequest } from '../answer-service.ts';
import { serviceAddress } from '../request/service-address.ts';
import type { Counted } from './counted.ts';

/** Addresses of the pages before and after; null where there is none, and for requests in XML, which have no address. */
export function pagingLinks(
  { call, kvp, document }: ServiceRequest,
  { asked, matched, returned, page: usual }: Pick<Counted, 'asked' | 'matched' | 'returned' | 'page'>,
): { next: string | null; previous: string | null } {
  if (document !== null || call.request.method !== 'GET' || asked.single)
    return { next: null, previous: null };
  const size = asked.count ?? usual;
  const page = (start: number): string => {
    const parameters = new URLSearchParams([...kvp]);
    parameters.delete('maxfeatures');
    parameters.set('startindex', String(start));
    parameters.set('count', String(size));
    return `${serviceAddress(call)}?${parameters.toString()}`;
  };
  const end = asked.start + returned;
  return {
    next: returned > 0 && end < matched ? page(end) : null,
    previous: asked.start > 0 && size > 0 ? page(Math.max(0, asked.start - size)) : null,
  };
}
