import { STATE_SHARES } from '../drawn-from/programme.ts';
import { supervisorOf, technicianOf } from './portfolio.ts';

/** The people behind the demonstration's accounts, for one seed and any size of programme. */
export interface DemoPeople {
  readonly supervisor: { readonly cpf: string; readonly nome: string; readonly uf: string };
  /** One of that supervisor's technicians, in the middle of a full portfolio. */
  readonly tecnico: { readonly cpf: string; readonly nome: string; readonly uf: string };
  readonly coordenador: { readonly uf: string };
  readonly regional: { readonly uf: string };
}

/** Who the demo accounts stand for: supervisor, technician, coordinator and regional user, all of Goiás. */
export function demoPeople(seed: number): DemoPeople {
  const goias = STATE_SHARES.find(({ uf }) => uf === 'GO');
  if (!goias) throw new Error('the demonstration has no Goiás');
  const supervisor = supervisorOf(seed, goias, 0);
  const { cpf, nome } = technicianOf(seed, goias, 0, 0);
  return {
    supervisor: { ...supervisor, uf: 'GO' },
    tecnico: { cpf, nome, uf: 'GO' },
    coordenador: { uf: 'GO' },
    regional: { uf: 'GO' },
  };
}
