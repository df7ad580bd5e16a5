/** The month ('yyyy-MM') so many months, whole or not, after a day; the end of a month counts as that month. */
export function monthAfter(day: string, months: number): string | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // A day is its share of its month, so that 13 October and one month is in November, half a month later too.
  const position = year * 12 + (month - 1) + (date - 1) / days + months;
  const whole = Math.floor(position + 1e-9);
  if (!Number.isFinite(whole) || whole > 9999 * 12) return null;
  return `${String(Math.floor(whole / 12)).padStart(4, '0')}-${String((whole % 12) + 1).padStart(2, '0')}`;
}
