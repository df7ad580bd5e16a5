import type { QualityId } from '@fonte/contracts/quality-ids';
import type { Farm } from '../farm/farm.ts';
import type { Story } from './schedule.ts';
import type { Site } from '../farm/sites.ts';

/**
 * Faults that chance would not bring, planted on farms at fixed places of the programme, so that every rule of Data Quality has something to find and how
 * much is known beforehand. They take no random number: everything else stays as it would be without them.
 */
const PLANTED = {
  /** 13411: said to lie in another municipality of its state. */
  outside: { every: 211, first: 20 },
  /** 13412: drawn half over the last outline that was drawn before. */
  drawnOver: { every: 89, first: 70 },
  /** 13414: the last visit is registered on the day of the one before, while that one lasts. */
  overlapping: { every: 137, first: 50 },
  /** 13415: the producer's CPF was never asked for. */
  nameless: { every: 127, first: 60 },
  /** 13416: the last digit of the producer's CPF is another. */
  cpf: { every: 173, first: 35 },
  /** 13418: the second cycle begins before the first is over. */
  cycles: { every: 61, first: 40 },
} as const;

/** Is told of each fault as it is written, by chance or planted: the rule that is to find it, and the farm. */
export type TellFault = (rule: QualityId, cod: string) => void;

/** Whether the farm with this number, from 1, has the fault planted. */
export function isPlanted(fault: keyof typeof PLANTED, number: number): boolean {
  const { every, first } = PLANTED[fault];
  return number % every === first;
}

/** The farm with the municipality of the town that is farthest from it. */
export function movedAway(farm: Farm, towns: readonly { codigo: number; lon: number; lat: number }[]): Farm {
  const { site } = farm;
  const away = ({ lon, lat }: { lon: number; lat: number }) => (lon - site.lon) ** 2 + (lat - site.lat) ** 2;
  const [town] = towns.toSorted((a, b) => away(b) - away(a));
  return town ? { ...farm, site: { ...site, codigo_municipio: town.codigo } satisfies Site } : farm;
}

/** Minutes after the visit before at which the planted one begins; no visit is shorter. */
const SOON = 20;

/** The story whose last two visits are told of one day; as it was where there are not two with check-in. */
export function overlapped(story: Story): Story {
  const [before, last] = story.visits.slice(-2);
  if (!before?.checkin || !last?.checkin) return story;
  const told = { ...last, day: before.day, minute: before.minute + SOON };
  return { ...story, visits: [...story.visits.slice(0, -1), told] };
}

/** Mean radius of the earth, km, and from where on rule 13413 calls a check-in far, km. */
const EARTH = 6371;
const FAR = 10;

/** Whether a check-in is far from its farm. On the sphere: what lies within some thirty metres of the limit may be told otherwise than on the ellipsoid. */
export function isFar(
  { lon, lat }: Pick<Site, 'lon' | 'lat'>,
  [east, north]: readonly [number, number],
): boolean {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const share = half(north - lat) + Math.cos(radians(lat)) * Math.cos(radians(north)) * half(east - lon);
  return 2 * EARTH * Math.asin(Math.sqrt(share)) > FAR;
}

/** A CPF whose last check digit is wrong. */
export const wrongCpf = (cpf: string): string => cpf.slice(0, -1) + String((Number(cpf.at(-1)) + 1) % 10);

/** Days by which the second cycle begins too early. */
export const EARLY = 15;

/** Where the outline of a farm of so many hectares lies half over one around `other`. */
export function halfOver(other: Site, hectares: number): Pick<Site, 'lon' | 'lat'> {
  const radius = Math.sqrt((hectares * 10_000) / Math.PI);
  return { lon: other.lon + radius / 2 / 111_000, lat: other.lat };
}
