/** Semesters of the semester report, as they stand in its address: '2023-2' (third text, 2.10 and section 9). */

export const FIRST_SEMESTER = '2019-1';
export const LAST_SEMESTER = '2024-1';

/** Every semester from one to another, both included; none where the last is before the first. */
export function semestersBetween(first: string, last: string): string[] {
  const place = (semester: string): number => yearOfSemester(semester) * 2 + Number(semester.slice(5)) - 1;
  const from = place(first);
  return Array.from({ length: Math.max(0, place(last) - from + 1) }, (_, index) => {
    const at = from + index;
    return `${Math.floor(at / 2)}-${(at % 2) + 1}`;
  });
}

/** First and last day: 'the 1st semester covers months 01 to 06; the 2nd covers 07 to 12'. */
export function daysOfSemester(semester: string): { readonly inicio: string; readonly fim: string } {
  const [year, half] = semester.split('-');
  return half === '1'
    ? { inicio: `${year}-01-01`, fim: `${year}-06-30` }
    : { inicio: `${year}-07-01`, fim: `${year}-12-31` };
}

/** The year that a semester is of: what who only observes is told instead, as two periods subtract to those who joined between (docs/security.md). */
export const yearOfSemester = (semester: string): number => Number(semester.slice(0, 4));
