import type { Equation } from './solve.ts';

/** Measures that count properties and their producers of the same rows. */
export const SIDE_BY_SIDE: readonly (readonly [properties: string, producers: string])[] = [
  ['propriedades_atendidas', 'produtores_atendidos'],
];

/** Figures of both as one system: of each person as often as a figure counts them, or things of theirs. */
export function together(figures: Iterable<Equation>): Equation[] {
  const numbers = new Map<string, number>();
  const numberOf = (person: string): number =>
    numbers.get(person) ?? numbers.set(person, numbers.size).size - 1;
  return [...figures].map(({ people }) => ({ units: people.map(numberOf), people }));
}

/** Of how many people each difference of two figures of the same people is, one of properties and one of producers: of those who have several. */
export function severalOf(properties: Iterable<Equation>, producers: Iterable<Equation>): number[] {
  const ofSame = new Map<string, Equation>();
  const nameOf = ({ people }: Equation): string => [...new Set(people)].toSorted().join();
  for (const figure of producers) ofSame.set(nameOf(figure), figure);
  return [...properties].flatMap((figure) => {
    if (!ofSame.has(nameOf(figure))) return [];
    const several = figure.people.filter((person, at) => figure.people.indexOf(person) !== at);
    return [new Set(several).size];
  });
}
