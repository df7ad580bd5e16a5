import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREA_CHANGES, AREA_TYPES } from '@fonte/contracts/programme/areas';
import { OBJECTIVES } from '@fonte/contracts/programme/objectives';
import { situationsThat } from '@fonte/contracts/programme/situation-facts';
import { SITUATIONS } from '@fonte/contracts/programme/situations';
import { codesOf } from '@fonte/contracts/programme/words';
import { expect, test } from 'vitest';

// SQL reads no table of ours: what its views say of the programme's words is held against it here.
const filesOf = (kind: 'views' | 'migrations') => {
  const folder = fileURLToPath(new URL(`../../../database/${kind}/`, import.meta.url));
  return readdirSync(folder).map((name) => ({ name, sql: readFileSync(`${folder}${name}`, 'utf8') }));
};

/** Every match of a pattern in any file, with the file's name. */
const found = (pattern: RegExp, files = filesOf('views')) =>
  files.flatMap(({ name, sql }) =>
    [...sql.matchAll(pattern)].map((match): [string, string] => [name, match[1]!]),
  );
const quoted = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map((match) => match[1]!);

test('views write the situations as everything else does', () => {
  const cases = found(/CASE \w+\.situacao\n([^;]*?)END AS situacao/g);
  expect(cases.map(([name]) => name)).toEqual(['mapa_propriedades.sql', 'publica_propriedades.sql']);
  for (const [name, words] of cases)
    expect([name, quoted(words)]).toEqual([name, SITUATIONS.flatMap(({ code, label }) => [code, label])]);
});

test('views know which situations are active and which expect visits', () => {
  const sets = found(/\bp\.situacao IN \(([^)]*)\)/g).map(([name, codes]) => [name, quoted(codes)]);
  const active = situationsThat((one) => one.active).map(({ code }) => code);
  const expecting = situationsThat((one) => one.expecting === true).map(({ code }) => code);
  expect(sets).toEqual([
    ['achado_area_zerada.sql', active],
    ['exame.sql', active],
    ['visita_ritmo.sql', expecting],
    ['visita_ritmo.sql', expecting],
  ]);
});

test.each([
  ['situacao', SITUATIONS],
  ['type_poligono', AREA_TYPES],
  ['status', AREA_CHANGES],
  ['objetivo', OBJECTIVES],
] as const)('the column %s takes the words that there are, and no others', (column, rows) => {
  const checks = found(
    new RegExp(`CHECK \\(${column} IN \\(([^)]*'${rows[0].code}'[^)]*)\\)\\)`, 'g'),
    filesOf('migrations'),
  );
  expect(quoted(checks.at(-1)![1])).toEqual(codesOf<string>(rows));
});
