import { Download } from '../../../platform/index.ts';

/** A document in XML as an answer. */
export function xmlAnswer(text: string, contentType = 'text/xml; charset=utf-8'): Download {
  return new Download(text, { contentType });
}
