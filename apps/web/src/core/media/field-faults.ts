import { MEDIA_DESCRIPTION_LIMIT } from '@fonte/contracts';

/** What a file says of itself, as it is typed. */
export type Described = { description: string; tags: readonly number[] };

export type Faults = Partial<Record<'description' | 'tags', 'required' | 'long'>>;

/** What is wrong with a file's description and tags (second text, section 5); a polygon has exactly one tag. */
export function faultsOf({ description, tags }: Described, single: boolean): Faults {
  const length = description.trim().length;
  return {
    ...(length === 0 ? { description: 'required' as const } : {}),
    ...(length > MEDIA_DESCRIPTION_LIMIT ? { description: 'long' as const } : {}),
    ...(tags.length === 0 || (single && tags.length !== 1) ? { tags: 'required' as const } : {}),
  };
}

export const isFaulty = (faults: Faults): boolean => Object.keys(faults).length > 0;
