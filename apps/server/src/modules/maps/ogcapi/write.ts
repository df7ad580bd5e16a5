import { addressOf } from '@fonte/contracts';
import { featuresApi } from '@fonte/contracts/endpoints/features-api';
import { Download } from '../../../platform/index.ts';
import type { ServiceFault } from '../request/service-fault.ts';
import { xml, type XmlValue } from '../../../answers/xml/xml.ts';
import { HTML, JSON_TYPE, type Form } from './documents/form.ts';
import { htmlPage, PAGE_POLICY, type Page } from './html/page.ts';
import { TEXTS } from './documents/texts.ts';

/** A whole document in the form that is wanted. */
export function documentAnswer(form: Form, json: string, document: object, page: () => Page): Download {
  return form === 'html'
    ? new Download(htmlPage(page()), { contentType: `${HTML}; charset=utf-8` })
    : // As bytes: of a text the server would write the type in another way.
      new Download(Buffer.from(`${JSON.stringify(document)}\n`), { contentType: json });
}

/** Where a page of a fault leads back to. */
const HOME = { title: TEXTS.home, href: addressOf(featuresApi, { query: { f: 'html' } }) };

/** A fault as the standard has it (`exception.yaml`), or as a page; never kept by anybody. */
export function faultAnswer(
  { code, sentence, status, retryAfterSeconds }: ServiceFault,
  form: Form,
): Download {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  };
  if (form === 'json') {
    const text = Buffer.from(JSON.stringify({ code, description: sentence }));
    return new Download(text, { contentType: JSON_TYPE, status, headers });
  }
  const body: XmlValue = xml`<p class="fault">${sentence}</p>`;
  return new Download(htmlPage({ title: TEXTS.fault, crumbs: [HOME], links: [], body }), {
    contentType: `${HTML}; charset=utf-8`,
    status,
    headers: { ...headers, 'content-security-policy': PAGE_POLICY },
  });
}
