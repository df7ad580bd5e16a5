// What `npm audit --json` says, read (npm 10 and 11, auditReportVersion 2).

/** Severities by npm's names, and whether one of them stops a release (docs/asvs-documents.md). Whatever npm may call by another name does. */
const SEVERITIES = {
  info: { word: 'informativa', grave: false },
  low: { word: 'baixa', grave: false },
  moderate: { word: 'moderada', grave: false },
  high: { word: 'alta', grave: true },
  critical: { word: 'crítica', grave: true },
};

/** What a package is told of itself; what it only has from one that it uses stands with that one. */
const titlesOf = (via = []) =>
  via.filter((one) => typeof one === 'object').map(({ title, url }) => `${title} (${url})`);

function lineOf({ name, severity, range, via }) {
  const titles = titlesOf(via);
  const by = titles.length > 0 ? titles.join('; ') : `por ${(via ?? []).join(', ')}`;
  return `${SEVERITIES[severity]?.word ?? severity}: ${name} ${range} – ${by}`;
}

/**
 * Why nobody answered; else a line for each package with a known fault, and whether one of them is grave.
 * @param {string} text what npm wrote
 * @returns {{ asked: false, reason: string } | { asked: true, packages: number, lines: string[], grave: boolean }}
 */
export function readAudit(text) {
  const found = jsonOf(text);
  const { vulnerabilities, metadata } = found;
  if (vulnerabilities === undefined || metadata === undefined)
    return { asked: false, reason: found.message ?? found.error?.summary ?? 'o npm não respondeu' };
  const packages = metadata.dependencies.prod;
  if (!(packages > 0)) throw new Error('Nothing was looked at: is package-lock.json there?');
  const faults = Object.values(vulnerabilities);
  return {
    asked: true,
    packages,
    lines: faults.map(lineOf),
    grave: faults.some(({ severity }) => SEVERITIES[severity]?.grave ?? true),
  };
}

function jsonOf(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
