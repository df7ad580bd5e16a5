import { z } from 'zod';
import { ROW_CONDITION_LIMIT, ROW_OPERATORS, ROW_VALUE_LIMIT } from '../row-conditions.ts';

const value = z.union([z.string().max(200), z.number(), z.boolean()]);

/** What a call may ask of the list behind a figure (`RowList`). The columns are held against the list's own by the query engine. */
export const rowList = {
  ordem: z
    .string()
    .regex(/^-?[\w.]{1,100}$/)
    .optional(),
  filtros: z
    .array(
      z.object({
        campo: z.string().max(100),
        operador: z.enum(ROW_OPERATORS),
        valor: z.union([value, z.array(value).max(ROW_VALUE_LIMIT)]).optional(),
      }),
    )
    .max(ROW_CONDITION_LIMIT)
    .optional(),
  busca: z.string().max(100).optional(),
};
