import type { VectorJob } from '../encoding/encode-job.ts';
import type { DrawFrame, DrawJob, DrawPart, LayerLabels, PlacedMark } from '../shapes/job.ts';

/** What a thread is told: a whole picture, or a large one step by step under the number of its first order. */
export type Order =
  | { readonly id: number; readonly step: 'draw'; readonly job: DrawJob }
  | { readonly id: number; readonly step: 'encode'; readonly job: VectorJob }
  | { readonly id: number; readonly step: 'begin'; readonly of: DrawFrame }
  | {
      readonly id: number;
      readonly step: 'add';
      readonly painting: number;
      readonly part: DrawPart;
      readonly points: number;
    }
  | {
      readonly id: number;
      readonly step: 'gather';
      readonly painting: number;
      readonly marks: readonly PlacedMark[];
    }
  | {
      readonly id: number;
      readonly step: 'finish';
      readonly painting: number;
      readonly labels: readonly LayerLabels[];
    }
  | { readonly id: number; readonly step: 'drop'; readonly painting: number };

type Numbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Step = Numbered<Order>;

/** What it answers. */
export type Done =
  | { readonly id: number; readonly bytes: Uint8Array; readonly blank: boolean }
  | { readonly id: number; readonly added: true }
  | { readonly id: number; readonly fault: string };

/** Memory that goes over to the other thread rather than being copied: what is a buffer's alone. */
export function movable(...parts: readonly Uint8Array[]): ArrayBuffer[] {
  return parts.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}
