import { CompiledQuery, type Compilable, type Kysely } from 'kysely';

/** Stands in a statement for a value that is known only when it is asked. */
class Later {
  constructor(readonly name: string) {}
}

/** Gives what stands for a value while a statement is put together. */
export type LaterValue<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A statement that is asked with every call, put together once, when it is first asked, and then asked with other values: a query builder takes longer to write it than the
 * database to answer. What it is made of may depend on nothing but these values, each of which stands where one value is bound.
 */
export function putTogetherOnce<DB, Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Kysely<DB>, later: LaterValue<Values>) => Compilable<Row>,
): (db: Kysely<DB>, values: Values) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    made ??= build(db, (name) => new Later(name) as never).compile();
    const parameters = made.parameters.map((one) => (one instanceof Later ? values[one.name] : one));
    return (await db.executeQuery<Row>({ ...made, parameters })).rows;
  };
}
