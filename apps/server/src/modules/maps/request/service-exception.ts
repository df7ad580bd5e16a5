import { Download } from '../../../platform/index.ts';
import type { ServiceFault } from './service-fault.ts';
import { xml, type Markup } from '../../../answers/xml/xml.ts';

/** Whose form an exception takes. */
export type ExceptionForm =
  | 'wms-1.1.1'
  | 'wms-1.3.0'
  | 'wfs-1.0.0'
  | 'wfs-1.1.0'
  | 'wfs-2.0.0'
  | 'wmts-1.0.0'
  | 'json';

/** An exception in the form of the service and version that was asked; never kept by anybody. */
export function exceptionAnswer(fault: ServiceFault, form: ExceptionForm): Download {
  if (form === 'json') return answer(jsonOf(fault), 'application/json; charset=utf-8', fault);
  const { type, write } = FORMS[form];
  return answer(`<?xml version="1.0" encoding="UTF-8"?>\n${write(fault).text}\n`, type, fault);
}

function answer(text: string, contentType: string, { status, retryAfterSeconds }: ServiceFault): Download {
  const content = Buffer.from(text);
  return new Download(content, {
    contentType,
    length: content.length,
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}

/** GeoServer's form for exceptions=application/json. */
function jsonOf({ code, locator, sentence }: ServiceFault): string {
  const exceptions = [{ code, locator: locator ?? 'noLocator', text: sentence }];
  return JSON.stringify({ version: '1.0.0', exceptions });
}

type Form = { type: string; write: (fault: ServiceFault) => Markup };

/** The DTD of WMS 1.1.1 knows no namespace and no locator. */
const old = (version: string, namespace: string | null, type: string): Form => ({
  type,
  write: ({ code, locator, sentence }) =>
    xml`<ServiceExceptionReport version="${version}"${namespace === null ? '' : xml` xmlns="${namespace}"`}><ServiceException code="${code}"${namespace === null || locator === null ? '' : xml` locator="${locator}"`}>${sentence}</ServiceException></ServiceExceptionReport>`,
});

const ows = (version: string, namespace: string, schema: string, language: Markup): Form => ({
  type: 'text/xml; charset=utf-8',
  write: ({ code, locator, sentence }) =>
    xml`<ows:ExceptionReport xmlns:ows="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${schema}" version="${version}" ${language}><ows:Exception exceptionCode="${code}"${locator === null ? '' : xml` locator="${locator}"`}><ows:ExceptionText>${sentence}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
});

/** OWS Common 1.1, by the version of the service that uses it. */
const ows11 = (version: string): Form =>
  ows(
    version,
    'http://www.opengis.net/ows/1.1',
    'http://schemas.opengis.net/ows/1.1.0/owsExceptionReport.xsd',
    xml`xml:lang="pt-BR"`,
  );

const FORMS: Record<Exclude<ExceptionForm, 'json'>, Form> = {
  'wms-1.1.1': old('1.1.1', null, 'application/vnd.ogc.se_xml; charset=utf-8'),
  'wms-1.3.0': old('1.3.0', 'http://www.opengis.net/ogc', 'text/xml; charset=utf-8'),
  'wfs-1.0.0': old('1.2.0', 'http://www.opengis.net/ogc', 'text/xml; charset=utf-8'),
  'wfs-1.1.0': ows(
    '1.0.0',
    'http://www.opengis.net/ows',
    'http://schemas.opengis.net/ows/1.0.0/owsExceptionReport.xsd',
    xml`language="pt-BR"`,
  ),
  'wfs-2.0.0': ows11('2.0.0'),
  'wmts-1.0.0': ows11('1.0.0'),
};
