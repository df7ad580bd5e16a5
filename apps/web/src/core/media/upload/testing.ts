import { vi } from 'vitest';
import type { UploadCalls } from '../../uploads/tus-calls.ts';
import { readGeoFile } from './geo-file.ts';
import { UploadList, type UploadWork } from './upload-list.ts';

/** For tests: a file of this content, or of so many bytes. */
export const file = (name: string, content: string | number = 3) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** A list whose server keeps what it is told; the bytes of a file wait until they are let through, by its name: which of two arrives first is nobody's promise. */
export function listOf(change: Partial<UploadWork> = {}) {
  const asked = {
    begun: [] as string[],
    ended: [] as string[],
    committed: [] as [string, string, number[]][],
  };
  const gates = new Map<string, () => void>();
  const calls: UploadCalls = {
    begin: async ({ size }, name) => {
      asked.begun.push(name);
      return { id: `envio ${name}`, tamanho: size, recebido: 0, vence_em: '' };
    },
    state: async (id) => ({ id, tamanho: 3, recebido: 0, vence_em: '' }),
    append: (id) => new Promise((resolve) => gates.set(id, () => resolve(0))),
    end: async (id) => void asked.ended.push(id),
  };
  const underWay = () => [...gates.keys()].toSorted();
  const letThrough = (name: string) => {
    const id = `envio ${name}`;
    gates.get(id)?.();
    gates.delete(id);
  };
  const ended = vi.fn();
  const list = new UploadList({
    maxMb: 1,
    read: async (blob) => readGeoFile(new Uint8Array(await blob.arrayBuffer())),
    check: async () => ({ poligonos: [], declarado_ha: null }),
    calls,
    commit: async (upload, { description, tags }) => {
      asked.committed.push([upload, description, [...tags]]);
      return { already: null };
    },
    clock: { now: () => 0, wait: async () => undefined },
    ...change,
  });
  list.whenEnded(ended);
  const states = () => list.get().map(({ file: { name }, state }) => `${name} ${state.kind}`);
  const sentenceOf = (name: string) => {
    const state = list.get().find((item) => item.file.name === name)?.state;
    return state?.kind === 'failed' ? state.sentence : null;
  };
  const describeAll = () => {
    for (const { id } of list.get()) list.describe(id, { description: 'Uma nascente', tags: [7] });
  };
  return { list, asked, underWay, letThrough, ended, states, sentenceOf, describeAll };
}
