import sanitizeHtml from 'sanitize-html';

/** Somebody to be named on the map, and where that one is on the web. */
export interface Credit {
  readonly texto: string;
  readonly endereco: string | null;
}

/** Longer ones would cover the map. */
const LONGEST = 300;
const LINK = /<a href="([^"]*)">([\s\S]*?)<\/a>/g;
/** What sanitize-html writes for the signs of HTML. */
const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The credits of an archive, which are HTML with links by custom: their texts, and addresses that are of the web. */
export function creditsOf(html: string): Credit[] {
  const safe = sanitizeHtml(html.slice(0, 4 * LONGEST), {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http'],
    allowProtocolRelative: false,
  });
  const credits: Credit[] = [];
  let room = LONGEST;
  const put = (part: string, address: string | null) => {
    const text = plain(part).slice(0, room);
    room -= text.length;
    if (text !== '') credits.push({ texto: text, endereco: address });
  };
  let end = 0;
  for (const { 0: whole, 1: address = '', 2: words = '', index } of safe.matchAll(LINK)) {
    put(safe.slice(end, index), null);
    put(words, URL.canParse(plain(address)) ? plain(address) : null);
    end = index + whole.length;
  }
  put(safe.slice(end), null);
  return credits;
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim();
