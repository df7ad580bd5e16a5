import type { SaidTexts } from '../sheet-words/said.ts';

/** Titles of reports on boards, of those that no sheet for funders has. */
export const REPORT_TITLES = {
  'Carteira por técnico': { en: 'Portfolio by technician', es: 'Cartera por técnico' },
  'Mapa de propriedades': { en: 'Map of farms', es: 'Mapa de fincas' },
  'Propriedades que receberam pelo menos uma visita desde o início do projeto': {
    en: 'Farms that received at least one visit since the start of the project',
    es: 'Fincas que recibieron al menos una visita desde el inicio del proyecto',
  },
  'Propriedades visitadas por estado': { en: 'Farms visited by state', es: 'Fincas visitadas por estado' },
  'Propriedades visitadas por município': {
    en: 'Farms visited by municipality',
    es: 'Fincas visitadas por municipio',
  },
  'Propriedades visitadas por bacia': { en: 'Farms visited by basin', es: 'Fincas visitadas por cuenca' },
  'Situação das propriedades visitadas': {
    en: 'Status of the farms visited',
    es: 'Situación de las fincas visitadas',
  },
  'Propriedades visitadas por atividade produtiva': {
    en: 'Farms visited by productive activity',
    es: 'Fincas visitadas por actividad productiva',
  },
  'Propriedades visitadas por perfil fundiário': {
    en: 'Farms visited by landholding profile',
    es: 'Fincas visitadas por perfil de tenencia de la tierra',
  },
  'Propriedades visitadas por área total': {
    en: 'Farms visited by total area',
    es: 'Fincas visitadas por área total',
  },
  'Lançamentos por mês': { en: 'Entries by month', es: 'Registros por mes' },
  'Propriedades com área zerada': { en: 'Farms with an area of zero', es: 'Fincas con área en cero' },
  'Propriedades com área produtiva zerada': {
    en: 'Farms with a productive area of zero',
    es: 'Fincas con área productiva en cero',
  },
  'Área produtiva × área produtiva zerada': {
    en: 'Productive area × productive area of zero',
    es: 'Área productiva × área productiva en cero',
  },
  'Propriedades com o ciclo 1 concluído': {
    en: 'Farms with cycle 1 completed',
    es: 'Fincas con el ciclo 1 concluido',
  },
  'Propriedades com o ciclo 2 concluído': {
    en: 'Farms with cycle 2 completed',
    es: 'Fincas con el ciclo 2 concluido',
  },
  'Propriedades com o ciclo em andamento': {
    en: 'Farms with the cycle under way',
    es: 'Fincas con el ciclo en curso',
  },
  'Ciclo concluído e em andamento por estado': {
    en: 'Cycle completed and under way, by state',
    es: 'Ciclo concluido y en curso, por estado',
  },
  'Produtores atendidos por estado': {
    en: 'Producers assisted by state',
    es: 'Productores atendidos por estado',
  },
  'Produtores atendidos por município': {
    en: 'Producers assisted by municipality',
    es: 'Productores atendidos por municipio',
  },
  'Produtores atendidos por bacia': {
    en: 'Producers assisted by basin',
    es: 'Productores atendidos por cuenca',
  },
  'Mulheres atendidas': { en: 'Women assisted', es: 'Mujeres atendidas' },
  'Jovens atendidos': { en: 'Young people assisted', es: 'Jóvenes atendidos' },
  'Produtores atendidos por ano': { en: 'Producers assisted by year', es: 'Productores atendidos por año' },
  'Visitas previstas e feitas por estado': {
    en: 'Visits planned and made, by state',
    es: 'Visitas previstas y hechas, por estado',
  },
  'Visitas por município': { en: 'Visits by municipality', es: 'Visitas por municipio' },
  'Visitas que ainda não contam, e por quê': {
    en: 'Visits that do not count yet, and why',
    es: 'Visitas que aún no cuentan, y por qué',
  },
  'Duração das visitas': { en: 'Duration of visits', es: 'Duración de las visitas' },
  'Visitas no período': { en: 'Visits in the period', es: 'Visitas en el período' },
  'Visitas feitas das previstas': {
    en: 'Visits made of those planned',
    es: 'Visitas hechas de las previstas',
  },
  'Propriedades sem visita': { en: 'Farms without a visit', es: 'Fincas sin visita' },
  'Equipes por supervisor': { en: 'Teams by supervisor', es: 'Equipos por supervisor' },
  'Inícios de atendimento por mês': {
    en: 'Starts of assistance by month',
    es: 'Inicios de atención por mes',
  },
  'Inícios de atendimento por estado': {
    en: 'Starts of assistance by state',
    es: 'Inicios de atención por estado',
  },
  'Inícios de atendimento por município': {
    en: 'Starts of assistance by municipality',
    es: 'Inicios de atención por municipio',
  },
  'Inícios de atendimento por bacia': {
    en: 'Starts of assistance by basin',
    es: 'Inicios de atención por cuenca',
  },
  'A fase por estado': { en: 'The phase by state', es: 'La fase por estado' },
  'Propriedades na fase': { en: 'Farms in the phase', es: 'Fincas en la fase' },
  'Dias na fase, em média': { en: 'Days in the phase, on average', es: 'Días en la fase, en promedio' },
  'Supervisores em campo': { en: 'Supervisors in the field', es: 'Supervisores en campo' },
  'Plano de visitas por supervisor': {
    en: 'Plan of visits by supervisor',
    es: 'Plan de visitas por supervisor',
  },
  'Plano de visitas por técnico': { en: 'Plan of visits by technician', es: 'Plan de visitas por técnico' },
  'Plano de visitas por estado': { en: 'Plan of visits by state', es: 'Plan de visitas por estado' },
  'Plano de visitas por propriedade': { en: 'Plan of visits by farm', es: 'Plan de visitas por finca' },
  'Comparação entre técnicos': { en: 'Comparison between technicians', es: 'Comparación entre técnicos' },
  'Comparação entre supervisores': {
    en: 'Comparison between supervisors',
    es: 'Comparación entre supervisores',
  },
  'Comparação entre municípios': {
    en: 'Comparison between municipalities',
    es: 'Comparación entre municipios',
  },
  'Regras de qualidade': { en: 'Quality rules', es: 'Reglas de calidad' },
  Achados: { en: 'Findings', es: 'Hallazgos' },
  'Achados por carga': { en: 'Findings by load', es: 'Hallazgos por carga' },
  Erros: { en: 'Errors', es: 'Errores' },
  Alertas: { en: 'Warnings', es: 'Alertas' },
  'Propriedades sem erro': { en: 'Farms without errors', es: 'Fincas sin errores' },
  'Área por ano': { en: 'Area by year', es: 'Área por año' },
  'Área por tipo de prática': { en: 'Area by kind of practice', es: 'Área por tipo de práctica' },
  'Área registrada no período': { en: 'Area recorded in the period', es: 'Área registrada en el período' },
  'Novos agricultores por ano': { en: 'New farmers by year', es: 'Nuevos agricultores por año' },
  'Agricultores por sexo e idade': { en: 'Farmers by sex and age', es: 'Agricultores por sexo y edad' },
  Mulheres: { en: 'Women', es: 'Mujeres' },
  'Jovens de até 29 anos': { en: 'Young people up to 29 years', es: 'Jóvenes de hasta 29 años' },
  'Agricultores por técnico': { en: 'Farmers by technician', es: 'Agricultores por técnico' },
  'Propriedades por município': { en: 'Farms by municipality', es: 'Fincas por municipio' },
  'Área com planejamento da paisagem': {
    en: 'Area with landscape planning',
    es: 'Área con planificación del paisaje',
  },
} satisfies SaidTexts;

