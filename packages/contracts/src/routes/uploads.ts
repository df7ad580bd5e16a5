import { z } from 'zod';
import { byProperty } from '../by-property.ts';
import * as endpoints from '../endpoints/uploads.ts';
import { route } from '../route.ts';

/** What brings files and takes them out again (second text, section 7). */

const MULTIPART = 'multipart/form-data';
const byUpload = z.object({ id: z.uuid() });

export const uploadMedia = route(endpoints.uploadMedia, {
  summary:
    'Enviar arquivos de uma propriedade: files (ou envios, os ids de envios em partes), descriptions e tags, repetidos, pela posição. Todos entram, ou nenhum',
  ...byProperty,
  streams: MULTIPART,
  answer: z.object({
    uploaded: z.literal(true),
    /** One for each file, in the order sent; `ja_enviado_em` where the property had the same bytes already. */
    arquivos: z.array(
      z.object({
        id: z.number(),
        /** `kml`: the id is that of the geometry file. */
        tipo: z.enum(['photo', 'document', 'kml']),
        key: z.string(),
        ja_enviado_em: z.string().nullable(),
      }),
    ),
    /** How many polygons came in. */
    poligonos: z.number(),
    /** Sentences to show: geometries that were ignored. */
    avisos: z.array(z.string()),
  }),
  content: 'json',
});

export const updateGeometry = route(endpoints.updateGeometry, {
  summary:
    'Trocar os polígonos de um arquivo de geometria: file (KML; vazio ou ausente remove), kml, e versao (409 staleVersion se outra pessoa gravou depois)',
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  streams: MULTIPART,
  answer: z.union([
    z.object({ updated: z.literal(true), versao: z.number(), poligonos: z.number() }),
    z.object({ deleted: z.literal(true) }),
  ]),
  content: 'json',
});

const upload = z.object({
  id: z.string(),
  /** Bytes of the whole file, and how many are here. */
  tamanho: z.number(),
  recebido: z.number(),
  /** Untouched until then it is gone, ISO. */
  vence_em: z.string(),
});
export type UploadState = z.infer<typeof upload>;

export const beginUpload = route(endpoints.beginUpload, {
  summary:
    'Começar um arquivo em partes (tus 1.0): Upload-Length e Upload-Metadata (filename, sha256); 201 com Location',
  answer: upload,
  content: 'json',
});

export const uploadState = route(endpoints.uploadState, {
  summary: 'Quanto de um envio chegou; em HEAD pelos cabeçalhos Upload-Offset e Upload-Length',
  params: byUpload,
  answer: upload,
  content: 'json',
});

export const continueUpload = route(endpoints.continueUpload, {
  summary: 'Acrescentar bytes a um envio a partir de Upload-Offset; 204, ou 409 uploadOffset',
  params: byUpload,
  streams: 'application/offset+octet-stream',
  content: 'service',
});

export const endUpload = route(endpoints.endUpload, {
  summary: 'Desistir de um envio',
  params: byUpload,
  content: 'service',
});

const size = z.object({
  /** A photo: 400 px, or as it was sent; nothing: 1600 px. */
  tamanho: z.enum(['mini', 'original']).optional(),
});
const byKey = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) });

export const mediaFile = route(endpoints.mediaFile, {
  summary: 'Um arquivo: foto em três tamanhos, documento ou geometria; com Range',
  params: byKey,
  query: size,
  content: 'file',
});

export const namedMediaFile = route(endpoints.namedMediaFile, {
  summary: 'Um arquivo, pela chave com nome',
  params: byKey.extend({ name: z.string().max(300) }),
  query: size,
  content: 'file',
});
