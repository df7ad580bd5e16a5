import { FILE_LIMITS, FileFault } from './reading.ts';

/** 'longitude,latitude[,altitude]', as KML writes a position. */
const POSITION = /[^\s,]+(?:[ \t]*,[ \t]*[^\s,]+)+/g;

/**
 * The positions of a KML's coordinates, at most so many; what is no number is NaN, which no ring may hold. @throws FileFault with more, before they are
 * read
 */
export function readPositions(text: string, most: number): [number, number][] {
  const positions: [number, number][] = [];
  for (const [position] of text.matchAll(POSITION)) {
    if (positions.length >= most)
      throw new FileFault(`O arquivo tem mais de ${FILE_LIMITS.vertices} vértices`);
    const [longitude = NaN, latitude = NaN] = position.split(',', 2).map(Number);
    positions.push([longitude, latitude]);
  }
  return positions;
}