const PRACTICES = {
  'práticas de conservação': { en: 'conservation practices', es: 'prácticas de conservación' },
  'tecnologias ABC': { en: 'ABC technologies', es: 'tecnologías ABC' },
  'planejamento da paisagem': { en: 'landscape planning', es: 'planificación del paisaje' },
} satisfies SaidTexts;
const WHO = {
  Propriedades: { en: 'Farms', es: 'Fincas' },
  Agricultores: { en: 'Farmers', es: 'Agricultores' },
} satisfies SaidTexts;
const BY = {
  '': { en: '', es: '' },
  ' por estado': { en: ' by state', es: ' por estado' },
  ' por município': { en: ' by municipality', es: ' por municipio' },
  ' por bacia': { en: ' by basin', es: ' por cuenca' },
} satisfies SaidTexts;

/** Titles of the reports of the objectives: who applies what, by which place (`objective-ids.ts`). */
export const OBJECTIVE_TITLES: SaidTexts = Object.fromEntries(
  Object.entries(WHO).flatMap(([who, whoSaid]) =>
    Object.entries(PRACTICES).flatMap(([practice, practiceSaid]) =>
      Object.entries(BY).map(([by, bySaid]) => [
        `${who} com ${practice}${by}`,
        {
          en: `${whoSaid.en} with ${practiceSaid.en}${bySaid.en}`,
          es: `${whoSaid.es} con ${practiceSaid.es}${bySaid.es}`,
        },
      ]),
    ),
  ),
);
