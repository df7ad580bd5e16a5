import { profileName, profileOfId } from '@fonte/contracts';
import type { Panel } from '@fonte/contracts/routes/panels';
import type { StoredPanel } from '../indicators/index.ts';

/** A panel as who configures it gets it. */
export function wirePanel(panel: StoredPanel, product: string): Panel {
  return {
    id: panel.id,
    nome: panel.nome,
    published: panel.publicado_versao !== null,
    profile: panel.perfis.flatMap((id) => {
      const profile = profileOfId(id);
      return profile ? [profileName(profile, product)] : [];
    }),
    config: [...panel.config],
    versao: panel.versao,
    rascunho: panel.publicado_versao !== panel.versao,
    publicado_em: panel.publicado_em,
    publicado_por: panel.publicado_por,
    atualizado_em: panel.atualizado_em,
    atualizado_por: panel.atualizado_por,
  };
}
