import { Gathering } from '../../aside/gathering.ts';
import { UnreadableFile } from '../../read/unreadable-file.ts';
import { checkFeature, type FeatureFault, type StagedFeature, type UfCodes } from './check-feature.ts';
import type { Layer } from './layers.ts';
import { readFeatures } from './read-features.ts';

/** Which file of meshes is to be read, and as which layer. */
export interface FeaturesOrder {
  readonly layer: Layer;
  readonly path: string;
  readonly codes: UfCodes;
}

/** A feature as it is staged, or what is wrong with it, and where it stands. */
export interface CheckedFeature {
  readonly line: number | null;
  readonly place: number;
  readonly checked: StagedFeature | readonly FeatureFault[];
}

export interface FeaturesPiece {
  readonly features: readonly CheckedFeature[];
  /** Why the file could not be read further, with the last piece. */
  readonly unreadable?: { readonly line: number | null; readonly reason: string };
}

/** Reads and checks the features of a file in the reader's process. Errors: those of the disk. */
export async function* tellFeatures({ layer, path, codes }: FeaturesOrder): AsyncGenerator<FeaturesPiece> {
  const gathering = new Gathering();
  let features: CheckedFeature[] = [];
  try {
    for await (const found of readFeatures(path, layer)) {
      const checked = checkFeature(layer, found, codes);
      features.push({ line: found.line, place: found.place, checked });
      if (!gathering.enough('geom' in checked ? checked.geom.length : 0)) continue;
      yield { features };
      features = [];
    }
    yield { features };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield { features, unreadable: { line: error.line, reason: error.reason } };
  }
}
