import type { Call, Download, NOT_MODIFIED, RefusalForm } from '../../../platform/index.ts';
import { serviceAddress } from '../request/service-address.ts';
import { faultOf, ServiceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { formAsked, formOfFault, type Form } from './documents/form.ts';
import { PAGE_POLICY } from './html/page.ts';
import { Addresses } from './documents/links.ts';
import { readParameters, type Parameters } from './parameters.ts';
import { faultAnswer } from './write.ts';

/** What an answer is made of: who asks, for what, in which form. */
export interface Asked<Params> {
  readonly maps: Maps;
  readonly call: Call<Params>;
  readonly params: Params;
  readonly form: Form;
  readonly parameters: Parameters;
  readonly addresses: Addresses;
}

/** One kind of document of the API. */
export interface Resource<Params> {
  /** Media type of its JSON. */
  readonly json: string;
  /** The parameters that it takes. Errors: 404. */
  readonly parameters: (call: Call<Params>) => readonly string[];
  readonly write: (asked: Asked<Params>) => Promise<Download>;
}

/** Answers a request for a document; every fault in the API's own form, with the sentence that says what is wrong. */
export async function answerResource<Params>(
  maps: Maps,
  call: Call<Params>,
  { json, parameters: known, write }: Resource<Params>,
): Promise<Download | typeof NOT_MODIFIED> {
  const { query, headers } = call.request;
  const { f } = query as { f?: unknown };
  try {
    const form = formAsked(typeof f === 'string' ? f : undefined, headers.accept, json);
    const parameters = readParameters(query, known(call));
    // Kept with the page in the reader's cache, whose 304 has it too.
    if (form === 'html') call.reply.header('content-security-policy', PAGE_POLICY);
    call.reply.header('vary', [call.reply.getHeader('vary'), 'Accept'].flat().filter(Boolean).join(', '));
    const { versao } = await maps.dots(call.profile);
    const asked = [...parameters].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return await call.revalidated(['ogcapi', versao, serviceAddress(call), form, asked], () =>
      write({ maps, call, params: call.params, form, parameters, addresses: new Addresses(maps.app) }),
    );
  } catch (error) {
    if (call.signal.aborted) throw error;
    const { fault, own } = faultOf(error);
    if (!own) call.log.error({ err: error, codigo: fault.code });
    // What was said of the answer that did not come.
    call.reply.removeHeader('etag').removeHeader('content-crs');
    return faultAnswer(fault, formOfFault(f, headers.accept));
  }
}

/** What is refused before the API sees it, in its own form too. */
export const refusal: RefusalForm = ({ message, status }, { query, headers }) =>
  faultAnswer(
    new ServiceFault('InvalidParameterValue', null, message, status),
    formOfFault((query as { f?: unknown }).f, headers.accept),
  );
