import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { DeclaredRoute } from './routes/index.ts';

/** What a caller gives a call and gets from it, as types: from the schemas of its route, found by its name. */

type ByName = { [One in DeclaredRoute as One['name']]: One };

/** A call that is declared. */
export type KnownEndpoint = Endpoint & { readonly name: keyof ByName };

type Taken<Name extends keyof ByName, Part extends 'params' | 'query' | 'body'> = z.input<
  NonNullable<ByName[Name][Part]>
>;

/** The caller's own lists and objects are not written to. */
type Unchanged<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
  : Value;

/** A part that must be given, may be, or is not taken at all. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [One in Key]?: never }
  : unknown extends Value
    ? { readonly [One in Key]?: unknown }
    : object extends Value
      ? { readonly [One in Key]?: Unchanged<Value> }
      : { readonly [One in Key]: Unchanged<Value> };

/** What a caller gives: values themselves, also where they travel as text. */
export type Asked<One extends KnownEndpoint> = Part<'params', Taken<One['name'], 'params'>> &
  Part<'query', Taken<One['name'], 'query'>> &
  Part<'body', Taken<One['name'], 'body'>>;

/** The JSON that a call answers; never, for one that answers in another form. */
export type Answer<One extends KnownEndpoint> = z.output<NonNullable<ByName[One['name']]['answer']>>;
