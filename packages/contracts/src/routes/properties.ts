import { z } from 'zod';
import * as endpoints from '../endpoints/properties.ts';
import { route } from '../route.ts';

/** Properties by what people remember of them: the maps' search boxes (second text, 2.2 and 2.5). */

/** One suggestion; it reads id | name | municipality/UF | producer. */
export const foundProperty = z.object({
  id: z.string(),
  nome: z.string(),
  /** Município/UF. */
  municipio: z.string(),
  produtor: z.string().nullable(),
  /** Degrees, EPSG:4674. */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
});

export type FoundProperty = z.output<typeof foundProperty>;

export const propertySearch = route(endpoints.propertySearch, {
  summary: 'Propriedades cujo código, nome, município ou produtor começa com um texto',
  query: z.object({
    texto: z.string().max(100),
    limite: z.coerce.number<number>().int().min(1).max(8).default(5),
    uf: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  answer: z.array(foundProperty),
  content: 'json',
});
