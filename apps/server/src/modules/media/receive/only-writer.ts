import type { IncomingMessage } from 'node:http';

/** Requests that append to an upload now: a sender that lost its line comes again while we still hold the old one, which then ends. */
export class OnlyWriter {
  readonly #writers = new Map<string, { readonly request: IncomingMessage; readonly left: Promise<void> }>();

  /** Waits until nobody else appends to the upload, whose line it cuts; what it returns is called when this one is done. */
  async begin(id: string, request: IncomingMessage): Promise<() => void> {
    for (let before = this.#writers.get(id); before !== undefined; before = this.#writers.get(id)) {
      before.request.destroy();
      // oxlint-disable-next-line no-await-in-loop -- another may have come meanwhile
      await before.left;
    }
    let leave = (): void => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    this.#writers.set(id, { request, left });
    return () => {
      this.#writers.delete(id);
      leave();
    };
  }
}
