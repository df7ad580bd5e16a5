import type { Endpoint } from '../endpoint.ts';

/** Notes on figures: read by who sees the figure, written by who may configure (docs/decisions/0079). */

const write = { capability: 'note.write' } as const;

export const figureNotes = {
  name: 'note.list',
  method: 'GET',
  path: '/api/notas',
  access: { capability: 'report.read' },
  tells: 'nothing',
} as const satisfies Endpoint;

export const writeNote = {
  name: 'note.write',
  method: 'POST',
  path: '/api/notas',
  access: write,
  tells: 'nothing',
} as const satisfies Endpoint;

export const panelNotes = {
  name: 'note.panel',
  method: 'GET',
  path: '/api/notas/painel/:id',
  access: { capability: 'indicator.read' },
  tells: 'nothing',
} as const satisfies Endpoint;

export const writeViewNote = {
  name: 'note.view',
  method: 'POST',
  path: '/api/notas/painel/:id',
  access: write,
  tells: 'nothing',
} as const satisfies Endpoint;

export const changeNote = {
  name: 'note.change',
  method: 'PUT',
  path: '/api/notas/:id',
  access: write,
  tells: 'nothing',
} as const satisfies Endpoint;

export const removeNote = {
  name: 'note.remove',
  method: 'DELETE',
  path: '/api/notas/:id',
  access: write,
  tells: 'nothing',
} as const satisfies Endpoint;
