import type { Access, KnownProfile, User } from '../calls.ts';

/** What is being chosen for somebody. */
export type AccessDraft = { profile: number | null; others: number[]; uf: string; cpf: string };

/** What is wrong with it, by field. */
export type AccessFaults = { profile?: string; uf?: string; cpf?: string };

export const EMPTY_DRAFT: AccessDraft = { profile: null, others: [], uf: '', cpf: '' };

/** What somebody has today. */
export const draftOf = ({ id_perfil, perfis, uf }: User): AccessDraft => ({
  profile: id_perfil,
  others: perfis.filter((id) => id !== id_perfil),
  uf: uf ?? '',
  cpf: '',
});

const chosen = (profiles: readonly KnownProfile[], { profile, others }: AccessDraft): KnownProfile[] =>
  profiles.filter(({ id }) => id === profile || others.includes(id));

/** Whether a chosen profile asks for a uf, or a CPF. */
export const asksFor = (profiles: readonly KnownProfile[], draft: AccessDraft) => ({
  uf: chosen(profiles, draft).some(({ exige_uf }) => exige_uf),
  cpf: chosen(profiles, draft).some(({ exige_cpf }) => exige_cpf),
});

/** The draft after a change: profiles that ask for no uf clear it (third text, section 5). */
export function changed(
  profiles: readonly KnownProfile[],
  draft: AccessDraft,
  next: Partial<AccessDraft>,
): AccessDraft {
  const after = { ...draft, ...next };
  const others = after.others.filter((id) => id !== after.profile);
  return { ...after, others, uf: asksFor(profiles, { ...after, others }).uf ? after.uf : '' };
}

/** 'Obrigatório' where something is missing; `known` is somebody whose CPF the programme knows already. */
export function faultsOf(
  profiles: readonly KnownProfile[],
  draft: AccessDraft,
  known: boolean,
  required: string,
): AccessFaults {
  const asks = asksFor(profiles, draft);
  return {
    ...(draft.profile === null ? { profile: required } : {}),
    ...(asks.uf && draft.uf === '' ? { uf: required } : {}),
    ...(asks.cpf && !known && draft.cpf === '' ? { cpf: required } : {}),
  };
}

/** What is sent. */
export const accessOf = (draft: AccessDraft): Access => ({
  id_perfil: draft.profile ?? 0,
  perfis: draft.others,
  uf: draft.uf === '' ? null : draft.uf,
  cpf: draft.cpf === '' ? null : draft.cpf,
});
