import type { Answer } from '@fonte/contracts';
import type { ReadCube } from '@fonte/contracts/brush/read-cube';
import { brushCube } from '@fonte/contracts/endpoints/brush-cube';
import type { GroupRow, ViewQuestion } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** A view's parts by the marks of another card, read for many choices; why there are none. */
export type BrushParts = { cube: ReadCube | null; reason: Answer<typeof brushCube>['motivo'] };

/** The parts that figures of a choice are added up from. Asked for when somebody begins to choose. */
export const brushPartsQuery = (question: ViewQuestion, por: GroupRow) =>
  queryOptions({
    queryKey: ['view-parts', question, por],
    queryFn: async ({ signal }): Promise<BrushParts> => {
      const asked = call(brushCube, { body: { ...question, por }, signal });
      const [{ readCube }, { cubo, motivo }] = await Promise.all([import('./brushing.ts'), asked]);
      return { cube: cubo && readCube(cubo), reason: motivo };
    },
    structuralSharing: false,
  });
