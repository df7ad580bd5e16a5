/** Bytes that grow as values are written behind each other: one block of memory, not one for each value. */
export class GrowingBytes {
  #bytes = Buffer.allocUnsafe(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** What was written; the writer is empty and small again after it. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafe(4096);
    this.#length = 0;
    return taken;
  }

  int32(value: number): void {
    this.#length = this.#room(4).writeInt32LE(value, this.#length);
  }

  int64(value: bigint): void {
    this.#length = this.#room(8).writeBigInt64LE(value, this.#length);
  }

  double(value: number): void {
    this.#length = this.#room(8).writeDoubleLE(value, this.#length);
  }

  /** In UTF-8, its length before it. */
  text(value: string): void {
    const length = Buffer.byteLength(value);
    this.int32(length);
    this.#room(length).write(value, this.#length);
    this.#length += length;
  }

  /** Their length before them. */
  sized(value: Uint8Array): void {
    this.int32(value.byteLength);
    this.raw(value);
  }

  raw(value: Uint8Array): void {
    this.#room(value.byteLength).set(value, this.#length);
    this.#length += value.byteLength;
  }

  #room(more: number): Buffer {
    const needed = this.#length + more;
    if (needed > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    return this.#bytes;
  }
}
