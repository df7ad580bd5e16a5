import { CHECK_MS, type Cell, type FigureCheck } from '@fonte/contracts';
import type { checkBody } from '@fonte/contracts/routes/report-check';
import { formatInteger } from '@fonte/pt-br';
import type { z } from 'zod';
import { fail, type Call } from '../../../platform/index.ts';
import { recountAgrees, scopeList, type Answer, type AnswerRow, type Recount } from '../../../query/index.ts';
import { exact, sameFigure } from '../../../answers/figures/exact.ts';
import { optionsOf } from '../question/asked.ts';
import { refusedAs } from '../question/refused.ts';
import type { Reports } from '../question/service.ts';
import { askDrill, type DrillQuestion } from './ask-drill.ts';
import { rowOfPoint, sumOf } from './figure-of.ts';
import { listedFigure } from './listed-figure.ts';

type CheckCall = Call<unknown, unknown, z.output<typeof checkBody>>;

/** The figure of a point and its rows, of one data version. */
interface Both {
  readonly answer: Answer;
  readonly row: AnswerRow | undefined;
  readonly counted: Recount;
}

/** How often both are read again because an import finished between them. */
const TRIES = 3;

/**
 * 'Conferir' (docs/reports.md): the figure as the report answers it, held against its rows, which are read as the drill-down's file has them and counted and
 * summed here. For who may open those rows, of whom it tells nothing else. Errors: those of detalhamento; tooManyToCheck.
 */
export function checkPoint(reports: Reports, call: CheckCall): Promise<FigureCheck> {
  return refusedAs(async () => {
    const question = await askDrill(reports, call, call.body);
    return told(call, question, await readBoth(reports, call, question));
  });
}

async function readBoth({ engine }: Reports, call: Call, question: DrillQuestion): Promise<Both> {
  const { scoped, point, reading } = question;
  const options = optionsOf(call.signal);
  const bounds = { most: call.app.settings.CHECK_ROWS, lifeMs: CHECK_MS };
  const listed = listedFigure(question, {})?.list;
  const list = listed && scopeList({ ...listed, limit: bounds.most + 1 }, reading.access);
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable no-await-in-loop -- each attempt follows from the one before
    const answer = await call.cold(() => engine.run(scoped, options));
    const row = rowOfPoint(answer, point);
    const counted = await (list
      ? engine.recountList(list, point.measure, bounds, options)
      : engine.recount(scoped, point, bounds, options));
    // oxlint-enable no-await-in-loop
    if (counted === null) return fail('tooManyToCheck', { limit: formatInteger(bounds.most) });
    if (counted.version.versao === answer.version.versao) return { answer, row, counted };
    if (attempt === TRIES) return fail('busy');
  }
}

function told(call: CheckCall, question: DrillQuestion, { answer, row, counted }: Both): FigureCheck {
  const { id, source, reading, point } = question;
  const { mostrado, carga } = call.body;
  const { version, parts, single } = counted;
  const value = row?.values[point.measure] ?? null;
  const figura = exact(value);
  const [only] = parts;
  const drawing = source.draw(answer, { ...reading, version });
  // The page's figure is of that load only, and cannot be held against the rows of another.
  const outra = typeof carga === 'string' && carga !== version.dtAtualizacao;
  const shown: Cell = outra || mostrado === undefined ? figura : mostrado;
  const agrees = row === undefined ? null : recountAgrees(value, counted);
  const igual = agrees === null ? null : agrees && sameFigure(shown, figura);
  const linhas = parts.reduce((sum, { rows }) => sum + rows, 0);
  const soma = single && only ? exact(only.figure(value)) : null;
  if (igual === false) {
    const detalhe = {
      diferenca: true,
      medida: point.measure,
      mostrado: plain(shown),
      figura: plain(figura),
      soma: plain(soma),
      linhas,
      versao: version.versao,
    };
    call.audit({ acao: 'ler', relatorio: id, alvo: 'conferir', detalhe });
    // What a page says that it shows is its own word; that figure and rows differ is a fault of ours.
    if (agrees === false)
      call.log.error({ relatorio: id, ...detalhe }, 'a figure is not what its rows come to');
  }
  return {
    co_consulta: id,
    dt_atualizacao: version.dtAtualizacao,
    dados_ate: version.dadosAte,
    figura,
    unidade: sumOf(row, point, source, drawing.thead)?.unit ?? '',
    mostrado: mostrado ?? figura,
    modo: single && only ? only.kind : null,
    linhas,
    soma,
    partes: parts.map((part) => ({ label: part.label, linhas: part.rows, valor: exact(part.figure()) })),
    igual,
    outra_carga: outra,
  };
}

/** As the audit keeps it. */
const plain = (cell: Cell): string | null => (cell === null ? null : String(cell));
