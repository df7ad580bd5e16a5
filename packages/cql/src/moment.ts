const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}(?:\.\d{1,9})?(?:Z|[-+](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/** Whether a text is a day or a moment that there is: `Date.parse` takes the 31st of February for the 2nd of March, a database refuses it. */
export function isMoment(text: string): boolean {
  const [, year = '', month = '', day = ''] = MOMENT.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= 100 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
