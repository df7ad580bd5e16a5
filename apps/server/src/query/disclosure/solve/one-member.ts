import type { Cell } from '../../ask/answer.ts';
import { ALL_TIME, ANY, EVERYWHERE, memberKey, placesOf, type NamedTable } from './cells.ts';
import { tellsAttributes, type Family } from './family.ts';
import type { Leaf, RawPattern } from './leaves.ts';

/** Counts for nobody in a sum of people, and is not none. */
const NEARLY_NOBODY = 1e-6;

/**
 * Places in which all are of one member: how many they are tells what each is. Of persons that nobody has said it of too; of farms only where something is known, and
 * not of the country, where it is what the programme is about.
 */
export function ofOneMember(family: Family, { at }: NamedTable): string[] {
  const members = new Map<string, Set<string>>();
  if (tellsAttributes(family))
    for (const { place, time, members: own, level } of at)
      if (level === undefined && time === ALL_TIME && own.every((member) => member !== ANY))
        (members.get(place) ?? members.set(place, new Set()).get(place)!).add(own.join('\u001f'));
  return [...members].flatMap(([place, own]) =>
    own.size === 1 && (family.ofPersons || (place !== EVERYWHERE && !own.has(memberKey(null))))
      ? [place]
      : [],
  );
}

/**
 * For each of these places one of another member, who might be there whenever somebody is: then nothing that is shown says that there is none. Of the member that most
 * people are of, of those in its state where there are others, so that there is a line in which they are not seen.
 */
export function whoMightBe(
  family: Family,
  all: readonly RawPattern[],
  places: readonly string[],
): RawPattern[] {
  const raw = all.map(({ leaves, ...rest }) => ({
    ...rest,
    leaves: leaves.filter(({ level }) => level === family.narrower.length),
  }));
  const common = [...counted(raw)].toSorted(
    ([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1),
  );
  return [...leavesOf(family, raw, new Set(places)).values()].flatMap(({ uf, leaves }): RawPattern[] => {
    const own = JSON.stringify(leaves.values().next().value?.members);
    const others = common.filter(([name]) => name !== own);
    const [, other] = others.find(([, { states }]) => states.has(uf)) ?? others[0] ?? [];
    if (!other) return [];
    const instead = [...leaves.values()].map((leaf) => ({ ...leaf, members: other.members }));
    return [{ leaves: instead, size: NEARLY_NOBODY }];
  });
}

interface Standing {
  readonly uf: string;
  readonly leaves: Map<string, Leaf>;
}

/** Where and when people of a place stand; of a basin in several states in the first of them. */
function leavesOf(
  family: Family,
  raw: readonly RawPattern[],
  places: ReadonlySet<string>,
): Map<string, Standing> {
  const there = new Map<string, Standing>();
  for (const { leaves } of raw)
    for (const leaf of leaves)
      for (const place of placesOf(family, leaf)) {
        if (!places.has(place)) continue;
        const one = there.get(place) ?? { uf: leaf.uf, leaves: new Map<string, Leaf>() };
        there.set(place, one);
        if (one.uf === leaf.uf) one.leaves.set(JSON.stringify(leaf), leaf);
      }
  return there;
}

interface Counted {
  readonly members: readonly Cell[];
  readonly states: Set<string>;
  size: number;
}

/** How many stand in each member, and in which states. */
function counted(raw: readonly RawPattern[]): Map<string, Counted> {
  const there = new Map<string, Counted>();
  for (const { leaves, size } of raw)
    for (const { uf, members } of leaves) {
      const name = JSON.stringify(members);
      const one = there.get(name) ?? { members, states: new Set<string>(), size: 0 };
      one.states.add(uf);
      one.size += size;
      there.set(name, one);
    }
  return there;
}
