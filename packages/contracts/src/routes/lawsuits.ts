import { z } from 'zod';
import * as endpoints from '../endpoints/lawsuits.ts';
import { route } from '../route.ts';

/** The judicial-process layer's own call (second text, sections 2.4, 3 and 7), a twin of it by POST, and what its filters offer. */

const page = z.coerce.number<number>().int().min(1).max(1_000_000).default(1);
const place = z.string().max(200).optional();
/** An SQL-like expression, read as ECQL over the fields the specification lists. */
const filter = z.string().max(20_000).optional();

const asked = z.object({
  page,
  /** x1,y1,x2,y2 in map units (EPSG:3857); a fifth value names another system */
  bbox: place,
  /** x,y in map units: lawsuits up to `MAP_POINT_BUFFER` away, the nearest first */
  point: place,
  filter,
});

/** A party as the specification names its fields; documents are narrowed by profile. */
const party = z.object({
  tipoPessoa: z.string().nullable(),
  numeroDocumentoPrincipal: z.string().nullable(),
  nome: z.string().nullable(),
  sexo: z.string().nullable(),
  nacionalidade: z.string().nullable(),
  intimacaoPendente: z.number().nullable(),
  assistenciaJudiciaria: z.boolean().nullable(),
});

const subject = z.object({ codigo: z.number(), nome: z.string().nullable() });

export const lawsuitFeature = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  /** Longitude and latitude, EPSG:4674 */
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }).nullable(),
  properties: z.object({
    'Numero do processo': z.string(),
    tribunal: z.string(),
    esfera: z.string().nullable(),
    classe: z.string().nullable(),
    assuntos: z.array(subject),
    complex_assunto: z.string().nullable(),
    uf: z.string().nullable(),
    ano: z.number().nullable(),
    flg_julgamento: z.boolean().nullable(),
    partes: z.array(party),
  }),
});

export const lawsuitsAnswer = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(lawsuitFeature),
  /** Pages that can be asked for, and how many lawsuits there are in all */
  page: z.object({ page: z.number(), pages: z.number(), total: z.number() }),
});

const counted = z.array(z.object({ valor: z.string(), total: z.number() }));

export const lawsuitOptionsAnswer = z.object({
  tribunal: counted,
  esfera: counted,
  classe: counted,
  uf: counted,
  ano: counted,
  flg_julgamento: counted,
  assunto: z.array(z.object({ codigo: z.number(), nome: z.string().nullable(), total: z.number() })),
});

export type Party = z.output<typeof party>;
export type LawsuitFeature = z.output<typeof lawsuitFeature>;
export type LawsuitsAnswer = z.output<typeof lawsuitsAnswer>;
export type LawsuitOptions = z.output<typeof lawsuitOptionsAnswer>;
export type LawsuitsAsked = z.input<typeof asked>;

export const lawsuits = route(endpoints.lawsuits, {
  summary: 'Processos judiciais (datajud) de um lugar',
  query: asked,
  answer: lawsuitsAnswer,
  content: 'json',
});

/** The same with its parameters in the body, so that nothing personal stands in an address. */
export const lawsuitsPost = route(endpoints.lawsuitsPost, {
  summary: 'O mesmo, com os parâmetros no corpo',
  body: asked,
  answer: lawsuitsAnswer,
  content: 'json',
});

export const lawsuitOptions = route(endpoints.lawsuitOptions, {
  summary: 'Valores e quantidades para os filtros dos processos judiciais',
  query: z.object({ filter }),
  answer: lawsuitOptionsAnswer,
  content: 'json',
});
