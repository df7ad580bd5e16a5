// Whether what is shipped is touched by an advisory of the kept list: by package-lock.json and that list alone, so that every run says the same wherever it is run.
import semver from 'semver';

/** An older list is told, and never refused: a clock is no fault of the packages. Days; what is shipped is to be asked about once a month (docs/asvs-documents.md). */
export const OLD_DAYS = 35;

const DAY_MS = 86_400_000;
const NODE_MODULES = 'node_modules/';

/**
 * Packages that are shipped, each of its versions once, as name and version.
 * @param {{ packages: Record<string, { version?: string, dev?: boolean, link?: boolean }> }} lock package-lock.json, version 3
 */
export function shippedOf({ packages }) {
  const shipped = new Map();
  for (const [path, { version, dev, link }] of Object.entries(packages)) {
    if (!path.includes(NODE_MODULES) || dev || link || version === undefined) continue;
    const name = path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
    shipped.set(`${name} ${version}`, { name, version });
  }
  return [...shipped.values()];
}

const touches = ({ package: name, range }, { name: shipped, version }) =>
  name === shipped && semver.satisfies(version, range, { includePrerelease: true });

/**
 * What is wrong (an advisory that touches what is shipped and is not answered; an answer to none that does; a list that cannot be read), and what is only told.
 * @param {{ kept: { read: string, faults: { id: string, package: string, range: string, severity: string, title: string }[], answered: { id: string, why: string }[] }, lock: object, now: Date }} given
 * @returns {{ packages: number, faults: string[], told: string[] }}
 */
export function checkKept({ kept: { read, faults, answered }, lock, now }) {
  const shipped = shippedOf(lock);
  if (shipped.length === 0) throw new Error('Nothing was looked at: is package-lock.json there?');
  if (faults.length === 0 || Number.isNaN(Date.parse(read))) throw new Error('The kept list is empty');
  const wrong = faults.flatMap(({ id, range }) =>
    semver.validRange(range) === null ? [`${id}: a faixa "${range}" não é de versões`] : [],
  );
  const reasons = new Map(answered.map(({ id, why }) => [id, why]));
  const told = [];
  const touching = new Set();
  for (const fault of faults)
    for (const one of shipped.filter((each) => touches(fault, each))) {
      touching.add(fault.id);
      const line = `${one.name} ${one.version}: ${fault.id} (${fault.severity}, ${fault.range}) ${fault.title}`;
      const why = reasons.get(fault.id) ?? '';
      if (why.trim() === '') wrong.push(line);
      else told.push(`${line}; aceita: ${why}`);
    }
  for (const { id } of answered)
    if (!touching.has(id)) wrong.push(`${id}: a resposta não é mais de nada que se entrega`);
  const days = Math.floor((now.getTime() - Date.parse(read)) / DAY_MS);
  if (days > OLD_DAYS)
    told.push(
      `A lista de falhas conhecidas é de ${read}, há ${days} dias: leia-a de novo (npm run advisories)`,
    );
  return { packages: shipped.length, faults: wrong, told };
}
