import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const ENTRY = {
  uid: '2026-11-23-52.0001.0001@agenda',
  day: '2026-11-30',
  summary: '1. Sítio São João; o "maior", à beira\\rio',
  location: 'Goianésia/GO',
  description: `52.0001.0001\nFaltam 3 visitas do plano · ${'ação '.repeat(40)}`,
  lon: -50.93,
  lat: -17.8,
};
const file = calendarFile('Visitas', [ENTRY], new Date('2026-11-23T13:30:05.250Z'));
const bytes = (text: string) => new TextEncoder().encode(text).length;
/** Lines as a reader joins them (RFC 5545, 3.1). */
const lines = file.replaceAll('\r\n ', '').split('\r\n');

test('every line ends in CRLF and has at most 75 octets, no sign cut', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  const written = file.split('\r\n');
  for (const line of written) expect(bytes(line)).toBeLessThanOrEqual(75);
  expect(written.length).toBeGreaterThan(lines.length);
});

test('a visit takes its whole day, also over the end of a month', () => {
  expect(lines).toContain('DTSTAMP:20261123T133005Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261130');
  expect(lines).toContain('DTEND;VALUE=DATE:20261201');
  expect(lines).toContain('GEO:-17.800000;-50.930000');
});

test('texts keep their signs, and none ends a line or begins a property', () => {
  expect(lines).toContain('SUMMARY:1. Sítio São João\\; o "maior"\\, à beira\\\\rio');
  expect(lines).toContain(`DESCRIPTION:52.0001.0001\\nFaltam 3 visitas do plano · ${'ação '.repeat(40)}`);
  const hostile = calendarFile('x', [{ ...ENTRY, summary: 'a\r\nEND:VEVENT\u0000\rb' }], new Date(0));
  expect(hostile).toContain('SUMMARY:a\\nEND:VEVENT \\nb\r\n');
  expect(hostile.match(/^END:VEVENT/gm)).toHaveLength(1);
});
