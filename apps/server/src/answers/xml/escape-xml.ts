const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 cannot hold, not even escaped.
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- these are the characters meant
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const SPECIAL = /[&<>"']/g;

/** Text as it stands between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '\uFFFD').replace(SPECIAL, (sign) => ENTITIES[sign] ?? sign);
}
