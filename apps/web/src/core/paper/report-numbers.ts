/** Report numbers as a foot says them, ascending, three or more in a row as a span: '11116–11121, 13216'. */
export function reportNumbers(reports: readonly number[]): string {
  const sorted = [...new Set(reports)].sort((a, b) => a - b);
  const spans: [from: number, to: number][] = [];
  for (const report of sorted) {
    const last = spans.at(-1);
    if (last && last[1] === report - 1) last[1] = report;
    else spans.push([report, report]);
  }
  return spans
    .map(([from, to]) => (from === to ? from : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
}
