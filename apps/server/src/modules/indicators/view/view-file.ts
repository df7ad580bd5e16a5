import type { viewFile as route } from '@fonte/contracts/routes/indicator-results';
import { markWords, ruleFor, type LookRule } from '@fonte/contracts/look-words';
import { indicatorAt } from '@fonte/contracts/indicator-at';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { Cell } from '@fonte/contracts';
import type { z } from 'zod';
import { fileOf, heldByASheet, type FileColumn } from '../../../answers/index.ts';
import type { Call, Download } from '../../../platform/index.ts';
import { fileName } from '../file-name.ts';
import type { Indicators } from '../service.ts';
import type { Question } from './ask.ts';
import { resultOfView } from './answer-view.ts';
import { TOTAL } from './pivot.ts';
import { statementOf } from './statement.ts';
import { accessOf } from '../../../query/index.ts';

/** Cells of a line, and the rules that they meet, by their places. */
type Line = { readonly cells: readonly Cell[]; readonly met?: readonly (LookRule | null)[] };
type Look = Question['look'];
type Table = { readonly columns: readonly FileColumn<Line>[]; readonly lines: readonly Line[] };

/**
 * 'Baixar Dados' of a card: the figures that it shows, unrounded, with its total; under them, after an empty line, how they were made. The
 * number of figures' rows is in X-Total-Count, and who took them in the audit. As .xlsx figures are numbers, on the ground of the rule that they meet, and how they
 * were made is on the sheet 'Sobre'. Errors: those of the view's answer; tooManyRows for more than a sheet holds.
 */
export async function viewFile(
  indicators: Indicators,
  call: Call,
  { title, format, ...question }: z.output<NonNullable<typeof route.body>>,
): Promise<Download> {
  const { asked, result, versao } = await resultOfView(indicators, call, question);
  const access = accessOf(call);
  // A view with a period of its own is of no year of the page.
  const ano = asked.own === null ? question.ano : [];
  const { columns, lines } =
    result.groupby.length === 0 ? figuresOf(result, question.look) : tableOf(result, question.look);
  const statement = statementOf(call, { title, question, asked }, result);
  call.reply.header('x-total-count', lines.length);
  call.tell({
    acao: 'exportar',
    alvo: `visao/${question.indicadores.map(({ id }) => id).join(',')}`,
    // The total is none of them.
    rows: lines.length,
    detalhe: {
      ano,
      uf: question.uf,
      ...(asked.own === null ? {} : { periodo: asked.own }),
      ...(format === 'xlsx' ? { forma: 'xlsx' } : {}),
    },
  });
  const uf = access.uf === null ? question.uf : [access.uf];
  const name = fileName(title, { uf, ano, versao });
  const total = totalLine(result, columns.length);
  if (format === 'csv')
    return fileOf(columns, [[...lines, ...total]], { name, form: 'csv', about: statement });
  heldByASheet(lines.length);
  return fileOf(columns, [lines], { name, form: 'xlsx', about: statement, total: total[0] ?? null });
}

/** Without groups there is one figure per indicator: a line each. */
function figuresOf(result: ViewResult, look: Look): Table {
  const { totals, series, data } = result;
  const split = series.some(({ keys }) => keys.length > 0);
  return {
    columns: [
      column('Indicador', 'text', 0),
      column('Valor', 'number', 1, look),
      column('Unidade', 'text', 2),
      ...(look?.rules?.length ? [column(MARK, 'text', 3)] : []),
    ],
    lines: split
      ? series.map(({ name, unidade, id }) => {
          const value = data[0]?.[name] ?? null;
          return figureLine(name, value, unidade, ruleOf(look, id, value));
        })
      : totals.flatMap(({ id, name, unidade, value, antes }) => [
          figureLine(name, value, unidade, ruleOf(look, id, value)),
          ...series.flatMap((one) =>
            one.antes && one.id === id ? [figureLine(one.name, antes ?? null, unidade, null)] : [],
          ),
        ]),
  };
}

