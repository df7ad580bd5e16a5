import { scope, type QueryEngine } from '../../index.ts';
import type { RawRow } from './attack-words.ts';
import { certainByArea } from './known-areas.ts';

/** What who knows every farm's area learns of the groups of a quality in each place. */
export interface Learnt {
  /** Groups of which a count and hectares are told, and that are not all of their place. */
  readonly groups: number;
  /** Of them, those whose every member is found, and nobody else. */
  readonly solved: number;
  /** Farms of a place, each once for each of its groups. */
  readonly farms: number;
  /** Of them, those known for certain to be in the group, those known not to be, and those of whom the certainty is wrong. */
  readonly inside: number;
  readonly outside: number;
  readonly wrong: number;
  /** Groups that are too large to try. */
  readonly left: number;
}

export interface Attack {
  readonly place: 'municipio' | 'bacia';
  readonly quality: string;
  /** The largest share by which a property's hectares may deviate, as the attacker takes it. */
  readonly off: number;
  /** Larger places are not tried. */
  readonly mostFarms?: number;
}

/** What is asked, as an observer. */
export const questionByAreas = ({ place, quality }: Pick<Attack, 'place' | 'quality'>) =>
  scope(
    { measures: { n: 'propriedades', a: { sum: 'propriedade.area_total' } }, by: [place, quality] },
    { profile: 'consulta', uf: null, cpf: null },
  );

/**
 * Asks as an observer for the count and the hectares of each member of a quality in each place, and works out of whom it follows that they are in it or not. Areas and places are known from outside
 * (the CAR is public), the bound of the deviation is told with every figure.
 */
export async function attackByAreas(
  engine: QueryEngine,
  farms: readonly RawRow[],
  { place, quality, off, mostFarms = Infinity }: Attack,
): Promise<Learnt> {
  const { rows } = await engine.run(questionByAreas({ place, quality }));
  const ofPlace = new Map<number, RawRow[]>();
  for (const farm of farms) {
    const own = ofPlace.get(farm[place]) ?? [];
    ofPlace.set(farm[place], own);
    own.push(farm);
  }
  const learnt = { groups: 0, solved: 0, farms: 0, inside: 0, outside: 0, wrong: 0, left: 0 };
  for (const { keys, values } of rows) {
    const there = ofPlace.get(Number(keys[place])) ?? [];
    const { n, a } = values;
    // Where all are of one member the count alone says so; that is another test's.
    if (n === null || a === null || there.length > mostFarms || Number(n) === there.length) continue;
    learnt.groups += 1;
    learnt.farms += there.length;
    const areas = there.map(({ area_total }) => Number(area_total ?? 0));
    const certain = certainByArea(areas, { count: Number(n), sum: Number(a) }, off);
    if (!certain) {
      learnt.left += 1;
      continue;
    }
    const isOf = (at: number) => String(there[at]![quality]) === String(keys[quality]);
    const { inside, outside } = certain;
    learnt.inside += inside.length;
    learnt.outside += outside.length;
    const wrong = inside.filter((at) => !isOf(at)).length + outside.filter(isOf).length;
    learnt.wrong += wrong;
    if (wrong === 0 && inside.length === Number(n)) learnt.solved += 1;
  }
  return learnt;
}
