/** A page of results that has each table once, as it was measured last: `### title`, how it was measured, the table. */
const TABLE = /^### /m;

/**
 * The page with newer tables in the place of those of the same title; one that it has not yet stands at the end.
 * @param page docs/benchmarks.md
 * @param tables Markdown of tables, each from its `### title` on
 * @param how when, on what and at which load they were measured: one line
 */
export function withNewest(page: string, tables: string, how: string): string {
  return tables
    .split(new RegExp(`(?=${TABLE.source})`, 'm'))
    .filter((table) => TABLE.test(table))
    .reduce((text, table) => {
      const [title = '', ...rest] = table.trim().split('\n');
      const section = `${title}\n\n${how}\n\n${rest.join('\n').trim()}\n`;
      const at = text.split('\n').indexOf(title);
      if (at === -1) return `${text.trimEnd()}\n\n${section}`;
      const lines = text.split('\n');
      const next = lines.findIndex((line, index) => index > at && /^#{1,3} /.test(line));
      const after = next === -1 ? [] : ['', ...lines.slice(next)];
      return [
        ...lines.slice(0, at),
        ...section.trimEnd().split('\n'),
        ...after,
        ...(next === -1 ? [''] : []),
      ].join('\n');
    }, page);
}
