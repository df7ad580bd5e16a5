import { addressOf, can } from '@fonte/contracts';
import { figuresOfIndicator } from '@fonte/contracts/endpoints/figures';
import type { FigureColumn, FigureTable } from '@fonte/contracts/routes/figures';
import { inWords } from '@fonte/formula';
import {
  deviationWords,
  fileOf,
  formAsked,
  protectedWords,
  scopeSentence,
  type FileColumn,
} from '../../../answers/index.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { accessOf, type Cell } from '../../../query/index.ts';
import type { IndicatorBook } from '../book/book.ts';
import { sentence } from '../definition/sheet.ts';
import { usableIndicator } from '../definition/use.ts';
import { countedWords } from '../definition/words.ts';
import { fileName } from '../file-name.ts';
import { reachOf } from '../may-read.ts';
import type { Indicators } from '../service.ts';
import { keptView, revalidatedView, type MadeView } from '../view/answer-view.ts';
import type { Question } from '../view/ask.ts';
import { aboutView, statementOf } from '../view/statement.ts';
import { groupName, groupsOf } from './groups.ts';
import { indicatorNamed, namedIndicators, type NamedIndicator } from './names.ts';
import { questionOf } from './question.ts';

type ByName = Call<{ nome: string }>;

/** An indicator by its name with plain parameters: the figures that its views show, as one table that says of itself what a reader must know, or the file of its rows. */
export async function indicatorByName(indicators: Indicators, call: ByName) {
  const { name, form } = formAsked(call);
  const reach = await reachOf(indicators, call);
  const book = await indicators.book(call.db);
  const named = indicatorNamed(namedIndicators(book, reach), name);
  if (form !== 'json' && !can(call.profile, 'report.csv')) fail('forbidden');
  const { id } = named.indicator;
  const groups = groupsOf(usableIndicator(book, id).facts, reach, accessOf(call));
  const question = await questionOf(indicators, call, id, groups);
  call.tell({ alvo: `indicador/${id}` });
  const table = (made: MadeView) => tableOf(call, book, named, question, made);
  if (form === 'json') return keptView(indicators, call, question, table);
  const nome = `${named.name}.json`;
  const same = addressOf(figuresOfIndicator, { params: { nome }, query: call.query as object });
  call.reply.header('link', `<${same}>; rel="describedby"; type="application/json"`);
  return revalidatedView(indicators, call, question, async (made) => {
    const { colunas, linhas, versao } = table(made);
    call.reply.header('x-total-count', linhas.length);
    call.tell({
      acao: 'exportar',
      rows: linhas.length,
      detalhe: { ano: question.ano, uf: question.uf, forma: form },
    });
    const title = named.indicator.nome_indicador;
    const { uf, ano } = question;
    return fileOf(colunas.map(fileColumn), [linhas], {
      name: fileName(title, { uf, ano, versao }),
      form,
      about: statementOf(call, { title, question, asked: made.asked }, made.result),
      program: true,
    });
  });
}

const fileColumn = ({
  nome,
  titulo,
  tipo,
  unidade,
  casas,
}: FigureColumn): FileColumn<FigureTable['linhas'][number]> => ({
  header: unidade === null || unidade === '' ? titulo : `${titulo} (${unidade})`,
  kind: tipo === 'texto' ? 'text' : 'number',
  ...(casas === null ? {} : { scale: casas }),
  cell: (row) => row[nome],
});

/** The column of the figures themselves; a group's has its own name. */
const VALUE = 'valor';

function tableOf(
  call: Call,
  book: IndicatorBook,
  { name, indicator }: NamedIndicator,
  question: Question,
  { asked, result, versao }: MadeView,
): FigureTable {
  const access = accessOf(call);
  const heads = asked.groups.map(({ field }, at) => ({ field, name: result.groupby[at]?.name ?? '' }));
  const figure = result.series[0]?.name ?? '';
  const [whole] = result.totals;
  const notes = [
    ...(result.protegido === undefined ? [] : [protectedWords(result.protegido)]),
    ...(result.desvio === undefined ? [] : [deviationWords(result.desvio)]),
    ...(result.sem_meta === undefined ? [] : [result.sem_meta]),
  ];
  return {
    nome: name,
    numero: indicator.id,
    titulo: indicator.nome_indicador,
    definicao: definitionOf(book, indicator),
    subtitulo: notes.length > 0 ? notes.join('; ') : null,
    colunas: [
      ...heads.map(({ field }) => groupColumn(groupName(field), field.description)),
      valueColumn(indicator),
    ],
    linhas:
      heads.length === 0
        ? [{ [VALUE]: whole?.value ?? null }]
        : result.data.map((row) => ({
            ...Object.fromEntries(
              heads.map(({ field, name: key }): [string, Cell] => [groupName(field), row[key] ?? null]),
            ),
            [VALUE]: row[figure] ?? null,
          })),
    total: heads.length === 0 || whole === undefined ? null : { [VALUE]: whole.value },
    filtros: aboutView(question, asked, access, result)
      .filter(([nome]) => nome !== 'Alcance' && nome !== 'Dados até')
      .map(([nome, valor]) => ({ nome, valor })),
    alcance: scopeSentence({ access }),
    versao,
    dt_atualizacao: result.carga,
    dados_ate: result.dados_ate,
    protegido: result.protegido ?? null,
  };
}

const groupColumn = (nome: string, titulo: string): FigureColumn => ({
  nome,
  titulo,
  tipo: 'texto',
  unidade: null,
  casas: null,
  definicao: null,
});

/** The column of an indicator's figures. */
export const valueColumn = ({
  nome_indicador,
  unidade,
  data_type,
}: NamedIndicator['indicator']): FigureColumn => ({
  nome: VALUE,
  titulo: nome_indicador,
  tipo: data_type === 'integer' ? 'inteiro' : 'numero',
  unidade,
  casas: null,
  definicao: null,
});

/** What an indicator means, as its fact sheet says it: in its author's words, then the formula's and what it counts. */
export function definitionOf(
  book: IndicatorBook,
  { significado, formula_struct }: NamedIndicator['indicator'],
): string {
  const { tree, measure } = book.read(formula_struct);
  return [significado, tree && sentence(inWords(tree)), ...(measure ? countedWords(measure) : [])]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}
