import { foreignFiles } from '../../aside/foreign-files.ts';
import { ReadingEnded } from '../../aside/readers.ts';
import { UnreadableFile } from '../../read/unreadable-file.ts';
import { REASONS } from '../../source/reasons.ts';
import type { UfCodes } from './check-feature.ts';
import type { LayerFile } from './find-files.ts';
import type { CheckedFeature, FeaturesOrder, FeaturesPiece } from './tell-features.ts';

/** The features of a file, read and checked by a reader of its own, which the file may bring to its end. Errors: `UnreadableFile`; those of the disk. */
export async function* featuresAside(
  { layer, path }: Pick<LayerFile, 'layer' | 'path'>,
  codes: UfCodes,
): AsyncGenerator<CheckedFeature> {
  const order: FeaturesOrder = { layer, path, codes };
  try {
    for await (const { features, unreadable } of foreignFiles.read<FeaturesPiece>(order)) {
      yield* features;
      if (unreadable) throw new UnreadableFile(unreadable.line, unreadable.reason);
    }
  } catch (error) {
    if (error instanceof ReadingEnded) throw new UnreadableFile(null, REASONS.readingEnded);
    throw error;
  }
}
