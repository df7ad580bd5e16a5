import type { Profile } from '@fonte/contracts';
import { ANA, OTTO } from '@fonte/programme/tiny/people';

/** Each profile as it is limited in the tiny programme, and the condition on properties that says so in the plainest way: told here once more, by hand. */
export const ROW_LIMITS: Record<Profile, { uf?: string; cpf?: string; sees: string }> = {
  administrador: { sees: 'true' },
  nacional: { sees: 'true' },
  regional: { uf: 'MG', sees: "uf = 'MG'" },
  coordenador: { uf: 'GO', sees: "uf = 'GO'" },
  supervisor: { uf: 'GO', cpf: OTTO, sees: `cpf_supervisor = '${OTTO}' and uf = 'GO'` },
  tecnico: { cpf: ANA, sees: `cpf_tecnico = '${ANA}'` },
  consulta: { uf: 'MS', sees: "uf = 'MS'" },
  bancomundial: { sees: 'true' },
  giz: { uf: 'MG', sees: "uf = 'MG'" },
  mapa: { sees: 'true' },
};
