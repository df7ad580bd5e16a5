import type { Profile } from '@fonte/contracts';

/** The demonstration's accounts (docs/architecture.md, Commands). */
export const PASSWORD = 'demonstracao';

export const ACCOUNTS: Record<Profile, string> = {
  administrador: 'administrador@demo.example',
  nacional: 'nacional@demo.example',
  regional: 'regional@demo.example',
  coordenador: 'coordenador@demo.example',
  supervisor: 'supervisor@demo.example',
  tecnico: 'tecnico@demo.example',
  consulta: 'consulta@demo.example',
  bancomundial: 'bancomundial@demo.example',
  giz: 'giz@demo.example',
  mapa: 'mapa@demo.example',
};
