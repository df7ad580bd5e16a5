import { maySeeLayer, seesFaces, type LayerName, type Profile } from '@fonte/contracts';
import { areasAbc } from './areas-abc.ts';
import { areasIntervencao } from './areas-intervencao.ts';
import { areasPropriedade } from './areas-propriedade.ts';
import { bacias20km } from './bacias-20km.ts';
import { car } from './car.ts';
import type { ServedLayer } from './layer.ts';
import { municipios } from './municipios.ts';
import { poligonos } from './poligonos.ts';
import { poligonosHistorico } from './poligonos-historico.ts';
import { processos } from './processos.ts';
import { propriedades } from './propriedades.ts';
import { propriedadesCar } from './propriedades-car.ts';
import { reservaLegal } from './reserva-legal.ts';
import { subBacias } from './sub-bacias.ts';
import { ufs } from './ufs.ts';
import { vegetacaoNativa } from './vegetacao-nativa.ts';

/** The layers served, by name; one that the contracts have and nobody serves does not compile. */
export const LAYERS: Readonly<Record<LayerName, ServedLayer>> = {
  propriedades,
  propriedades_car: propriedadesCar,
  areas_propriedade: areasPropriedade,
  areas_abc: areasAbc,
  areas_intervencao: areasIntervencao,
  poligonos,
  poligonos_historico: poligonosHistorico,
  car,
  vegetacao_nativa: vegetacaoNativa,
  reserva_legal: reservaLegal,
  sub_bacias: subBacias,
  bacias_20km: bacias20km,
  ufs,
  municipios,
  processos,
};

/** The layer that a profile has under this name: itself, or its published face. */
const ownFace = (layer: ServedLayer, profile: Profile): ServedLayer =>
  layer.face !== undefined && seesFaces(profile) ? layer.face : layer;

/** The layers a profile may see, in the tree's order and as it may see them. */
export function servedTo(profile: Profile): ServedLayer[] {
  return Object.values(LAYERS)
    .filter((layer) => maySeeLayer(profile, layer))
    .map((layer) => ownFace(layer, profile));
}

/**
 * A layer by its name as clients write it, with or without the workspace; undefined for one that is not there or that the profile may not see, which
 * are the same to it.
 */
export function layerNamed(written: string, profile: Profile): ServedLayer | undefined {
  const name = written.replace(/^programa:/, '');
  const layer = Object.hasOwn(LAYERS, name) ? LAYERS[name as LayerName] : undefined;
  return layer && maySeeLayer(profile, layer) ? ownFace(layer, profile) : undefined;
}
