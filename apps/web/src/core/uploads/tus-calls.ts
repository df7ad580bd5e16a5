import * as endpoints from '@fonte/contracts/endpoints/uploads';
import type { UploadState } from '@fonte/contracts/routes/uploads';
import { callStream } from '../api/call.ts';

/** What sending a file in pieces asks of the server; handed in, so that the sender can be tried against any. */
export type UploadCalls = {
  begin: (file: Blob, name: string, sha256: string | null, signal: AbortSignal) => Promise<UploadState>;
  state: (id: string, signal: AbortSignal) => Promise<UploadState>;
  /** Appends bytes at an offset; gives how many came twice, as the line broke and the browser sent them again by itself. */
  append: (id: string, offset: number, bytes: Blob, signal: AbortSignal) => Promise<number>;
  end: (id: string) => Promise<void>;
};

const TUS = { 'tus-resumable': '1.0.0' };

/** The portal's own (tus 1.0, creation and termination). */
export const tusCalls: UploadCalls = {
  begin: async (file, name, sha256, signal) => {
    const answer = await callStream(endpoints.beginUpload, {
      params: {},
      signal,
      headers: {
        ...TUS,
        'upload-length': String(file.size),
        'upload-metadata': metadata({ filename: name, ...(sha256 === null ? {} : { sha256 }) }),
      },
    });
    return (await answer.json()) as UploadState;
  },
  state: async (id, signal) => {
    const answer = await callStream(endpoints.uploadState, { params: { id }, headers: TUS, signal });
    return (await answer.json()) as UploadState;
  },
  append: async (id, offset, bytes, signal) => {
    const { headers } = await callStream(endpoints.continueUpload, {
      params: { id },
      signal,
      stream: bytes,
      headers: {
        ...TUS,
        'upload-offset': String(offset),
        // A browser sends a request again by itself where its line broke: the server leaves out what it has.
        'upload-overlap': 'skip',
        'content-type': 'application/offset+octet-stream',
      },
    });
    return Number(headers.get('upload-overlap') ?? 0);
  },
  end: async (id) => {
    await callStream(endpoints.endUpload, { params: { id }, headers: TUS });
  },
};

/** 'filename YQ==,sha256 Yg==': values in Base64 of their UTF-8. */
export function metadata(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${base64(new TextEncoder().encode(value))}`)
    .join(',');
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
