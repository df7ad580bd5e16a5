import type { Column, Schema, Table } from './read-schema.ts';

/** The text of docs/data-dictionary.md: every schema, table and column with what its comment says. */
export function writeDictionary({ schemas, tables }: Schema): string {
  return [
    '# Dicionário de dados',
    '',
    'Gerado de `COMMENT ON` do esquema por `npm run types -w packages/database`; não altere à mão.',
    ...schemas.flatMap(({ name, comment }) => [
      '',
      `## ${name}`,
      '',
      comment ?? '',
      ...tables.filter(({ schema }) => schema === name).flatMap(section),
    ]),
    '',
  ].join('\n');
}

const KINDS: Record<Table['kind'], string> = {
  table: '',
  view: ' (visão)',
  'materialized view': ' (visão materializada)',
};

function section(table: Table): string[] {
  return [
    '',
    `### ${table.schema}.${table.name}${KINDS[table.kind]}`,
    '',
    table.comment ?? '',
    '',
    '| coluna | tipo | nulo | significado |',
    '|---|---|---|---|',
    ...table.columns.map((column) => row(table, column)),
  ];
}

function row(table: Table, column: Column): string {
  const nullable = table.kind === 'table' && !column.nullable ? 'não' : 'sim';
  const key = column.primaryKey ? ' (chave)' : '';
  const reference = column.references ? `; de \`${column.references}\`` : '';
  return `| ${column.name}${key} | ${column.type} | ${nullable} | ${cell(column.comment ?? '')}${reference} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
