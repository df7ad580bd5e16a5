import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../install.mjs';

const read = (path) => (path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Counts of one vitest JSON report. */
export function counts(report) {
  const json = read(report);
  if (!json) return { passed: 0, failed: 0, skipped: 0 };
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

/** The tests of a vitest report that failed, each with its file and the first words of why; a file that could not be read as one. */
export function failures(report) {
  return (read(report)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.length === 0 && message
      ? [`${file}: ${message.slice(0, 400)}`]
      : failed.map((one) => `${file} > ${one.fullName}: ${one.failureMessages.join(' ').slice(0, 400)}`);
  });
}
