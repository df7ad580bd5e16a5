/** Writes Protocol Buffers' wire form: what vector tiles are made of. */
export class ProtoWriter {
  #bytes = new Uint8Array(256);
  #size = 0;

  /** What has been written. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#size);
  }

  /** A whole number, not negative. */
  integer(field: number, value: number): void {
    this.#varint(field * 8);
    this.#varint(value);
  }

  /** A whole number of either sign, in the zigzag form. */
  signed(field: number, value: number): void {
    this.integer(field, value < 0 ? -value * 2 - 1 : value * 2);
  }

  double(field: number, value: number): void {
    this.#varint(field * 8 + 1);
    this.#reserve(8);
    new DataView(this.#bytes.buffer).setFloat64(this.#size, value, true);
    this.#size += 8;
  }

  text(field: number, value: string): void {
    this.message(field, new TextEncoder().encode(value));
  }

  message(field: number, bytes: Uint8Array): void {
    this.#varint(field * 8 + 2);
    this.#varint(bytes.length);
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#size);
    this.#size += bytes.length;
  }

  packed(field: number, values: readonly number[]): void {
    const inner = new ProtoWriter();
    for (const value of values) inner.#varint(value);
    this.message(field, inner.finish());
  }

  #varint(value: number): void {
    this.#reserve(10);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#size++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#size++] = rest;
  }

  #reserve(more: number): void {
    if (this.#size + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#size + more));
    larger.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = larger;
  }
}
