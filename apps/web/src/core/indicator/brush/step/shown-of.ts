import type { ReadCube } from '@fonte/contracts/brush/read-cube';
import type { ViewResult } from '../../asked/contract.ts';
import type { Choice, Kept } from '../choice/choice.ts';
import { laidOn, layerOf, placesOf } from './laid-on.ts';

/** What a card shows under a choice elsewhere, of what has come so far. */
export interface Under {
  readonly choice: Choice;
  /** Whether it is the choice that the server has been asked by. */
  readonly settled: boolean;
  /** The card without a choice, the server's answer to the last one, the figures of the chart that is chosen in. */
  readonly whole: ViewResult | undefined;
  readonly answer: ViewResult | undefined;
  readonly source: ViewResult | undefined;
  readonly cube: ReadCube | null;
  readonly kept: Kept;
}

const layers = new WeakMap<
  ReadCube,
  { readonly whole: ViewResult; readonly layer: ReturnType<typeof layerOf> }
>();

/** The same for every step of a drag. */
function layerFor(whole: ViewResult, cube: ReadCube, kept: Kept): ReturnType<typeof layerOf> {
  const known = layers.get(cube);
  if (known?.whole === whole) return known.layer;
  const layer = layerOf(whole, cube, kept);
  layers.set(cube, { whole, layer });
  return layer;
}

/** The server's answer to the choice; until it is there the sum of the chosen marks' parts; else what stood there before, while a drag goes on. */
export function shownOf({
  choice,
  settled,
  whole,
  answer,
  source,
  cube,
  kept,
}: Under): ViewResult | undefined {
  if (settled && answer) return whole && whole !== answer ? laidOn(whole, answer, kept) : answer;
  if (whole && cube && source) return layerFor(whole, cube, kept)(placesOf(cube, source, choice.marks));
  return settled ? undefined : answer;
}
