import DOMPurify from 'dompurify';
import { LINK_PATTERN } from './link-address.ts';

/** What rich text may consist of; everything else is taken out with its attributes. */
const TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'span',
];

/**
 * Attribute that marks a place for a live value; its content is the value's key. The text inside it is only what stands there until
 * the value is known.
 */
export const LIVE_ATTRIBUTE = 'data-indicador';

const SETTINGS = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', LIVE_ATTRIBUTE],
  // Its value is a key, not an address: the rule for links does not judge it.
  ADD_URI_SAFE_ATTR: [LIVE_ATTRIBUTE],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: LINK_PATTERN,
};

/**
 * HTML that can be shown: only the tags of a short text, https links (opened apart, without a handle back), and
 * the live values written into their places. A value that is not known leaves what the author wrote there, or
 * `missing` where that is given: there will be none.
 */
export function cleanHtml(
  html: string,
  values: Readonly<Record<string, string>> = {},
  missing?: string,
): string {
  const fragment = DOMPurify.sanitize(html, { ...SETTINGS, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a')) {
    link.setAttribute('rel', 'noopener noreferrer');
    link.setAttribute('target', '_blank');
  }
  for (const place of fragment.querySelectorAll(`[${LIVE_ATTRIBUTE}]`)) {
    const value = values[place.getAttribute(LIVE_ATTRIBUTE) ?? ''] ?? missing;
    if (value !== undefined) place.textContent = value;
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** Whether there is anything to read: empty paragraphs count as nothing. */
export function isEmptyHtml(html: string): boolean {
  return (
    html
      .replace(/<(?!span)[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .trim() === ''
  );
}
