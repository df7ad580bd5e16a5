import { vi } from 'vitest';

/**
 * Takes what is handed to the browser's own saving, which jsdom does not have: calls `saved` with the name of each file. Undone by `vi.restoreAllMocks` and
 * `vi.unstubAllGlobals`.
 */
export function takeSaved(saved: (name: string) => void): void {
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:file', revokeObjectURL: () => null }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
}
