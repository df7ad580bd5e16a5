import { z } from 'zod';
import { byProperty } from '../by-property.ts';
import * as endpoints from '../endpoints/properties.ts';
import { reason } from '../reason.ts';
import { route } from '../route.ts';

/** Properties by what people remember of them: the maps' search boxes (second text, 2.2 and 2.5). */

/** One suggestion; it reads id | name | municipality/UF | producer. */
export const foundProperty = z.object({
  id: z.string(),
  nome: z.string(),
  /** Município/UF. */
  municipio: z.string(),
  produtor: z.string().nullable(),
  /** Degrees, EPSG:4674. */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
});

export type FoundProperty = z.output<typeof foundProperty>;

export const propertySearch = route(endpoints.propertySearch, {
  summary: 'Propriedades cujo código, nome, município ou produtor começa com um texto',
  query: z.object({
    texto: z.string().max(100),
    limite: z.coerce.number<number>().int().min(1).max(8).default(5),
    uf: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  answer: z.array(foundProperty),
  content: 'json',
});

const text = z.string().nullable();
/** 'yyyy-MM-dd'. */
const day = z.string().nullable();
const figure = z.union([z.number(), z.string()]).nullable();

/** Why a visit is worth a second look; nothing is taken away for it. */
export const DOUBTS = ['longe', 'sobreposta', 'deslocamento', 'noite'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What a property's page begins with (second text, 2.7): its head, people, cycles and what deserves a look. */
export const propertyHead = z.object({
  /** With dots. */
  codigo: z.string(),
  nome: z.string(),
  /** Município/UF. */
  municipio: z.string(),
  bacia: text,
  atividade: text,
  perfil: text,
  /** Words: 'Ativa em atendimento'. */
  situacao: text,
  fase: text,
  inicio: day,
  fim: day,
  car: text,
  /** Degrees, EPSG:4674. */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  /** West, south, east, north of its polygons, degrees; null where it has none. */
  caixa: text,
  /** Who answers for it; CPF masked. */
  pessoas: z.array(z.object({ papel: z.enum(['produtor', 'supervisor', 'tecnico']), nome: text, cpf: text })),
  ritmo: z.object({
    visitas: z.number(),
    previstas: z.number(),
    faltam: z.number(),
    atrasada: z.boolean(),
    primeira: day,
    ultima: day,
    /** Day of the twelfth visit that counts. */
    decima_segunda: day,
  }),
  ciclos: z.array(
    z.object({
      ciclo: z.number(),
      inicio: day,
      fim: day,
      visitas: z.number(),
      /** Minutes. */
      duracao_media: figure,
      lancamentos: z.number(),
      /** R$. */
      despesas: figure,
      receitas: figure,
    }),
  ),
  indicadores: z.object({
    isa: z.array(z.object({ momento: z.number(), indice: figure, dt: day })),
    /** Words of the bands; null where there is nothing to band. */
    faixa_isa: text,
    faixa_abc: text,
    faixa_conservacao: text,
    ultima_visita: day,
    visitas: z.number(),
    duracao_media: figure,
    lancamentos: z.number(),
    ir: z.number(),
  }),
  /** Every visit, the first first: the timeline. `motivo` in words; `duvidas` is why it deserves a look. */
  visitas: z.array(
    z.object({
      numero: z.number(),
      dt: z.string(),
      ciclo: z.number().nullable(),
      conta: z.boolean(),
      motivo: text,
      duvidas: z.array(z.object({ tipo: z.enum(DOUBTS), medida: z.number().nullable() })),
    }),
  ),
  praticas: z.array(z.object({ objetivo: text, tipo: text, area: figure, dt: day })),
  recomendacoes: z.array(z.object({ tema: text, situacao: text, dt: day })),
  dados_ate: day,
  /** Number of the data version that it is of. */
  versao: z.number(),
});
export type PropertyHead = z.output<typeof propertyHead>;

export const propertyDetail = route(endpoints.propertyDetail, {
  summary: 'Uma propriedade: cabeçalho, responsáveis, ciclos, ritmo, o que ainda não conta e por quê',
  ...byProperty,
  answer: propertyHead,
  content: 'json',
});

/** Who answers for a property. */
export const PROPERTY_PEOPLE = ['produtor', 'supervisor', 'tecnico'] as const;
export type PropertyPerson = (typeof PROPERTY_PEOPLE)[number];

export const propertyCpf = route(endpoints.propertyCpf, {
  summary: 'O CPF de um responsável por inteiro, com o motivo, que fica no registro de acessos',
  ...byProperty,
  body: z.object({ papel: z.enum(PROPERTY_PEOPLE), motivo: reason }),
  /** Null where it is not known. */
  answer: z.object({ cpf: z.string().nullable() }),
  content: 'json',
});

/** What a week's agenda is made of: the caller's properties in attendance, and what each of them waits for. */
export const agendaProperty = z.object({
  /** With dots. */
  codigo: z.string(),
  nome: z.string(),
  /** Município/UF. */
  municipio: z.string(),
  atividade: text,
  /** Degrees, EPSG:4674. */
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  /** Place in `tecnicos`; null where nobody is named. */
  tecnico: z.number().nullable(),
  visitas: z.number(),
  previstas: z.number(),
  /** Visits behind the plan, which foresees one a month: 'Faltam', as in every list. */
  faltam: z.number(),
  atrasada: z.boolean(),
  ultima: day,
  /** The first cycle's visits are made, and none of the second. */
  ciclo_2: z.boolean(),
  /** Nothing of it was drawn yet. */
  sem_poligono: z.boolean(),
  /** Findings of Data Quality that nobody has answered for good; null for who is not told of them. */
  achados: z.number().nullable(),
});
export type AgendaProperty = z.output<typeof agendaProperty>;

export const propertyAgenda = route(endpoints.propertyAgenda, {
  summary: 'Propriedades em atendimento de quem pergunta, com o que cada uma espera, para a agenda da semana',
  answer: z.object({
    dados_ate: day,
    /** Names, the alphabet's first first; one that stands twice has its number behind it. */
    tecnicos: z.array(z.string()),
    /** The most late first. */
    propriedades: z.array(agendaProperty),
  }),
  content: 'json',
});
export type AgendaAnswer = z.output<NonNullable<(typeof propertyAgenda)['answer']>>;
