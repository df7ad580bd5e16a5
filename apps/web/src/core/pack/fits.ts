/** A JSON Schema as zod writes those of answers: what of it is looked at. Formats and limits of values are not: a page draws any text and any number. */
export type Shape = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape | boolean;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly not?: Shape;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
};

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: Array.isArray,
  object: isObject,
};

/** Whether a value is of a shape; what it has besides is no fault. `root`: where `$ref` looks. A shape that this does not know fits nothing. */
export function fits(shape: Shape, value: unknown, root: Shape = shape): boolean {
  const within = (one: Shape) => fits(one, value, root);
  if (shape.$ref !== undefined) {
    const found = shape.$ref === '#' ? root : root.$defs?.[shape.$ref.replace(/^#\/\$defs\//, '')];
    return found !== undefined && within(found);
  }
  if (shape.not !== undefined && within(shape.not)) return false;
  if (shape.anyOf !== undefined && !shape.anyOf.some(within)) return false;
  if (shape.oneOf !== undefined && !shape.oneOf.some(within)) return false;
  if (shape.allOf !== undefined && !shape.allOf.every(within)) return false;
  if ('const' in shape && shape.const !== value) return false;
  if (shape.enum !== undefined && !shape.enum.includes(value)) return false;
  if (shape.type !== undefined && ![shape.type].flat().some((one) => TYPES[one]?.(value))) return false;
  if (Array.isArray(value)) return itemsFit(shape, value, root);
  return !isObject(value) || partsFit(shape, value, root);
}

function itemsFit({ items, prefixItems = [] }: Shape, values: readonly unknown[], root: Shape): boolean {
  return (
    values.length >= prefixItems.length &&
    values.every((value, index) => {
      const one = prefixItems[index] ?? items;
      return typeof one === 'object' ? fits(one, value, root) : one !== false;
    })
  );
}

function partsFit(
  { properties = {}, required = [], additionalProperties: more }: Shape,
  value: Values,
  root: Shape,
): boolean {
  return (
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, part]) => {
      const one = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (one !== undefined) return fits(one, part, root);
      return typeof more !== 'object' || fits(more, part, root);
    })
  );
}
