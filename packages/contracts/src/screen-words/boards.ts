import type { SaidTexts } from '../sheet-words/said.ts';

/** What boards say around their reports: titles of cards with tabs, choices, entries of the menus of files. */
export const BOARD_WORDS = {
  'Informações demográficas': { en: 'Demographic information', es: 'Información demográfica' },
  'Plano de visitas': { en: 'Plan of visits', es: 'Plan de visitas' },
  'Propriedades por lugar': { en: 'Farms by place', es: 'Fincas por lugar' },
  'Agricultores por lugar': { en: 'Farmers by place', es: 'Agricultores por lugar' },
  'Produtores por lugar': { en: 'Producers by place', es: 'Productores por lugar' },
  'Visitas por lugar': { en: 'Visits by place', es: 'Visitas por lugar' },
  'Inícios por lugar': { en: 'Starts by place', es: 'Inicios por lugar' },
  'O que as regras de qualidade acharam na última carga, quem corrige e o que fazer.': {
    en: 'What the quality rules found in the latest load, who corrects it and what to do.',
    es: 'Lo que las reglas de calidad encontraron en la última carga, quién corrige y qué hacer.',
  },
  'Quantidade total de propriedades que possuem 12 visitas ou mais.': {
    en: 'Total number of farms that have 12 visits or more.',
    es: 'Cantidad total de fincas que tienen 12 visitas o más.',
  },

  Ciclo: { en: 'Cycle', es: 'Ciclo' },
  Fase: { en: 'Phase', es: 'Fase' },
  Regra: { en: 'Rule', es: 'Regla' },
  'Todas as regras': { en: 'All rules', es: 'Todas las reglas' },
  'Área produtiva zerada': { en: 'Productive area of zero', es: 'Área productiva en cero' },
  'Fora do município': { en: 'Outside the municipality', es: 'Fuera del municipio' },
  'Sobreposição de propriedades': { en: 'Overlap of farms', es: 'Superposición de fincas' },
  'Visita longe da propriedade': { en: 'Visit far from the farm', es: 'Visita lejos de la finca' },
  'Visitas sobrepostas': { en: 'Overlapping visits', es: 'Visitas superpuestas' },
  'Produtor sem CPF': { en: 'Producer without CPF', es: 'Productor sin CPF' },
  'Sem CAR': { en: 'Without CAR', es: 'Sin CAR' },
  'Ciclos invertidos': { en: 'Cycles reversed', es: 'Ciclos invertidos' },
  'Lançamento sem item': { en: 'Entry without item', es: 'Registro sin ítem' },

  'Diagnóstico 1': { en: 'Diagnosis 1', es: 'Diagnóstico 1' },
  'Planejamento 1': { en: 'Planning 1', es: 'Planificación 1' },
  'Adequação Tecnológica e Capacitação Profissional Complementar': {
    en: 'Technological adaptation and further vocational training',
    es: 'Adecuación tecnológica y capacitación profesional complementaria',
  },
  'Análise Sistemática de Resultados 1': {
    en: 'Systematic analysis of results 1',
    es: 'Análisis sistemático de resultados 1',
  },
  'Diagnóstico 2': { en: 'Diagnosis 2', es: 'Diagnóstico 2' },
  'Planejamento 2': { en: 'Planning 2', es: 'Planificación 2' },
  'Adequação Tecnológica e Capacitação Profissional Complementar 2': {
    en: 'Technological adaptation and further vocational training 2',
    es: 'Adecuación tecnológica y capacitación profesional complementaria 2',
  },
  'Análise Sistemática de Resultados 2': {
    en: 'Systematic analysis of results 2',
    es: 'Análisis sistemático de resultados 2',
  },
  'Sem fase definida': { en: 'No phase set', es: 'Sin fase definida' },

  Lançamentos: { en: 'Entries', es: 'Registros' },
  Recomendações: { en: 'Recommendations', es: 'Recomendaciones' },
  'Tecnologias ABC': { en: 'ABC technologies', es: 'Tecnologías ABC' },
  ISA: { en: 'ISA', es: 'ISA' },
  'Indicadores de resultado': { en: 'Indicators of results', es: 'Indicadores de resultado' },
  'Visitas que ainda não contam': { en: 'Visits that do not count yet', es: 'Visitas que aún no cuentan' },
  'Propriedades por fase': { en: 'Farms by phase', es: 'Fincas por fase' },
  'Ciclo 1 concluído': { en: 'Cycle 1 completed', es: 'Ciclo 1 concluido' },
  'Ciclo 2 concluído': { en: 'Cycle 2 completed', es: 'Ciclo 2 concluido' },
  'Área zerada': { en: 'Area of zero', es: 'Área en cero' },
  'Propriedades sem CAR': { en: 'Farms without CAR', es: 'Fincas sin CAR' },
  'Data quality': { en: 'Data quality', es: 'Calidad de datos' },
  Metas: { en: 'Targets', es: 'Metas' },
  'Indicadores de Corte - 12 e 24 visitas': {
    en: 'Beef indicators - 12 and 24 visits',
    es: 'Indicadores de carne - 12 y 24 visitas',
  },
  'Indicadores de Leite - 12 e 24 visitas': {
    en: 'Dairy indicators - 12 and 24 visits',
    es: 'Indicadores de leche - 12 y 24 visitas',
  },
} satisfies SaidTexts;
