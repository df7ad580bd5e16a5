import { ALL_PROFILES, PROFILES, profileName } from '@fonte/contracts';
import { groupColumn } from '../../../answers/tables/head-columns.ts';
import type { Report } from '../declared/report.ts';

/** 10225: the names of the profiles, in series[].perfil (first text, section 7). Only an Administrador reads of that profile (third text, section 6). */
export const profileNames: Report = {
  title: 'Perfis',
  shape: 'table',
  period: 'none',
  profiles: ['administrador', 'nacional', 'regional'],
  subtitle: () => 'Perfis de acesso do portal',
  definition: () => 'Os perfis que um usuário pode ter.',
  source: {
    kind: 'fixed',
    draw: ({ access, product }) => {
      const shown = ALL_PROFILES.filter(
        (profile) => access.profile === 'administrador' || profile !== 'administrador',
      ).map((profile) => ({ id: PROFILES[profile].id, perfil: profileName(profile, product) }));
      return {
        series: shown.map(({ id, perfil }) => ({ name: perfil, perfil, data: [id] })),
        labels: shown.map(({ perfil }) => perfil),
        keys: shown.map(({ id }) => ({ id })),
        thead: [groupColumn('id', 'Código', { type: 'integer' }), groupColumn('perfil', 'Perfil')],
        tbody: shown,
      };
    },
  },
};
