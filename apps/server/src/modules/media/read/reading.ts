import type { FailureName } from '@fonte/contracts';
import type { PolygonGeometry } from '@fonte/geo';
import type { PictureSize } from '../../../platform/storage/storage.ts';

/** What a reader is asked to open. Paths, never bytes. */
export interface ReadOrder {
  readonly path: string;
  /** Path with which those of what is made begin; without it the file's own. */
  readonly beside?: string;
  /** As the person called it. */
  readonly name: string;
  /** Of polygons: what the form says of all of them; without it each says it of itself. */
  readonly polygons?: { readonly tag: number; readonly description: string };
}

/** A file that the reader wrote beside the part. */
export interface MadeFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ReadPicture {
  readonly kind: 'photo';
  readonly type: string;
  /** As shown, pixels. */
  readonly width: number;
  readonly height: number;
  /** ISO; what the camera wrote. */
  readonly taken: string | null;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly sizes: readonly (MadeFile & { readonly size: PictureSize })[];
}

export interface ReadDocument {
  readonly kind: 'document';
  readonly type: string;
}

export interface ReadPolygon {
  readonly name: string;
  readonly description: string;
  readonly tag: number;
  readonly areaHa: number;
  readonly hectares: number;
  readonly geometry: PolygonGeometry;
}

export interface ReadGeometry {
  readonly kind: 'kml';
  readonly polygons: readonly ReadPolygon[];
  /** Geometries that were none. */
  readonly ignored: number;
  /** The same polygons as KML of ours. */
  readonly file: MadeFile;
}

export type Read = ReadPicture | ReadDocument | ReadGeometry;

/** Why a file is refused: a row of contracts/failures, and its parameters besides the name. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  constructor(
    readonly failure: FailureName,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(failure);
  }
}

/** What comes back from the reader's process. */
export type ReadAnswer =
  | { readonly read: Read }
  | {
      readonly refused: {
        readonly failure: FailureName;
        readonly params: Readonly<Record<string, string | number>>;
      };
    };
