import type { View } from '@fonte/contracts/view';
import sanitizeHtml from 'sanitize-html';

/** Links lead out of the portal, by https only. */
const LINK = /^https:\/\//i;

/**
 * What rich text above and below a card may hold: words, their emphasis, lists, links out, and places of live values (`data-indicador`, the id of an
 * indicator of the view). No style, no image, no script; unknown marks lose their tag and keep their words.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'h3',
    'h4',
    'blockquote',
    'span',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], span: ['data-indicador'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(LINK.test(href ?? '') ? { href: href ?? '' } : {}),
        rel: 'noopener noreferrer',
        target: '_blank',
      },
    }),
    span: (tagName, attribs): sanitizeHtml.Tag => {
      const id = attribs['data-indicador'];
      return { tagName, attribs: id !== undefined && /^\d{1,15}$/.test(id) ? { 'data-indicador': id } : {} };
    },
  },
};

/** Rich text with nothing in it but what is allowed. */
export const sanitised = (html: string): string => sanitizeHtml(html, ALLOWED);

/** A view with its texts sanitised. */
export const withCleanTexts = (view: View): View => ({
  ...view,
  dynamicTexts: { top: sanitised(view.dynamicTexts.top), bottom: sanitised(view.dynamicTexts.bottom) },
});
