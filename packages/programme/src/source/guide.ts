import type { TableSource } from './table.ts';
import { fileName } from './table.ts';

/** The schema's own comments: 'programa.visita' or 'programa.visita.numero' to its sentence. */
export type SchemaComments = ReadonlyMap<string, string>;

/** The comments of tables and columns in the text of migrations. */
export function commentsIn(migrations: string): SchemaComments {
  const found = migrations.matchAll(/COMMENT ON (?:TABLE|COLUMN) (\S+) IS '((?:[^']|'')*)'/gi);
  return new Map([...found].map(([, name, text]) => [name!, text!.replaceAll("''", "'")]));
}

/** The chapter of the guide on one file: what it is, its columns, and what is checked between rows and files. Markdown. */
export function guideChapter(source: TableSource, comments: SchemaComments): string {
  const table = `${source.schema}.${source.name}`;
  const rows = Object.entries(source.columns).map(([name, { type, required, note }]) => {
    const about = [sentence(comments.get(`${table}.${name}`)), note].filter(Boolean).join(' ');
    return `| \`${name}\` | ${required ? 'sim' : ''} | ${type.label} | \`${type.example}\` | ${about} |`;
  });
  return [
    `### ${fileName(source)}`,
    '',
    `${sentence(comments.get(table))} ${identitySentence(source)}`,
    '',
    '| coluna | obrigatória | o que aceita | exemplo | o que é |',
    '|---|---|---|---|---|',
    ...rows,
    ...geometryLines(source),
    ...ruleLines(source),
  ].join('\n');
}

const sentence = (text: string | undefined): string =>
  text === undefined || text.endsWith('.') ? (text ?? '') : `${text}.`;

function identitySentence({ identity }: TableSource): string {
  const names = identity.map((name) => `\`${name}\``).join(', ');
  return identity.length === 1 ? `Não se repete: ${names}.` : `Não se repete o conjunto ${names}.`;
}

function geometryLines({ geometry }: TableSource): string[] {
  if (!geometry) return [];
  const kinds = {
    Point: '`Point`',
    Polygon: '`Polygon` (um `MultiPolygon` de uma só parte também serve)',
    MultiPolygon: '`Polygon` ou `MultiPolygon`',
  };
  const invalid =
    geometry.kind === 'Point'
      ? ''
      : geometry.invalid === 'refuse'
        ? ' Um contorno que cruza a si mesmo é recusado, com o lugar do cruzamento.'
        : ' Um contorno que cruza a si mesmo é reparado, com aviso.';
  const area =
    geometry.hectares === undefined
      ? ''
      : ` Um contorno quase sem área (pontos em linha), ou cem vezes maior ou menor do que diz \`${geometry.hectares}\`, é aceito com aviso.`;
  return [
    '',
    `Geometria ${geometry.required ? 'obrigatória' : 'opcional'}: ${kinds[geometry.kind]}.${invalid}${area}`,
  ];
}

function ruleLines({ references, rules }: TableSource): string[] {
  const named = references.map(
    ({ columns, to }) => `- ${columns.map((name) => `\`${name}\``).join(' + ')} tem de existir em \`${to}\`.`,
  );
  const own = rules.map(({ about }) => `- ${about}`);
  const lines = [...named, ...own];
  return lines.length > 0 ? ['', 'Conferido também:', '', ...lines] : [];
}
