import type { DrillPoint, Row, RowList } from '@fonte/contracts';
import { isReportId } from '@fonte/contracts';
import { useLocation, useNavigate } from 'react-router';
import { readRowList, writeRowList } from './row-list.ts';

/**
 * Detalhamento stands in the address, so that a link shows the same rows. It stands behind the '#': what is clicked
 * may name a person (a technician's key), and this part of an address is never sent to a server or written to its log.
 */
export type OpenDetail = { point: DrillPoint; page: number; list: RowList };

/** What an address' hash opens, or null. */
export function detailOfHash(hash: string): OpenDetail | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const report = Number(given.get('detalhe'));
  if (!isReportId(report)) return null;
  const page = Number(given.get('pagina') ?? 1);
  return {
    point: { co_consulta: report, idColuna: given.get('coluna'), data: rowOf(given.get('ponto')) },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    list: readRowList(given),
  };
}

/** The hash that opens it. */
export function hashOfDetail({ point, page, list }: OpenDetail): string {
  const given = new URLSearchParams({ detalhe: String(point.co_consulta) });
  if (point.idColuna !== null) given.set('coluna', point.idColuna);
  if (Object.keys(point.data).length > 0) given.set('ponto', JSON.stringify(point.data));
  if (page > 1) given.set('pagina', String(page));
  writeRowList(given, list);
  return `#${given.toString()}`;
}

function rowOf(text: string | null): Row {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
  } catch {
    return {};
  }
}

/** The open Detalhamento and how to open, page and close it. Opening makes an entry in the history: back closes it. */
export function useDetailAddress() {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const go = (next: string, replace: boolean) =>
    void navigate({ search, hash: next }, { replace, preventScrollReset: true });
  return {
    detail: detailOfHash(hash),
    open: (point: DrillPoint) => go(hashOfDetail({ point, page: 1, list: {} }), false),
    turnTo: (detail: OpenDetail) => go(hashOfDetail(detail), true),
    close: () => go('', true),
  };
}
