import type { Relation } from '../relation.ts';
import { aplica_abc } from './aplica_abc.ts';
import { aplica_conservacao } from './aplica_conservacao.ts';
import { aplica_planejamento } from './aplica_planejamento.ts';
import { supervisor, supervisor_equipe, tecnico, tecnico_registro, tecnico_visita } from './field-team.ts';
import { municipio, regiao_hidrografica, sub_bacia, uf } from './geography.ts';
import { indicador_resultado } from './indicador_resultado.ts';
import { isa } from './isa.ts';
import { item } from './item.ts';
import { lancamento } from './lancamento.ts';
import { meta, meta_nacional } from './meta.ts';
import { poligono } from './poligono.ts';
import { poligono_historico } from './poligono_historico.ts';
import { pratica } from './pratica.ts';
import { produtor } from './produtor.ts';
import { forma_car, forma_historico, forma_poligono } from './property-shapes.ts';
import { propriedade } from './propriedade.ts';
import {
  bacia_publicada,
  coorte_divulgada,
  desvio_divulgado,
  lugar_divulgado,
  municipio_publicado,
} from './observers.ts';
import { achado, exame, qualidade, silenciado } from './quality.ts';
import { recomendacao } from './recomendacao.ts';
import { visita } from './visita.ts';
import { visita_prevista } from './visita_prevista.ts';
import { visita_ritmo } from './visita_ritmo.ts';

/** Everything the engine may read, by name. */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  propriedade,
  visita,
  visita_prevista,
  visita_ritmo,
  lancamento,
  item,
  pratica,
  recomendacao,
  aplica_conservacao,
  aplica_abc,
  aplica_planejamento,
  isa,
  indicador_resultado,
  poligono,
  poligono_historico,
  forma_poligono,
  forma_historico,
  forma_car,
  meta,
  meta_nacional,
  produtor,
  tecnico,
  tecnico_visita,
  tecnico_registro,
  supervisor,
  supervisor_equipe,
  municipio,
  uf,
  sub_bacia,
  regiao_hidrografica,
  lugar_divulgado,
  desvio_divulgado,
  coorte_divulgada,
  municipio_publicado,
  bacia_publicada,
  achado,
  silenciado,
  exame,
  qualidade,
};
