import type { Cells, Findings } from './scenario.ts';

const row = (cells: Cells): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Findings as Markdown: a heading, the table, and a list of notes. */
export function markdownOf({ title, head, rows, notes }: Findings): string {
  return [
    `### ${title}`,
    '',
    row(head),
    row(head.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(row),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
    '',
  ].join('\n');
}
