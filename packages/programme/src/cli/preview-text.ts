import { formatDate, formatInteger, formatNumber } from '@fonte/pt-br';
import type { ImportResult, TablePreview } from '../import/index.ts';
import { aligned } from './aligned.ts';

/** What an import would do, for a terminal: a line per table, then what deserves a look. */
export function previewText({ tabelas = [] }: ImportResult): string[] {
  const rows = tabelas.map(({ arquivo, antes, depois, novas, alteradas, removidas, iguais }) => [
    arquivo,
    ...[antes, depois, novas, alteradas, removidas, iguais].map((count) => formatInteger(count)),
  ]);
  if (rows.length === 0) return [];
  return [
    ...aligned([['arquivo', 'antes', 'depois', 'novas', 'alteradas', 'removidas', 'iguais'], ...rows]),
    ...tabelas.flatMap(details),
  ];
}

function details({
  arquivo,
  exemplos,
  esvaziadas,
  trocadas,
  periodos,
  novas,
  alteradas,
  removidas,
}: TablePreview) {
  if (novas + alteradas + removidas === 0) return [];
  const kinds = [
    ['novas', exemplos.novas, novas],
    ['alteradas', exemplos.alteradas, alteradas],
    ['removidas', exemplos.removidas, removidas],
  ] as const;
  return [
    ...kinds
      .filter(([, keys]) => keys.length > 0)
      .map(([kind, keys, all]) => `${arquivo}: ${kind}: ${keys.join(', ')}${keys.length < all ? ', …' : ''}`),
    ...esvaziadas.map(
      (column) =>
        `${arquivo}: ${column.coluna}: perde o valor em ${formatInteger(column.esvaziadas)} linhas ` +
        `(${formatInteger(column.antes)} preenchidas antes, ${formatInteger(column.depois)} depois)`,
    ),
    ...trocadas.map(
      ({ coluna, antes, trocadas: count, somas }) =>
        `${arquivo}: ${coluna}: outro valor em ${formatInteger(count)} de ${formatInteger(antes)} linhas preenchidas` +
        (somas === null ? '' : ` (soma ${formatNumber(somas[0])} → ${formatNumber(somas[1])})`),
    ),
    ...periodos
      .filter(({ antes, depois }) => String(antes) !== String(depois))
      .map(({ coluna, antes, depois }) => `${arquivo}: ${coluna}: ${span(antes)} → ${span(depois)}`),
  ];
}

const span = (days: readonly [string, string] | null): string =>
  days === null ? 'sem datas' : `${formatDate(days[0])} a ${formatDate(days[1])}`;
