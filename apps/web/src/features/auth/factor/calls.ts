import type {
  Assertion,
  Attestation,
  Enrolled,
  FactorProof,
  FactorState,
} from '@fonte/contracts/routes/factor';
import * as factor from '@fonte/contracts/endpoints/factor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../core/api/call.ts';

const resultOf = <T>({ result }: { result: T }): T => result;

/** What the person has and what the session owes. */
export const factorsQuery = () =>
  queryOptions({
    queryKey: ['account', 'factors'],
    queryFn: ({ signal }) => call(factor.factorState, { signal }).then(resultOf),
  });

/** The password once more; where the session owes its first factor, the code that was mailed. */
type Again = { atual?: string; codigo_email?: string };

export const proveFactor = (body: FactorProof) => call(factor.proveFactor, { body }).then(resultOf);
export const askChallenge = () => call(factor.factorChallenge).then(resultOf);
export const sendCode = () => call(factor.sendFactorCode).then(resultOf);
export const beginApp = (body: Again) => call(factor.beginApp, { body }).then(resultOf);
export const enrolApp = (body: { nome: string; codigo: string }) =>
  call(factor.enrolApp, { body }).then(resultOf);
export const beginPasskey = (body: Again) => call(factor.beginPasskey, { body }).then(resultOf);
export const enrolPasskey = (body: { nome: string; resposta: Attestation }) =>
  call(factor.enrolPasskey, { body }).then(resultOf);
export const renameFactor = (body: { id: number; nome: string; atual: string }) =>
  call(factor.renameFactor, { body }).then(resultOf);
export const removeFactor = (body: { id: number; atual: string }) =>
  call(factor.removeFactor, { body }).then(resultOf);
export const renewCodes = (body: { atual: string }) => call(factor.renewCodes, { body }).then(resultOf);

export type { Assertion, Attestation, Enrolled, FactorState };
