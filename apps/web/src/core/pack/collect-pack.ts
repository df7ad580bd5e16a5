import { undotted, type ReportAnswer } from '@fonte/contracts';
import { ApiFailure } from '../api/failure.ts';
import { KEPT_FORM } from '../kept-records.ts';
import type { StoredUser } from '../session/session-store.ts';
import { addressIn, besideList, listQuestion, propertyQuestions, type Question } from './pack-questions.ts';
import { isOfForm, type PackStore, type Part, type PartMark } from './pack-store.ts';
import type { PackMark } from './pack-mark.ts';

/** A device takes along no more than so many properties, and no more than so many bytes of them; a supervisor has some 390, of about 50 KB each. */
export const MOST_PROPERTIES = 500;
export const MOST_BYTES = 40_000_000;
/** One property is no more than so many: an answer that would make it more, a gallery of thousands, is left out. */
const MOST_OF_ONE = 2_000_000;
/** The part that is no property. */
const LISTS = 'listas';

export type PackWork = {
  /** Asks the server, and nobody else. Errors: ApiFailure, AbortError. */
  ask: (question: Question, signal: AbortSignal) => Promise<unknown>;
  store: PackStore;
  /** What was written last; null where nothing of this person in this profile. */
  mark: PackMark | null;
  /** Writes what is here now and tells it; false once its person is signed in no more. */
  tell: (mark: PackMark) => boolean;
  /** Whether its person still is signed in. */
  allowed: () => boolean;
  /** Gives way to what the reader does. */
  rest: (signal: AbortSignal) => Promise<void>;
  now: () => Date;
};

/** How it ended: all are here, as many as there is room for, the line or the server carried no more, the person has left. */
export type Collected = 'whole' | 'full' | 'broken' | 'left';

/**
 * Brings a person's own properties onto this device, by the questions that their pages ask: the lists, then those that are not here as of the present data
 * version, the most late first, each of them whole or not at all. What is no longer theirs goes first.
 */
export async function collectPack(
  user: Pick<StoredUser, 'id' | 'profile' | 'uf'>,
  work: PackWork,
  signal: AbortSignal,
): Promise<Collected> {
  try {
    return await collect(user, work, signal);
  } catch (failure) {
    if (!work.allowed()) return 'left';
    // The browser's own: it has no room for more.
    if (failure instanceof DOMException && failure.name === 'QuotaExceededError') return 'full';
    return 'broken';
  }
}

async function collect(
  user: Pick<StoredUser, 'id' | 'profile' | 'uf'>,
  work: PackWork,
  signal: AbortSignal,
): Promise<Collected> {
  const { store, allowed, now } = work;
  if (await standsStill(user, work, signal)) return 'whole';
  const list = listQuestion(user);
  const answer = (await work.ask(list, signal)) as ReportAnswer;
  const codes = answer.tbody.map((row) => String(row['cod_propriedade']));
  // Of which load it is; what was never loaded is of none.
  const versao = answer.provenance.carga ?? '';
  let gone = 0;
  const mark = (change: Partial<PackMark>): PackMark => ({
    person: user.id,
    profile: user.profile,
    form: KEPT_FORM,
    at: now().toISOString(),
    version: versao,
    total: codes.length - gone,
    done: 0,
    bytes: 0,
    ...change,
  });
  // Before the first byte: what lies in a database that no mark speaks of is taken for nobody's.
  // What it says of them still stands, and is no younger for that.
  if (!work.tell(mark({ version: null, ...before(work.mark) }))) return 'left';
  const beside = await answersOf(besideList(user), work, signal);
  const lists = partOf(LISTS, versao, now(), { [addressIn(list)]: answer, ...beside });
  const here = await store.marks();
  const own = new Set([LISTS, ...codes.map(undotted)]);
  const others = here.filter(({ id }) => !own.has(id)).map(({ id }) => id);
  if (others.length > 0) await store.remove(others);
  await store.put(lists, allowed);
  const there = new Map(here.filter(({ id }) => own.has(id)).map((one) => [one.id, one]));
  there.set(LISTS, lists);
  // What is of an earlier load or of another form stays until the new one is there: nobody stands in the field without either.
  const isPresent = (one: PartMark | undefined) => one?.version === versao && isOfForm(one);
  const bytesOf = () => [...there.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const told = () => {
    const done = [...there.values()].filter((one) => one.id !== LISTS && isPresent(one)).length;
    return work.tell(mark({ done, bytes: bytesOf() }));
  };
  if (!told()) return 'left';
  let full = codes.length > MOST_PROPERTIES;
  for (const code of codes.slice(0, MOST_PROPERTIES)) {
    const id = undotted(code);
    if (isPresent(there.get(id))) continue;
    // There is no room for more; what is here already is brought anew.
    if (!there.has(id) && bytesOf() > MOST_BYTES) {
      full = true;
      continue;
    }
    // oxlint-disable no-await-in-loop -- one after the other: it is in nobody's way
    await work.rest(signal);
    const part = await propertyPart(code, versao, work, signal);
    if (!allowed()) return 'left';
    if (part === null) gone += 1;
    else {
      await store.put(part, allowed);
      there.set(id, part);
    }
    // oxlint-enable no-await-in-loop
    if (!told()) return 'left';
  }
  return full ? 'full' : 'whole';
}

/** What was told of what lies here before a round. */
const before = (mark: PackMark | null): Partial<PackMark> =>
  mark === null
    ? {}
    : { version: mark.version, done: mark.done, form: mark.form, at: mark.at, bytes: mark.bytes };

/**
 * Whether all that was taken along is still here and of the present load, which one small question says: then its date is renewed, and nothing else. Properties
 * come and go with a load.
 */
async function standsStill(
  user: Pick<StoredUser, 'uf'>,
  { mark, store, ask, tell, now }: PackWork,
  signal: AbortSignal,
): Promise<boolean> {
  if (mark === null || mark.done < mark.total) return false;
  if ((await store.marks()).filter(isOfForm).length <= mark.total) return false;
  const [small] = besideList(user);
  const { provenance } = (await ask(small, signal)) as ReportAnswer;
  if ((provenance.carga ?? '') !== mark.version) return false;
  return tell({ ...mark, at: now().toISOString() });
}

/** Null where the property has just left. */
async function propertyPart(
  code: string,
  version: string,
  work: PackWork,
  signal: AbortSignal,
): Promise<Part | null> {
  const [head, ...others] = propertyQuestions(code) as [Question, ...Question[]];
  try {
    const first = { [addressIn(head)]: await work.ask(head, signal) };
    const answers = { ...first, ...(await answersOf(others, work, signal, MOST_OF_ONE)) };
    return partOf(undotted(code), version, work.now(), answers);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}

/**
 * What is refused for good has no answer here either, nor what there is no room for within so many bytes; what the line or the server cannot carry now ends the round.
 */
async function answersOf(
  questions: readonly Question[],
  { ask }: PackWork,
  signal: AbortSignal,
  room = Infinity,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  let left = room;
  for (const question of questions)
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answer = await ask(question, signal);
      const { length } = JSON.stringify(answer);
      if (length > left) continue;
      left -= length;
      answers[addressIn(question)] = answer;
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !isRefusal(failure.status)) throw failure;
    }
  return answers;
}

const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;

function partOf(id: string, version: string, at: Date, answers: Record<string, unknown>): Part {
  return {
    id,
    version,
    form: KEPT_FORM,
    at: at.toISOString(),
    bytes: JSON.stringify(answers).length,
    answers,
  };
}
