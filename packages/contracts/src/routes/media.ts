import { z } from 'zod';
import * as endpoints from '../endpoints/media.ts';
import { atMost } from '../at-most.ts';
import { byProperty } from '../by-property.ts';
import { REQUIRED } from '../forms.ts';
import { MEDIA_DESCRIPTION_LIMIT, POLYGONS_CHECKED, TAG_NAME_LIMIT } from '../limits.ts';
import { route } from '../route.ts';

/** Media of properties and of tags (second text, 2.9 to 2.12, 3 and 7). */

const byId = z.object({ id: z.coerce.number<number>().int().positive() });
/** 'todas' is no state's filter. */
const state = z.string().regex(/^(?:[A-Z]{2}|todas)$/);
const ofState = z.object({ uf: state });

/** 'Máximo 120 caracteres' and the like are the specification's. */
export const atMostSigns = (most: number) => `Máximo ${most} caracteres`;

const description = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(MEDIA_DESCRIPTION_LIMIT, atMostSigns(MEDIA_DESCRIPTION_LIMIT));

/** Ids of tags: a list, or the specification's text, joined by commas, '0' for none. */
const tagIds = z.preprocess(
  (given) =>
    typeof given === 'string' && given.trim() !== ''
      ? given
          .split(',')
          .map((one) => Number(one.trim()))
          .filter((one) => one !== 0)
      : given === ''
        ? undefined
        : given,
  z.array(z.number({ error: REQUIRED }).int().positive(), { error: REQUIRED }).max(100, atMost(100, 'tags')),
);

/** What a file says of itself, in the upload's parts and when it is edited. */
export const mediaFields = { description, tags: tagIds };

export const tag = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** Whether who only observes sees its photos. */
  publica: z.boolean(),
});
export type Tag = z.infer<typeof tag>;

/** A row of 'Mídias por Tags'; `Docs` is absent for who only observes. `property_id` is null: the row leads to the tag. */
const tagRow = z.object({
  id: z.number(),
  Nome: z.string(),
  Descrição: z.string(),
  Fotos: z.number(),
  Vídeos: z.number(),
  Docs: z.number().optional(),
  property_id: z.string().nullable(),
  /** The state asked for; null for all. */
  UF: z.string().nullable(),
  publica: z.boolean(),
});
export type TagRow = z.infer<typeof tagRow>;

/** A row of 'Mídias por propriedades'. For Consulta Pública one for each published place: its name, no property, no documents. */
const propertyRow = z.object({
  property_id: z.string().nullable(),
  Nome: z.string(),
  UF: z.string().nullable(),
  Fotos: z.number(),
  Vídeos: z.number(),
  Docs: z.number().optional(),
});
export type MediaPropertyRow = z.infer<typeof propertyRow>;

/** Whose it is; all but the state are absent for who only observes. */
const place = {
  /** Code without dots. */
  property_id: z.string().nullable(),
  property: z.string().nullable(),
  municipio: z.string().nullable(),
  uf: z.string().nullable(),
};

const media = z.object({
  id: z.number(),
  type: z.enum(['photo', 'video']),
  /** Of a photo the key of its file (`files.get`; `tamanho=mini` is 400 px, nothing 1600), of a video its id at the provider. */
  key: z.string(),
  description: z.string(),
  file_tags: z.array(z.number()),
  ...place,
  /** Pixels as shown, of a photo. */
  largura: z.number().nullable(),
  altura: z.number().nullable(),
  /** Null for who only observes: a moment of a single property. */
  enviado_em: z.string().nullable(),
  /** What the camera wrote, for who sees exact places: moment, degrees, and how far from the property, metres. */
  tirada_em: z.string().nullable(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  distancia_m: z.number().nullable(),
  /** Whether the property has no visit of that day, by the clock of Brasília; null where no moment is told, and for days that the loads do not reach. */
  sem_visita: z.boolean().nullable(),
});
export type Media = z.infer<typeof media>;

const document = z.object({
  id: z.number(),
  /** `<32 hex>/<name>`: name and extension are the file's own. */
  key: z.string(),
  description: z.string(),
  file_tags: z.array(z.number()),
  ...place,
  media_type: z.string(),
  bytes: z.number(),
  enviado_em: z.string(),
});
export type MediaDocument = z.infer<typeof document>;

const polygonShape = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
});

const polygon = z.object({
  id: z.number(),
  name_poligono: z.string(),
  description: z.string(),
  /** Estimate of the specification, ha with two decimals; never added to geodesic areas. */
  area_ha: z.number(),
  /** Geodesic, ha. */
  hectares: z.number(),
  /** Exactly one tag. */
  tag: z.number(),
  geojson: polygonShape,
  /** The file that holds it with others, what `PUT geom` takes; and the version that a change names. */
  id_files_geom: z.number(),
  versao: z.number(),
  /** `<32 hex>/<name>` of that file. */
  key: z.string(),
  ...place,
});
export type MediaPolygon = z.infer<typeof polygon>;

const mediaProperty = z.object({
  property_id: z.string(),
  /** The code as the programme writes it, with its dots: what reports are asked by. */
  cod_propriedade: z.string(),
  name: z.string(),
  municipio: z.string().nullable(),
  uf: z.string().nullable(),
  /** Its point, degrees; null where none is known. */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
});

