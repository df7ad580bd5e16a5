import * as endpoints from '@fonte/contracts/endpoints/quality';
import type { FindingAnswer, FindingState } from '@fonte/contracts/quality-queue';
import type { FindingKey, QueuedFinding } from '@fonte/contracts/routes/quality';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QualityId } from '@fonte/contracts/quality-ids';
import { call } from '../../core/api/call.ts';

export type { QueuedFinding } from '@fonte/contracts/routes/quality';

/** What the queue is narrowed to: how findings stand, of which rule, whose. */
export type Queue = { situacao: FindingState; regra: QualityId | null; meus: boolean; pagina: number };

/** Beginning of the key of all that this page asks. */
export const QUEUE_KEY = 'quality';

export const queueQuery = ({ situacao, regra, meus, pagina }: Queue, uf: string | null) =>
  queryOptions({
    queryKey: [QUEUE_KEY, situacao, regra, meus, pagina, uf],
    queryFn: ({ signal }) =>
      call(endpoints.qualityQueue, {
        query: {
          situacao,
          pagina,
          ...(regra === null ? {} : { regra }),
          ...(uf === null ? {} : { uf }),
          ...(meus ? { meus: 'sim' as const } : {}),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Which finding a row is. */
export const keyOf = ({ regra, cod_propriedade, chave }: QueuedFinding): FindingKey => ({
  regra,
  cod_propriedade,
  chave,
});

export const takeFinding = (row: QueuedFinding) => call(endpoints.takeFinding, { body: keyOf(row) });

export const releaseFinding = (row: QueuedFinding) => call(endpoints.releaseFinding, { body: keyOf(row) });

export const answerFinding = ({
  row,
  ...answer
}: {
  row: QueuedFinding;
  resposta: FindingAnswer;
  porque: string;
  ate?: string;
  toda_regra?: boolean;
}) => call(endpoints.answerFinding, { body: { ...keyOf(row), ...answer } });
