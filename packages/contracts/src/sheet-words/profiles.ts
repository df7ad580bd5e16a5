import type { SaidTexts } from './said.ts';

/** Names of profiles; what is not here is the programme's or an institution's own name, and stays. */
export const PROFILE_WORDS = {
  Administrador: { en: 'Administrator', es: 'Administrador' },
  Coordenador: { en: 'Coordinator', es: 'Coordinador' },
  Supervisor: { en: 'Supervisor', es: 'Supervisor' },
  Técnico: { en: 'Technician', es: 'Técnico' },
  'Consulta Pública': { en: 'Public view', es: 'Consulta pública' },
  'Banco Mundial': { en: 'World Bank', es: 'Banco Mundial' },
} satisfies SaidTexts;
