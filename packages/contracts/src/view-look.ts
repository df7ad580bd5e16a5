import { z } from 'zod';
import { atMost } from './at-most.ts';
import { REQUIRED } from './forms.ts';
import {
  LOOK_DECIMALS,
  REFERENCE_KINDS,
  REFERENCE_TYPES,
  RULE_TESTS,
  RULE_TYPES,
  RULES_PER_VIEW,
  TONES,
} from './look-words.ts';

/** How a view's figures are shown: their form, a line to hold them against, colours for what they come to. */

const number = z.number({ error: 'Escreva um número' });
const text = (most: number) => z.string().trim().max(most, atMost(most));

const FROM_TO = 'O intervalo precisa de um começo e de um fim, nesta ordem';
const VALUE_NEEDED = 'A linha de referência de valor fixo precisa do valor';

export const viewLook = z.object({
  /** Absent: as many decimals as the figures have, two of money, none of whole numbers. */
  number: z
    .object({
      decimals: z.number().int().min(0).max(LOOK_DECIMALS.at(-1)!).nullish(),
      short: z.boolean().optional(),
      share: z.boolean().optional(),
    })
    .nullish(),
  reference: z
    .object({ kind: z.enum(REFERENCE_KINDS), value: number.nullish(), label: text(60).nullish() })
    .refine(({ kind, value }) => kind !== 'value' || typeof value === 'number', { error: VALUE_NEEDED })
    .nullish(),
  /** The first that a figure meets is its own. */
  rules: z
    .array(
      z
        .object({
          indicador: z.number().int().positive().nullish(),
          when: z.enum(RULE_TESTS),
          value: number,
          until: number.nullish(),
          tone: z.enum(TONES),
          word: text(30).min(1, REQUIRED),
        })
        .refine(
          ({ when, value, until }) => when !== 'between' || (typeof until === 'number' && value <= until),
          {
            error: FROM_TO,
          },
        ),
    )
    .max(RULES_PER_VIEW, atMost(RULES_PER_VIEW, 'regras'))
    .nullish(),
});
export type ViewLook = z.output<typeof viewLook>;

/** What of a view's look it has no place for, each at its part. */
export function lookFaults(view: {
  readonly type: string;
  readonly inline: boolean;
  readonly splitStack: boolean;
  readonly indicadores: readonly { readonly id: number }[];
  readonly look?: ViewLook | null | undefined;
}): { readonly path: string[]; readonly message: string }[] {
  const { reference, rules } = view.look ?? {};
  const known = new Set(view.indicadores.map(({ id }) => id));
  const said: [boolean, string, string][] = [
    [
      !!reference && !REFERENCE_TYPES.includes(view.type),
      'reference',
      'A linha de referência é de linhas, barras e colunas',
    ],
    [
      !!reference && reference.kind !== 'value' && (view.inline || view.splitStack),
      'reference',
      'Em linha ou empilhada em 100%, a linha de referência é de valor fixo',
    ],
    [
      !!rules?.length && !RULE_TYPES.includes(view.type),
      'rules',
      'As cores por valor são de tabelas, números, barras e colunas',
    ],
    [
      !!rules?.some(({ indicador }) => indicador != null && !known.has(indicador)),
      'rules',
      'Uma cor por valor é de um indicador que a visão não tem',
    ],
  ];
  return said.flatMap(([wrong, part, message]) => (wrong ? [{ path: ['look', part], message }] : []));
}
