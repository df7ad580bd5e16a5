import { z } from 'zod';
import * as endpoints from '../endpoints/privacy.ts';
import { loginFields, REQUIRED } from '../forms.ts';
import { reason } from '../reason.ts';
import { route } from '../route.ts';

/** What the portal holds of a person: found, exported, asked to be corrected, and anonymised. */

export const searchBys = ['nome', 'email', 'cpf'] as const;
export type SearchBy = (typeof searchBys)[number];

/** What a person is to the programme and the portal; the last two are known by nothing else. */
export const personRoles = ['produtor', 'tecnico', 'supervisor', 'conta', 'email', 'cpf'] as const;

/** A person that was found, sealed: good for who found it, for an hour. */
const ref = z.string({ error: REQUIRED }).min(1).max(2_000);

const found = z.object({
  ref: z.string(),
  nome: z.string(),
  papeis: z.array(z.enum(personRoles)),
  /** Masked, always. */
  cpf: z.string().nullable(),
  emails: z.array(z.string()),
  uf: z.string().nullable(),
  anonimizada: z.boolean(),
});
export type FoundPerson = z.infer<typeof found>;

export const findPeople = route(endpoints.findPeople, {
  summary: 'Procurar uma pessoa por nome, e-mail ou CPF, com o motivo, que fica no registro de acessos',
  body: z.object({
    por: z.enum(searchBys),
    valor: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(200),
    motivo: reason,
  }),
  /** `mais`: there are others of the name. */
  answer: z.object({ pessoas: z.array(found), mais: z.boolean() }),
  content: 'json',
});

/** A copy of the embedded database, which a person outlives: one that is kept beside it, by its name, or one that somebody had made, by its folder. */
const copy = z.object({
  nome: z.string(),
  em: z.string(),
  /** False where the folder is not there now: deleted, moved, or on another disk. */
  achada: z.boolean(),
});

/** Where what is wrong is put right: in the source, in the portal, by the person, nowhere. */
const corrigir = z.enum(['fonte', 'portal', 'pessoa', 'registro']);

const held = z.object({
  tabela: z.string(),
  o_que: z.string(),
  linhas: z.number(),
  anonimizar: z.enum(['troca', 'apaga']),
  corrigir,
});
export type HeldPlace = z.infer<typeof held>;

export const heldOfPerson = route(endpoints.heldOfPerson, {
  summary: 'O que o portal guarda de uma pessoa, por lugar, e o que anonimizar faria (sem mudar nada)',
  body: z.object({ ref }),
  answer: z.object({
    lugares: z.array(held),
    total: z.number(),
    /** Files that go with it, of the properties of a producer. */
    arquivos: z.number(),
    /** What is to be typed to anonymise. */
    confirmar: z.string(),
    /** Why it cannot be anonymised, in a sentence; null where it can. */
    impedimento: z.string().nullable(),
  }),
  content: 'json',
});

export const exportPerson = route(endpoints.exportPerson, {
  summary: 'Tudo o que o portal guarda de uma pessoa, como arquivo, com quem pediu, quando e por quê',
  body: z.object({ ref, motivo: reason }),
  content: 'file',
});

export const correctPerson = route(endpoints.correctPerson, {
  summary: 'Anotar que uma pessoa pediu a correção dos seus dados: onde, quem anotou, quando e por quê',
  body: z.object({
    ref,
    /** One of the places where the person was found. */
    tabela: z.string({ error: REQUIRED }).min(1, REQUIRED).max(100),
    motivo: reason,
  }),
  answer: z.object({ pedido: z.number() }),
  content: 'json',
});

export const correctionDone = route(endpoints.correctionDone, {
  summary: 'Dar por atendido um pedido de correção',
  body: z.object({ pedido: z.int().positive() }),
  answer: z.object({ atendido_em: z.string() }),
  content: 'json',
});

const correction = z.object({
  id: z.number(),
  /** As it is called now; null for whoever is in the portal no more. */
  nome: z.string().nullable(),
  o_que: z.string(),
  corrigir,
  motivo: z.string(),
  por: z.string().nullable(),
  em: z.string(),
  atendido_por: z.string().nullable(),
  atendido_em: z.string().nullable(),
});
export type Correction = z.infer<typeof correction>;

export const corrections = route(endpoints.corrections, {
  summary: 'Pedidos de correção, os abertos primeiro',
  answer: z.object({ pedidos: z.array(correction) }),
  content: 'json',
});

export const anonymisePerson = route(endpoints.anonymisePerson, {
  summary: 'Anonimizar uma pessoa: os fatos ficam, a pessoa sai; não se desfaz',
  body: z.object({ ref, motivo: reason, confirmacao: z.string().max(200), atual: loginFields.pass }),
  /** `pendente`: files of the data folder that name it are still to be removed, which a job goes on with. */
  answer: z.object({ pessoa: z.number(), linhas: z.number(), arquivos: z.number(), pendente: z.boolean() }),
  content: 'json',
});

export const anonymisedPeople = route(endpoints.anonymisedPeople, {
  summary: 'Quem foi anonimizado, por quem e por quê, e as cópias do banco em que ainda está',
  answer: z.object({
    pessoas: z.array(
      z.object({
        id: z.number(),
        papeis: z.string(),
        motivo: z.string(),
        por: z.string().nullable(),
        em: z.string(),
        /** Files of the data folder are still searched for it. */
        pendente: z.boolean(),
        /** The person as an older copy of the database has brought it back, to be anonymised once more; null for whoever has gone. */
        de_volta: found.nullable(),
      }),
    ),
    /** Of the embedded database, the newest first; null where the database is a server, whose copies its keeper makes. */
    copias: z.array(copy.extend({ antes: z.number() })).nullable(),
  }),
  content: 'json',
});
export type Anonymised = z.infer<NonNullable<(typeof anonymisedPeople)['answer']>>;