const figureLine = (name: string, value: Cell, unit: string | undefined, rule: LookRule | null): Line => ({
  cells: [name, value, unit ?? '', rule && markWords(rule)],
  met: [null, rule],
});

/** Groups, figures with their units, and their shares where the view is stacked. */
function tableOf(result: ViewResult, look: Look): Table {
  const { groupby, series, data, percent, itens_search, dinamica } = result;
  // Of an indicator in a line, the unit stands beside its name.
  const units = new Map(itens_search.map(({ index, unidade }) => [index, unidade]));
  const heads = [
    ...groupby.map(({ name }) => ({ name, header: name, kind: 'text' as const })),
    ...series.map(({ name, unidade }) => ({
      name,
      header: unidade ? `${name} (${unidade})` : name,
      kind: 'number' as const,
    })),
  ];
  const shares = percent ? series.map(({ name }) => name) : [];
  const met = data.map((row, at) =>
    series.map(({ name, antes }, place) =>
      antes ? null : ruleOf(look, indicatorAt(result, at, place), row[name]),
    ),
  );
  const marked = series.flatMap(({ name }, place) =>
    met.some((rules) => rules[place]) ? [{ name, place }] : [],
  );
  const columns = [
    ...heads.map(({ header, kind }, at) => column(header, kind, at, kind === 'number' ? look : null)),
    ...shares.map((name, at) => column(`${name} (parte da linha)`, 'number', heads.length + at)),
    ...marked.map(({ name }, at) => column(`${name}: ${MARK}`, 'text', heads.length + shares.length + at)),
  ];
  return {
    // Two columns at least: what is said under the figures has a name and a value.
    columns: columns.length > 1 ? columns : [...columns, column('', 'text', 1)],
    lines: data.map((row, at) => ({
      cells: [
        ...heads.map(({ name }, place) => {
          // A row of a pivot table that is the total of others has no group there.
          if (place < groupby.length && place === dinamica?.niveis[at]) return TOTAL;
          return place === 0 && units.get(at)
            ? `${String(row[name] ?? '')} (${units.get(at)})`
            : (row[name] ?? null);
        }),
        ...shares.map((name) => percent?.[at]?.[name] ?? null),
        ...marked.map(({ place }) => {
          const rule = met[at]?.[place];
          return rule ? markWords(rule) : null;
        }),
      ],
      met: [...groupby.map(() => null), ...(met[at] ?? [])],
    })),
  };
}

/** The total as the card has it: under whole indicators, worked out at its own level. */
function totalLine({ groupby, series, totals, data, dinamica }: ViewResult, width: number): readonly Line[] {
  const cells = series.map(({ name, id, keys, antes }) => {
    if (dinamica) return dinamica.total[name] ?? null;
    const total = keys.length === 0 ? totals.find((one) => one.id === id) : undefined;
    return (antes ? total?.antes : total?.value) ?? null;
  });
  if (groupby.length === 0 || data.length === 0 || cells.every((cell) => cell === null)) return [];
  const line = [TOTAL, ...groupby.slice(1).map(() => null), ...cells];
  return [{ cells: line.concat(Array.from({ length: width - line.length }, () => null)) }];
}

/** The column of what a figure comes to, beside the figures: colours are not read from every file, and not by everybody. */
const MARK = 'marca';

const ruleOf = (look: Look, indicador: number | null, value: Cell | undefined): LookRule | null =>
  ruleFor(look?.rules, indicador, value === null || value === undefined ? null : Number(value));

/** With a view's own decimals a spreadsheet shows as many; the value keeps all that it has. */
const column = (
  header: string,
  kind: FileColumn<Line>['kind'],
  at: number,
  look: Look = null,
): FileColumn<Line> => ({
  header,
  kind,
  ...(typeof look?.number?.decimals === 'number' ? { scale: look.number.decimals } : {}),
  cell: ({ cells }) => cells[at] ?? null,
  ...(kind === 'number' ? { tone: ({ met }) => met?.[at]?.tone ?? null } : {}),
});
