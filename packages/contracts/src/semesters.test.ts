import { expect, test } from 'vitest';
import { daysOfSemester, FIRST_SEMESTER, LAST_SEMESTER, semestersBetween } from './semesters.ts';

// Third text, section 9: 'Semester values: 2019-1 to 2023-2, and 2024-1'.
test('the known semesters are the eleven of the specification', () => {
  expect(semestersBetween(FIRST_SEMESTER, LAST_SEMESTER)).toEqual([
    ...[2019, 2020, 2021, 2022, 2023].flatMap((year) => [`${year}-1`, `${year}-2`]),
    '2024-1',
  ]);
  expect(semestersBetween('2020-2', '2020-1')).toEqual([]);
});

test('halves of a year have no day in common and leave none out', () => {
  expect(daysOfSemester('2023-1')).toEqual({ inicio: '2023-01-01', fim: '2023-06-30' });
  expect(daysOfSemester('2023-2')).toEqual({ inicio: '2023-07-01', fim: '2023-12-31' });
});
