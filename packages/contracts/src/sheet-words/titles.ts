import type { SaidTexts } from './said.ts';

/** Titles of the sheets and of the reports on them, and what stands above and in the foot. */
export const TITLES = {
  'Relatório Semestral GIZ': { en: 'Semi-annual Report GIZ', es: 'Informe semestral GIZ' },
  'Relatório semestral': { en: 'Semi-annual report', es: 'Informe semestral' },
  'Relatório mensal': { en: 'Monthly report', es: 'Informe mensual' },
  'Sumário executivo': { en: 'Executive summary', es: 'Resumen ejecutivo' },
  'Dashboard Nacional': { en: 'National dashboard', es: 'Panel nacional' },
  'Monitoramento e Resultados do componente 2 ... Projeto Paisagens Rurais': {
    en: 'Monitoring and results of component 2 ... Projeto Paisagens Rurais',
    es: 'Monitoreo y resultados del componente 2 ... Projeto Paisagens Rurais',
  },
  'Baixar/imprimir resumo executivo': {
    en: 'Download/print executive summary',
    es: 'Descargar/imprimir resumen ejecutivo',
  },
  'Parâmetros inválidos!': { en: 'Invalid parameters!', es: '¡Parámetros no válidos!' },

  'Propriedades atendidas': { en: 'Farms assisted', es: 'Fincas atendidas' },
  'Produtores atendidos': { en: 'Producers assisted', es: 'Productores atendidos' },
  'Visitas realizadas': { en: 'Visits made', es: 'Visitas realizadas' },
  'Técnicos em campo': { en: 'Technicians in the field', es: 'Técnicos en campo' },
  'Metas com ritmo por UF': { en: 'Targets with pace, by state', es: 'Metas con ritmo, por estado' },
  'Propriedades com práticas de conservação': {
    en: 'Farms with conservation practices',
    es: 'Fincas con prácticas de conservación',
  },
  'Área com práticas de conservação e restauração': {
    en: 'Area under conservation and restoration practices',
    es: 'Área con prácticas de conservación y restauración',
  },
  'Área com práticas de conservação': {
    en: 'Area under conservation practices',
    es: 'Área con prácticas de conservación',
  },
  'Propriedades com tecnologias ABC': {
    en: 'Farms with ABC technologies',
    es: 'Fincas con tecnologías ABC',
  },
  'Área com tecnologias ABC': { en: 'Area under ABC technologies', es: 'Área con tecnologías ABC' },
  'Ritmo das visitas': { en: 'Pace of visits', es: 'Ritmo de las visitas' },
  'Visitas por mês': { en: 'Visits per month', es: 'Visitas por mes' },
  'Situação das propriedades': { en: 'Status of farms', es: 'Situación de las fincas' },
  'Propriedades por estado': { en: 'Farms by state', es: 'Fincas por estado' },
  'Propriedades por atividade produtiva': {
    en: 'Farms by productive activity',
    es: 'Fincas por actividad productiva',
  },
  'Evolução do ISA': { en: 'Evolution of the ISA', es: 'Evolución del ISA' },
  'Metas do projeto': { en: 'Project targets', es: 'Metas del proyecto' },
  'Avanço no ciclo de visitas': {
    en: 'Progress in the cycle of visits',
    es: 'Avance en el ciclo de visitas',
  },
  'Resultados por estado': { en: 'Results by state', es: 'Resultados por estado' },
  'Resultados por município': { en: 'Results by municipality', es: 'Resultados por municipio' },

  'Práticas de conservação por estado': {
    en: 'Conservation practices by state',
    es: 'Prácticas de conservación por estado',
  },
  'Práticas de conservação por bacia': {
    en: 'Conservation practices by basin',
    es: 'Prácticas de conservación por cuenca',
  },
  'Tecnologias ABC por estado': { en: 'ABC technologies by state', es: 'Tecnologías ABC por estado' },
  'Tecnologias ABC por bacia': { en: 'ABC technologies by basin', es: 'Tecnologías ABC por cuenca' },
  'Planejamento da paisagem por estado': {
    en: 'Landscape planning by state',
    es: 'Planificación del paisaje por estado',
  },
  'Planejamento da paisagem por bacia': {
    en: 'Landscape planning by basin',
    es: 'Planificación del paisaje por cuenca',
  },
  'Produtores por estado': { en: 'Producers by state', es: 'Productores por estado' },
  'Produtores por bacia': { en: 'Producers by basin', es: 'Productores por cuenca' },
  'Visitas por estado': { en: 'Visits by state', es: 'Visitas por estado' },
  'Visitas por bacia': { en: 'Visits by basin', es: 'Visitas por cuenca' },
  'ISA médio por estado': { en: 'Mean ISA by state', es: 'ISA medio por estado' },
  'ISA médio por bacia': { en: 'Mean ISA by basin', es: 'ISA medio por cuenca' },
  'Equipe de campo por estado': { en: 'Field team by state', es: 'Equipo de campo por estado' },
} satisfies SaidTexts;
