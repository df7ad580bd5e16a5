import { readCode, shownCode } from '@fonte/contracts/closing-code';
import { isClosable } from '@fonte/contracts/closings';
import type {
  ClosedTable,
  ClosingOfSheet,
  ClosingSummary,
  closingOfSheet as sheetRoute,
  OneClosing,
} from '@fonte/contracts/routes/closings';
import type { z } from 'zod';
import { fail, type Call } from '../../platform/index.ts';
import { accessOf } from '../../query/index.ts';
import type { Reports } from '../reports/index.ts';
import { compareTables } from './kept/compare.ts';
import { intactContent } from './kept/content.ts';
import { mayRead } from './readable.ts';
import { sheetNow } from './sheet-now.ts';
import { closingOfCode, lastClosingOf, type Thing, type WholeClosing } from './store.ts';

type Asked = z.output<NonNullable<(typeof sheetRoute)['query']>>;

/** A closing by a code as it was typed. Errors: `closingCode` for a slip, `closingNotFound` for one that is not there or not the caller's. */
export async function findClosing(call: Call<{ codigo: string }>): Promise<WholeClosing> {
  const typed = call.params.codigo;
  const codigo = readCode(typed) ?? fail('closingCode', { codigo: typed });
  const row = await closingOfCode(call.db, codigo);
  if (!row || !mayRead(accessOf(call), row)) return fail('closingNotFound', { codigo: shownCode(codigo) });
  return row;
}

/** A closing with each of its figures beside today's. */
export async function showClosing(reports: Reports, call: Call<{ codigo: string }>): Promise<OneClosing> {
  const row = await findClosing(call);
  const { sha256 } = row;
  const { integro, versao, dadosAte, tabelas } = await compared(reports, call, row);
  call.tell({ rows: tabelas.reduce((sum, { figuras }) => sum + figuras.length, 0) });
  return {
    ...summaryOf(row),
    sha256,
    integro,
    versao_hoje: versao,
    dados_ate_hoje: dadosAte,
    tabelas,
  };
}

/** The last closing of a sheet with the figures that are others today; null where there is none that the caller may read. */
export async function closingOfSheet(
  reports: Reports,
  call: Call<unknown, Asked>,
): Promise<{ fechamento: ClosingOfSheet | null }> {
  const { relatorio, periodo, uf = null } = call.query;
  const thing: Thing = { relatorio, periodo, uf };
  if (!mayRead(accessOf(call), thing)) return { fechamento: null };
  const row = await lastClosingOf(call.db, thing);
  if (!row) return { fechamento: null };
  const { integro, versao, tabelas } = await compared(reports, call, row);
  const revistos = tabelas.flatMap((table) => {
    const figuras = table.figuras.filter(({ situacao }) => situacao !== 'igual');
    return figuras.length === 0 ? [] : [{ ...table, figuras }];
  });
  return { fechamento: { ...summaryOf(row), integro, versao_hoje: versao, revistos } };
}

interface Compared {
  /** False where what is kept is not what the code says: nothing is then compared with it. */
  readonly integro: boolean;
  /** Of today's data. */
  readonly versao: number;
  readonly dadosAte: string | null;
  readonly tabelas: ClosedTable[];
}

/** A kept closing against the same sheet as the caller has it now. */
export async function compared(reports: Reports, call: Call, row: WholeClosing): Promise<Compared> {
  const content = intactContent(row);
  const thing = thingOf(row);
  if (content === null || thing === null) {
    call.log.error({ codigo: row.codigo }, 'A closing is not what its code says');
    const { versao, dadosAte } = await reports.engine.version();
    return { integro: false, versao, dadosAte, tabelas: [] };
  }
  const { version, tabelas } = await sheetNow(reports, call, thing);
  return {
    integro: true,
    versao: version.versao,
    dadosAte: version.dadosAte,
    tabelas: compareTables(content.tabelas, tabelas),
  };
}

/** What a row says was closed; null for what nobody closes. */
const thingOf = ({ relatorio, periodo, uf }: WholeClosing): Thing | null =>
  isClosable(relatorio) ? { relatorio, periodo, uf } : null;

/** A closing as lists have it. */
export function summaryOf(row: Omit<WholeClosing, 'conteudo' | 'sha256'>): ClosingSummary {
  const { codigo, relatorio, periodo, uf, versao, dados_ate, motivo } = row;
  const { fechado_por, fechado_em, figuras, substituido_por } = row;
  return {
    codigo,
    relatorio: relatorio as ClosingSummary['relatorio'],
    periodo,
    uf,
    versao,
    dados_ate,
    motivo,
    fechado_por,
    fechado_em,
    figuras,
    substituido_por,
  };
}
