import { shownCode } from '@fonte/contracts/closing-code';
import { CLOSABLE, isClosable } from '@fonte/contracts/closings';
import type { ClosedFigure, ClosedTable } from '@fonte/contracts/routes/closings';
import { formatDate, formatDateTime } from '@fonte/pt-br';
import { fileOf, scopeSentence, stateName, type FileColumn } from '../../answers/index.ts';
import { Download, fail, madeBy, type About, type Call } from '../../platform/index.ts';
import { accessOf } from '../../query/index.ts';
import type { Reports } from '../reports/index.ts';
import { intactContent } from './kept/content.ts';
import { compared, findClosing } from './show-closing.ts';

type Line = ClosedFigure & Pick<ClosedTable, 'co_consulta' | 'titulo'>;

const STANDING: Record<ClosedFigure['situacao'], string> = {
  igual: 'sem diferença',
  revisto: 'revisto',
  saiu: 'não há hoje',
  entrou: 'não havia no fechamento',
};

const COLUMNS: readonly FileColumn<Line>[] = [
  { header: 'Relatório', kind: 'number', cell: ({ co_consulta }) => co_consulta },
  { header: 'Título', kind: 'text', cell: ({ titulo }) => titulo },
  { header: 'Linha', kind: 'text', cell: ({ linha }) => linha },
  { header: 'Coluna', kind: 'text', cell: ({ coluna }) => coluna },
  { header: 'Unidade', kind: 'text', cell: ({ unidade }) => unidade },
  { header: 'No fechamento', kind: 'number', cell: ({ entao }) => entao },
  { header: 'Hoje', kind: 'number', cell: ({ hoje }) => hoje },
  { header: 'Diferença', kind: 'number', cell: ({ diferenca }) => diferenca },
  { header: 'Situação', kind: 'text', cell: ({ situacao }) => STANDING[situacao] },
];

/** A closing's figures then and now as a CSV. Errors: those of finding it, `closingTampered`. */
export async function closingCsv(reports: Reports, call: Call<{ codigo: string }>): Promise<Download> {
  const row = await findClosing(call);
  const { integro, versao, dadosAte, tabelas } = await compared(reports, call, row);
  if (!integro) fail('closingTampered', { codigo: shownCode(row.codigo) });
  const lines = tabelas.flatMap(({ co_consulta, titulo, figuras }) =>
    figuras.map((one): Line => ({ ...one, co_consulta, titulo })),
  );
  call.tell({ acao: 'exportar', detalhe: { fechamento: row.codigo, total: lines.length } });
  const name = `fechamento-${shownCode(row.codigo)}-hoje-v${versao}`;
  const about: About = [
    ['Fechamento', shownCode(row.codigo)],
    ...(isClosable(row.relatorio) ? [['Relatório', CLOSABLE[row.relatorio].title] as const] : []),
    ['Período', row.periodo],
    ['Uf', row.uf === null ? 'Todas' : stateName(row.uf)],
    ['Fechado em', formatDateTime(row.fechado_em)],
    ['Versão dos dados de hoje', String(versao)],
    ['De quem', scopeSentence({ access: accessOf(call) })],
    ['Dados até', formatDate(dadosAte)],
    ...madeBy(call),
  ];
  return fileOf(COLUMNS, [lines], { name, form: 'csv', about });
}

/** The bytes that the code is worked out from. Errors: those of finding it, `closingTampered`. */
export async function closingContent(call: Call<{ codigo: string }>): Promise<Download> {
  const row = await findClosing(call);
  if (intactContent(row) === null) fail('closingTampered', { codigo: shownCode(row.codigo) });
  call.tell({ acao: 'exportar', detalhe: { fechamento: row.codigo } });
  return new Download(Buffer.from(row.conteudo, 'utf8'), {
    contentType: 'application/json; charset=utf-8',
    fileName: `fechamento-${shownCode(row.codigo)}.json`,
  });
}
