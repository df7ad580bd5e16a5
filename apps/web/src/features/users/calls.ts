import type { Answer, Asked } from '@fonte/contracts';
import * as auth from '@fonte/contracts/endpoints/auth';
import * as people from '@fonte/contracts/endpoints/people';
import type { User, UserFilter, UserOrder } from '@fonte/contracts/routes/people';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../core/api/call.ts';

export type { AuditLine, Reviewed, User, UserFilter, UserOrder } from '@fonte/contracts/routes/people';
export type KnownProfile = Answer<typeof auth.profiles>[number];

/** What the list of people is narrowed and ordered by, as it stands in the address. */
export type ListState = {
  pagina: number;
  ordem: UserOrder | `-${UserOrder}`;
  busca: string;
  perfil: number | null;
  uf: string | null;
  situacao: UserFilter | null;
};

/** Beginning of the key of all that these pages ask. */
export const PEOPLE_KEY = 'people';

const asked = ({ ordem, busca, perfil, uf, situacao }: ListState) => ({
  ordem,
  ...(busca === '' ? {} : { busca }),
  ...(perfil === null ? {} : { perfil }),
  ...(uf === null ? {} : { uf }),
  ...(situacao === null ? {} : { situacao }),
});

type Page = { total: number; linhas: User[] };

export const usersQuery = (state: ListState) =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'list', state],
    // With a page asked for, a page is what comes.
    queryFn: ({ signal }) =>
      call(people.users, { query: { ...asked(state), pagina: state.pagina }, signal }) as Promise<Page>,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const usersFile = (state: ListState, signal: AbortSignal) =>
  callFile(people.users, { query: { ...asked(state), format: 'csv' }, signal });

export const profilesQuery = () =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'profiles'],
    queryFn: ({ signal }) => call(auth.profiles, { signal }),
  });

/** What somebody is given. */
export type Access = { id_perfil: number; perfis: number[]; uf: string | null; cpf: string | null };

export const updateUser = ({ user, access }: { user: User; access: Access }) =>
  call(people.updateUser, {
    params: { id: user.id },
    body: { ...access, id_usuario: user.id, versao: user.versao },
  });

export const removeUser = (id: number) => call(people.removeUser, { params: { id } });

export const blockUser = ({ id, bloquear }: { id: number; bloquear: boolean }) =>
  call(people.blockUser, { params: { id }, body: { bloquear } });

export const inviteUser = (body: Asked<typeof people.inviteUser>['body']) =>
  call(people.inviteUser, { body });

export const inviteAgain = (id: number) => call(people.inviteAgain, { params: { id } });

export const resetFactor = ({ id, atual }: { id: number; atual: string }) =>
  call(people.resetUserFactor, { params: { id }, body: { atual } });

export type ReviewGroup = 'pendentes' | 'decididas';

export const reviewQuery = (grupo: ReviewGroup, pagina: number) =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'review', grupo, pagina],
    queryFn: ({ signal }) => call(people.accessReview, { query: { grupo, pagina }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const reviewFile = (grupo: ReviewGroup, signal: AbortSignal) =>
  callFile(people.accessReview, { query: { grupo, format: 'csv' }, signal });

export const decideAccess = ({ id, decisao }: { id: number; decisao: 'mantido' | 'retirado' }) =>
  call(people.decideAccess, { params: { id }, body: { decisao } });

export type LogQuery = NonNullable<Asked<typeof people.auditLog>['query']>;

export const logQuery = (query: LogQuery) =>
  queryOptions({
    queryKey: [PEOPLE_KEY, 'log', query],
    queryFn: ({ signal }) => call(people.auditLog, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const logFile = (query: LogQuery, signal: AbortSignal) =>
  callFile(people.auditLog, { query: { ...query, format: 'csv' }, signal });

/** The whole CPF of an account; the log keeps who asked and why. */
export const revealCpf = ({ id, motivo }: { id: number; motivo: string }) =>
  call(people.revealCpf, { params: { id }, body: { motivo } });
