/** The counting rules in words (second text, section 1), as figures, measures and files say them. */

export const VISIT_RULE = 'Uma visita vale quando está sincronizada e tem lançamento ou check-in.';

/** The plan of visits, without its end. */
export const VISIT_PLAN =
  'O plano prevê uma visita por mês para cada propriedade, 24 ao todo, enquanto o atendimento dura';

/** Of which cycle a visit is (packages/database/views/visita_valida.sql). */
export const CYCLE_RULE =
  'O ciclo de uma visita é o que a fonte declara; onde ela não o declara, as visitas válidas da propriedade são do ciclo 1 até a 12ª, por data, e do ciclo 2 da 13ª em diante.';

export const CONSERVATION_RULE =
  'Aplica práticas de conservação a propriedade que tem prática de conservação com área, ou recomendação aberta ou concluída sobre tecnologias sustentáveis, manejo do solo, recursos naturais, produção de mudas ou poda.';

export const ABC_RULE =
  'Aplica tecnologias ABC a propriedade que tem prática registrada como Tecnologia ABC.';

export const PLANNING_RULE =
  'Tem planejamento da paisagem a propriedade com planejamento registrado, com área ou ainda sem ela.';
