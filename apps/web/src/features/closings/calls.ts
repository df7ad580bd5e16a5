import * as endpoints from '@fonte/contracts/endpoints/closings';
import type { ClosableName } from '@fonte/contracts/closings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../core/api/call.ts';

export type { ClosedFigure, ClosedTable, ClosingSummary, OneClosing } from '@fonte/contracts/routes/closings';

/** Beginning of the key of all that these pages ask. */
export const CLOSINGS_KEY = 'closings';

export const closingsQuery = (pagina: number) =>
  queryOptions({
    queryKey: [CLOSINGS_KEY, 'list', pagina],
    queryFn: ({ signal }) => call(endpoints.closings, { query: { pagina }, signal }),
    placeholderData: keepPreviousData,
  });

export const closingQuery = (codigo: string) =>
  queryOptions({
    queryKey: [CLOSINGS_KEY, 'one', codigo],
    queryFn: ({ signal }) => call(endpoints.oneClosing, { params: { codigo }, signal }),
  });

/** What is to be closed, and why. */
export type Closing = { relatorio: ClosableName; periodo: string; uf: string | null; motivo: string };

export const closePeriod = (body: Closing) => call(endpoints.closePeriod, { body });

export const closingCsv = (codigo: string) => (signal: AbortSignal) =>
  callFile(endpoints.closingCsv, { params: { codigo }, signal });

export const closingContent = (codigo: string) => (signal: AbortSignal) =>
  callFile(endpoints.closingContent, { params: { codigo }, signal });
