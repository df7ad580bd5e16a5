/** Reads a file with its progress and hands it to the browser's own saving. */
export async function saveFile(
  answer: Response,
  name: string,
  onBytes: (received: number) => void,
): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) break;
    parts.push(step.value);
    received += step.value.byteLength;
    onBytes(received);
  }
  const type = answer.headers.get('content-type') ?? 'text/csv';
  offerFile(new Blob(parts, { type }), nameOf(answer.headers.get('content-disposition')) ?? name);
}

/** Hands a file to the browser's own saving. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of the loop, some a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** File name in a Content-Disposition header, the RFC 6266 form first. */
export function nameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null;
}