export const mediaTags = route(endpoints.mediaTags, {
  summary: 'Tags com a contagem de suas mídias',
  answer: z.array(tagRow),
  content: 'json',
});

export const mediaTagsOfState = route(endpoints.mediaTagsOfState, {
  summary: 'Tags com a contagem de suas mídias de um estado',
  params: ofState,
  answer: z.array(tagRow),
  content: 'json',
});

export const mediaProperties = route(endpoints.mediaProperties, {
  summary: 'Propriedades que têm mídias, com a contagem',
  answer: z.array(propertyRow),
  content: 'json',
});

export const mediaPropertiesOfState = route(endpoints.mediaPropertiesOfState, {
  summary: 'Propriedades de um estado que têm mídias, com a contagem',
  params: ofState,
  answer: z.array(propertyRow),
  content: 'json',
});

const ofTag = z.object({
  tag,
  /** All tags that the caller knows, for `file_tags`. */
  tags: z.array(tag),
  medias: z.array(media),
  /** Absent for who only observes. */
  documents: z.array(document).optional(),
});

export const mediaOfTag = route(endpoints.mediaOfTag, {
  summary: 'Mídias de uma tag; 404 tagNotFound sem ela',
  params: byId,
  answer: ofTag,
  content: 'json',
  asMade: true,
});

export const mediaOfTagInState = route(endpoints.mediaOfTagInState, {
  summary: 'Mídias de uma tag em um estado',
  params: byId.extend({ uf: state }),
  answer: ofTag,
  content: 'json',
  asMade: true,
});

export const mediaOfProperty = route(endpoints.mediaOfProperty, {
  summary: 'Mídias de uma propriedade; 404 propertyNotFound sem ela',
  ...byProperty,
  answer: z.object({
    property: mediaProperty,
    tags: z.array(tag),
    medias: z.array(media),
    documents: z.array(document),
    polygons: z.array(polygon),
    /** Whether the caller may send, edit and remove here. */
    editavel: z.boolean(),
  }),
  content: 'json',
  asMade: true,
});

const tagBody = z.object({
  name: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(TAG_NAME_LIMIT, atMostSigns(TAG_NAME_LIMIT)),
  description,
  publica: z.boolean().optional(),
});

export const createTag = route(endpoints.createTag, {
  summary: 'Criar tag',
  body: tagBody,
  answer: z.object({ created: z.literal(true), id: z.number() }),
  content: 'json',
});

export const updateTag = route(endpoints.updateTag, {
  summary: 'Alterar tag',
  params: byId,
  body: tagBody,
  answer: z.object({ updated: z.literal(true), id: z.number() }),
  content: 'json',
});

export const updateMedia = route(endpoints.updateMedia, {
  summary: 'Alterar descrição e tags de uma foto, vídeo ou documento',
  params: byId,
  body: z.object(mediaFields),
  answer: z.object({ updated: z.literal(true) }),
  content: 'json',
});

export const deleteMedia = route(endpoints.deleteMedia, {
  summary: 'Remover uma foto, vídeo ou documento',
  params: byId,
  answer: z.object({ deleted: z.literal(true) }),
  content: 'json',
});

export const addVideo = route(endpoints.addVideo, {
  summary: 'Acrescentar um vídeo do provedor configurado, por endereço ou id',
  ...byProperty,
  body: z.object({ video: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(500), ...mediaFields }),
  answer: z.object({ uploaded: z.literal(true), id: z.number() }),
  content: 'json',
});

/** What is told of one polygon before it is sent: only a fault keeps it back. */
const finding = z.object({
  /** Its place in the list that was sent, from 0. */
  posicao: z.number(),
  /** Why it cannot be kept, and where, degrees; null where it can. */
  falha: z.object({ frase: z.string(), lon: z.number().nullable(), lat: z.number().nullable() }).nullable(),
  /** Estimate and geodesic, ha; null with a fault. */
  area_ha: z.number().nullable(),
  hectares: z.number().nullable(),
  /** Share inside the property's CAR, 0 to 1; null where no CAR is known. */
  dentro_car: z.number().nullable(),
  /** Share inside the property's perimeter, 0 to 1; null where none is known. */
  dentro_perimetro: z.number().nullable(),
  /** Overlap with the areas inside the property, those that were sent before and those before it in this call and, of a polygon at the property alone, with those of the caller's other properties, ha; the latter with one decimal. */
  sobre_proprias_ha: z.number().nullable(),
  sobre_vizinhas_ha: z.number().nullable(),
  /** From the property's point, metres; null without one. */
  distancia_m: z.number().nullable(),
});
export type PolygonFinding = z.infer<typeof finding>;

export const checkPolygons = route(endpoints.checkPolygons, {
  summary: 'Conferir polígonos antes de enviar: forma, área, CAR, sobreposição e distância',
  ...byProperty,
  body: z.object({ polygons: z.array(polygonShape).min(1).max(POLYGONS_CHECKED) }),
  answer: z.object({
    poligonos: z.array(finding),
    /** Of the property, ha, to hold the sum against. */
    declarado_ha: z.number().nullable(),
  }),
  content: 'json',
  bodyLimit: 5_000_000,
});
