import * as endpoints from '@fonte/contracts/endpoints/history';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/call.ts';
import type { Looked } from './since-address.ts';

export type {
  ChangedTechnician,
  Changes,
  Load,
  MovedFigure,
  MovedFigures,
  Touched,
} from '@fonte/contracts/routes/history';

type Narrowed = Pick<Looked, 'tabela' | 'tipo' | 'uf' | 'tecnico'>;

const asked = ({ tabela, tipo, uf, tecnico }: Narrowed) => ({
  ...(tabela === null ? {} : { tabela }),
  ...(tipo === null ? {} : { tipo }),
  ...(uf === null ? {} : { uf }),
  ...(tecnico === null ? {} : { tecnico }),
});

/** How much changed since a load. */
export const changesQuery = (versao: string, looked: Narrowed) => {
  const query = asked(looked);
  return queryOptions({
    queryKey: ['history', 'since', versao, query],
    queryFn: ({ signal }) => call(endpoints.changesSince, { params: { versao }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Twenty of the properties, from page 0 on. */
export const touchedQuery = (versao: string, { pagina, ...looked }: Narrowed & { pagina: number }) => {
  const query = { ...asked(looked), pagina };
  return queryOptions({
    queryKey: ['history', 'touched', versao, query],
    queryFn: ({ signal }) => call(endpoints.touchedSince, { params: { versao }, query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** How soon numbers are asked for again that are still being kept. */
const AGAIN_MS = 5_000;

/** The big numbers that are others since a load, of a state or of all that the caller sees. */
export const movedQuery = (versao: string, { uf }: Pick<Looked, 'uf'>) => {
  const query = uf === null ? {} : { uf };
  return queryOptions({
    queryKey: ['history', 'moved', versao, query],
    queryFn: ({ signal }) => call(endpoints.movedFigures, { params: { versao }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.situacao === 'em_preparo' ? AGAIN_MS : false),
  });
};
