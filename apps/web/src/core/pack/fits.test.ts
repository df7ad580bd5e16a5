import { expect, test } from 'vitest';
import { z } from 'zod';
import { fits, type Shape } from './fits.ts';

const leaf = z.object({ name: z.string(), more: z.number().nullable().exactOptional() });
type Tree = { name: string; below: Tree[] };
const tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), below: z.array(tree) }));
const SCHEMAS = {
  text: z.string(),
  integer: z.number().int(),
  leaf,
  leaves: z.array(leaf),
  either: z.union([z.string(), z.boolean(), z.null()]),
  kind: z.enum(['a', 'b']),
  one: z.literal('esperado'),
  place: z.tuple([z.number(), z.number()]),
  row: z.record(z.string(), z.union([z.string(), z.number()])),
  tagged: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), a: z.string() }),
    z.object({ kind: z.literal('b'), b: z.number() }),
  ]),
  tree,
};

/** Values of which each schema takes some and refuses others; zod itself says which. */
const VALUES: unknown[] = [
  'a',
  '',
  1,
  1.5,
  true,
  null,
  'esperado',
  [],
  [1, 2],
  [1, 2, 3],
  ['a', 2],
  {},
  { name: 'a' },
  { name: 'a', more: null, besides: 1 },
  { name: 'a', more: 'x' },
  { name: 1 },
  [{ name: 'a' }],
  [{ name: 'a' }, { more: 1 }],
  { x: 'a', y: 2 },
  { x: null },
  { kind: 'a', a: 'x' },
  { kind: 'a', b: 1 },
  { kind: 'b', b: 1 },
  { kind: 'c' },
  { name: 'a', below: [{ name: 'b', below: [] }] },
  { name: 'a', below: [{ name: 'b' }] },
];

test.each(Object.entries(SCHEMAS))('%s is seen in a value as zod sees it', (_name, schema) => {
  const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape;
  for (const value of VALUES)
    expect([value, fits(shape, value)]).toEqual([value, schema.safeParse(value).success]);
});

test('what points nowhere, or is of a type that this does not know, fits nothing', () => {
  expect(fits({ $ref: '#/$defs/nothing' }, 1)).toBe(false);
  expect(fits({ type: 'date' }, '2026-11-27')).toBe(false);
});
