import { z } from 'zod';
import * as endpoints from '../endpoints/factor.ts';
import { factorNameField, oneTimeField } from '../factor-forms.ts';
import { loginFields } from '../forms.ts';
import { route } from '../route.ts';
import { sessionUser } from './auth.ts';

/** The second factor (ASVS 6.3.3): what a person has, proving it after the password, and enrolling, naming and removing it. */

const { pass } = loginFields;

export const FACTOR_KINDS = ['aplicativo', 'chave'] as const;

const factor = z.object({
  id: z.number(),
  tipo: z.enum(FACTOR_KINDS),
  nome: z.string(),
  criado_em: z.string(),
  usado_em: z.string().nullable(),
});

/** An authenticator app or a passkey, as its owner sees it. */
export type Factor = z.infer<typeof factor>;

const state = z.object({
  /** What this session still owes; null when it may go on. */
  pendente: z.enum(['provar', 'cadastrar']).nullable(),
  /** Whether one of the person's profiles has to have one. */
  exigido: z.boolean(),
  /** Whether browsers give passkeys to this portal's address. */
  chaves: z.boolean(),
  /** Whether a code that is mailed is asked for before the first one is enrolled. */
  email: z.boolean(),
  /** Kinds that the person has. */
  tipos: z.array(z.enum(FACTOR_KINDS)),
  /** Empty while the session owes the proof. */
  fatores: z.array(factor),
  /** Recovery codes that still count; null while the session owes the proof. */
  codigos: z.number().nullable(),
});

export type FactorState = z.infer<typeof state>;

/** Parts of a browser's answer are base64url and bounded; what is in them is checked by the verifying library. */
const part = z.string().max(20_000);
const few = z.string().max(60);
const extensions = z.record(few, z.unknown()).optional();
const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
};
const attachment = { authenticatorAttachment: few.optional() };

const assertion = z.object({
  ...credential,
  ...attachment,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
});

const attestation = z.object({
  ...credential,
  ...attachment,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(few).max(10).optional(),
  }),
});

const proof = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('aplicativo'), codigo: oneTimeField }),
  z.object({ tipo: z.literal('codigo'), codigo: oneTimeField }),
  z.object({ tipo: z.literal('chave'), resposta: assertion }),
]);

export type FactorProof = z.infer<typeof proof>;
export type Assertion = z.infer<typeof assertion>;
export type Attestation = z.infer<typeof attestation>;

const options = z.object({ tipo: z.literal(1), result: z.record(z.string(), z.unknown()) });
const done = z.object({ tipo: z.literal(1), result: z.string() });
const codes = z.array(z.string());
const enrolled = z.object({
  tipo: z.literal(1),
  /** The session that goes on, and the recovery codes where there were none: they are told this once. */
  result: z.object({ usuario: sessionUser, codigos: codes.nullable() }),
});

export type Enrolled = z.infer<typeof enrolled>['result'];

/** The password once more; a session that has just given it and has no factor yet gives the code that was mailed to it, where one is asked for. */
const again = z.object({ atual: z.optional(pass), codigo_email: z.optional(oneTimeField) });

export const factorState = route(endpoints.factorState, {
  beforeFactor: 'always',
  summary: 'Os próprios segundos fatores e o que esta sessão ainda deve',
  answer: z.object({ tipo: z.literal(1), result: state }),
  content: 'json',
});

export const factorChallenge = route(endpoints.factorChallenge, {
  beforeFactor: 'prove',
  summary: 'Pedir o desafio que uma chave de acesso assina',
  answer: options,
  content: 'json',
});

export const proveFactor = route(endpoints.proveFactor, {
  beforeFactor: 'prove',
  summary: 'Provar o segundo fator: código do aplicativo, chave de acesso ou código de recuperação',
  body: proof,
  answer: z.object({ tipo: z.literal(1), result: sessionUser }),
  content: 'json',
});

export const sendFactorCode = route(endpoints.sendFactorCode, {
  beforeFactor: 'enrol',
  summary: 'Receber por email o código que o primeiro segundo fator pede',
  answer: done,
  content: 'json',
});

export const beginApp = route(endpoints.beginApp, {
  beforeFactor: 'enrol',
  summary: 'Sortear o segredo de um aplicativo autenticador, mostrado esta vez',
  body: again,
  answer: z.object({
    tipo: z.literal(1),
    result: z.object({ endereco: z.string(), segredo: z.string() }),
  }),
  content: 'json',
});

export const enrolApp = route(endpoints.enrolApp, {
  beforeFactor: 'enrol',
  summary: 'Cadastrar o aplicativo autenticador com um código dele',
  body: z.object({ nome: factorNameField, codigo: oneTimeField }),
  answer: enrolled,
  content: 'json',
});

export const beginPasskey = route(endpoints.beginPasskey, {
  beforeFactor: 'enrol',
  summary: 'Pedir o que o navegador precisa para criar uma chave de acesso',
  body: again,
  answer: options,
  content: 'json',
});

export const enrolPasskey = route(endpoints.enrolPasskey, {
  beforeFactor: 'enrol',
  summary: 'Cadastrar a chave de acesso que o navegador criou',
  body: z.object({ nome: factorNameField, resposta: attestation }),
  answer: enrolled,
  content: 'json',
});

export const renameFactor = route(endpoints.renameFactor, {
  summary: 'Dar outro nome a um dos próprios fatores, com a senha atual',
  body: z.object({ id: z.number().int().positive(), nome: factorNameField, atual: pass }),
  answer: done,
  content: 'json',
});

export const removeFactor = route(endpoints.removeFactor, {
  summary: 'Remover um dos próprios fatores, com a senha atual',
  body: z.object({ id: z.number().int().positive(), atual: pass }),
  answer: done,
  content: 'json',
});

export const renewCodes = route(endpoints.renewCodes, {
  summary: 'Gerar dez novos códigos de recuperação, com a senha atual; os anteriores deixam de valer',
  body: z.object({ atual: pass }),
  answer: z.object({ tipo: z.literal(1), result: codes }),
  content: 'json',
});
