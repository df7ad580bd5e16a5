import type { OwnBaseMap } from '@fonte/contracts/routes/base-map';
import type { Archive } from '../../../platform/base-map/archive.ts';

/** The archive as the page is told of it. */
export function ownBaseMapOf({ key, form, name, zoom, box, credits }: Archive): OwnBaseMap {
  const [oeste, sul, leste, norte] = box;
  return {
    chave: key,
    forma: form,
    nome: name,
    zoom_menor: zoom.least,
    zoom_maior: zoom.most,
    caixa: { oeste, sul, leste, norte },
    creditos: [...credits],
  };
}
