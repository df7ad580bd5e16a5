import { expect, test } from 'vitest';
import { readAudit } from './read-audit.mjs';

/** As npm 11 writes it, shortened to what it says. */
const report = (vulnerabilities, dependencies = { prod: 213, dev: 0, total: 213 }) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: {}, dependencies } });

const fault = (name, severity, via) => ({
  [name]: { name, severity, isDirect: false, via, effects: [], range: '<1.2.3', fixAvailable: true },
});
const told = {
  source: 1,
  name: 'a',
  title: 'Reads past its end',
  url: 'https://github.com/advisories/GHSA-x',
  severity: 'high',
  range: '<1.2.3',
};

test('no known fault', () => {
  expect(readAudit(report({}))).toEqual({ asked: true, packages: 213, lines: [], grave: false });
});

test.each([
  ['info', false],
  ['low', false],
  ['moderate', false],
  ['high', true],
  ['critical', true],
  ['catastrophic', true],
])('%s stops a release: %s', (severity, grave) => {
  expect(readAudit(report(fault('a', severity, [told])))).toMatchObject({ asked: true, grave });
});

test('each package has a line: what it is told of itself, or through whom it has it', () => {
  const found = readAudit(report({ ...fault('a', 'high', [told]), ...fault('b', 'moderate', ['a']) }));
  expect(found).toMatchObject({
    lines: [
      'alta: a <1.2.3 – Reads past its end (https://github.com/advisories/GHSA-x)',
      'moderada: b <1.2.3 – por a',
    ],
  });
});

const REFUSED = '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/audits/quick';
test.each([
  [{ message: REFUSED, statusCode: 405, error: { summary: 'audit endpoint returned an error' } }, REFUSED],
  [{ error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' } }, /lockfile/],
  [null, /não respondeu/],
])('where nobody answers, nothing is known', (answer, reason) => {
  const told = readAudit(JSON.stringify(answer));
  expect(told).toMatchObject({ asked: false, reason: expect.stringMatching(reason) });
});

test('no answer at all is none', () => {
  expect(readAudit('')).toMatchObject({ asked: false });
});

test('a report of nothing is no good news', () => {
  expect(() => readAudit(report({}, { prod: 0, dev: 0, total: 0 }))).toThrow('Nothing was looked at');
});
