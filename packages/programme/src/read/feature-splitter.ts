import { REASONS } from '../source/reasons.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The text of one feature and where it starts. */
export interface FeatureText {
  readonly line: number;
  /** Place in the file, from 1. */
  readonly feature: number;
  readonly text: string;
}

const [QUOTE, BACKSLASH, COMMA, LINE_FEED] = [0x22, 0x5c, 0x2c, 0x0a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
const ENVELOPE_LIMIT = 1_048_576;
/** What is read whole may have, bytes. */
export const FEATURE_LIMIT = 67_108_864;
const FEATURES_KEY = Buffer.from('"features"');
const COLON = 0x3a;
const SPACES: readonly (number | undefined)[] = [0x20, 0x09, LINE_FEED, 0x0d];

/**
 * Finds where each feature of a FeatureCollection begins and ends, so that JSON.parse can read them one at a time and a fault can name its line. It
 * only counts brackets outside strings; whether a feature, or what stands around them, is JSON at all is for JSON.parse to say. (stream-json, which
 * knows no lines, took a dozen times as long for the same file.)
 */
export class FeatureSplitter {
  #line = 1;
  #count = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inFeatures = false;
  #expectsFeature = true;
  #startLine = 0;
  #pieces: Buffer[] = [];
  #size = 0;
  #envelope: number[] = [];

  /** The features that end in this piece of the file. Errors: `UnreadableFile`. */
  *push(piece: Buffer): Generator<FeatureText> {
    let start = 0;
    for (let i = 0; i < piece.length; i += 1) {
      const byte = piece[i]!;
      if (byte === LINE_FEED) this.#line += 1;
      const inFeature = this.#inFeatures && this.#depth > 2;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
        if (!inFeature) this.#outside(byte);
        continue;
      }
      if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        if (this.#inFeatures && this.#depth === 2) {
          if (byte !== OPEN_OBJECT || !this.#expectsFeature)
            throw new UnreadableFile(this.#line, REASONS.brokenJson);
          this.#startLine = this.#line;
          start = i;
        } else if (byte === OPEN_ARRAY && this.#depth === 1 && this.#isAtFeatures()) {
          this.#outside(byte);
          this.#inFeatures = true;
          this.#expectsFeature = true;
          this.#depth = 2;
          continue;
        }
        this.#depth += 1;
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        this.#depth -= 1;
        if (inFeature && this.#depth === 2) {
          this.#count += 1;
          this.#expectsFeature = false;
          yield this.#finish(piece.subarray(start, i + 1));
          continue;
        }
        if (this.#inFeatures && this.#depth < 2) this.#inFeatures = false;
      } else if (byte === COMMA && this.#inFeatures && this.#depth === 2) {
        if (this.#expectsFeature) throw new UnreadableFile(this.#line, REASONS.brokenJson);
        this.#expectsFeature = true;
        continue;
      }
      if (!inFeature && !(this.#inFeatures && this.#depth === 3)) this.#outside(byte);
    }
    if (this.#inFeatures && this.#depth > 2) this.#keep(Buffer.from(piece.subarray(start)));
  }

  /** What stands around the features, with an empty list in their place. */
  envelope(): string {
    return Buffer.from(this.#envelope)
      .toString('utf8')
      .replace(/^\uFEFF/, '');
  }

  /** Whether what stands around ends in the key of the features. Only its end is looked at: a file may have any number of lists around them. */
  #isAtFeatures(): boolean {
    let at = this.#envelope.length;
    const overSpaces = (): void => {
      while (SPACES.includes(this.#envelope[at - 1])) at -= 1;
    };
    overSpaces();
    if (this.#envelope[at - 1] !== COLON) return false;
    at -= 1;
    overSpaces();
    const start = at - FEATURES_KEY.length;
    return FEATURES_KEY.every((byte, i) => this.#envelope[start + i] === byte);
  }

  #finish(last: Buffer): FeatureText {
    this.#keep(last);
    const text = Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    this.#size = 0;
    return { line: this.#startLine, feature: this.#count, text };
  }

  #keep(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size > FEATURE_LIMIT) throw new UnreadableFile(this.#startLine, REASONS.brokenJson);
  }

  #outside(byte: number): void {
    this.#envelope.push(byte);
    if (this.#envelope.length > ENVELOPE_LIMIT)
      throw new UnreadableFile(this.#line, REASONS.notFeatureCollection);
  }
}
