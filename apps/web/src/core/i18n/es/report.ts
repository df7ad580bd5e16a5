import { NOTES_SAID } from '@fonte/contracts/sheet-words/notes';
import type { WholeTexts } from '../translation.ts';

/** What counts and what does not, as the sheets for funders say it. */
export const notes: WholeTexts<'notes'> = {
  visita: NOTES_SAID.visita.es,
  conservacao: NOTES_SAID.conservacao.es,
  abc: NOTES_SAID.abc.es,
  planejamento: NOTES_SAID.planejamento.es,
  acumulado: NOTES_SAID.acumulado.es,
  comparacao: NOTES_SAID.comparacao.es,
};

export const check: WholeTexts<'check'> = {
  rows: 'Ver las {{rows}} filas',
  oneRow: 'Ver la fila',
  none: 'Ninguna fila detrás: {{figure}}, igual a la cifra del informe.',
  one: 'Una fila leída: {{figure}}, igual a la cifra del informe.',
  count: '{{rows}} filas leídas una a una: son {{figure}}, igual a la cifra del informe.',
  distinct:
    '{{rows}} filas leídas una a una, ninguna repetida: son {{figure}}, igual a la cifra del informe.',
  sum: '{{rows}} filas leídas y sumadas una a una: dan {{figure}}, igual a la cifra del informe.',
  avg: '{{rows}} filas leídas una a una: su promedio es {{figure}}, igual a la cifra del informe.',
  min: '{{rows}} filas leídas una a una: el menor valor es {{figure}}, igual a la cifra del informe.',
  max: '{{rows}} filas leídas una a una: el mayor valor es {{figure}}, igual a la cifra del informe.',
  different:
    'No coincide: la cifra mostrada es {{shown}}, y las filas leídas ({{rows}}) dan {{figure}}. La diferencia se anotó en el registro de auditoría.',
  other:
    'Entró otra carga de datos después de abrir esta página ({{loaded}}). Actualice la página y compruebe de nuevo.',
  parts: 'Esta cifra es una cuenta entre partes, y cada una se leyó fila por fila: {{parts}}.',
  noFigure: 'Cada fila tiene su propia medida y no se suman: ábralas para comprobar.',
  nothing: 'nada',
  point: 'Punto',
  clicked: 'Punto elegido',
  upTo: '{{figure}} hasta el {{day}}',
  difference: 'Diferencia',
};

export const reportRows: WholeTexts<'reportRows'> = {
  counting: 'Contando…',
  left: 'No contadas: contar',
  failed: 'No contadas: contar de nuevo',
  ofReport: '{{words}} ({{report}})',
  work: 'Contando las filas de cada informe',
  reports: 'informes',
  some: 'Contadas las filas de {{counted}} de {{total}} informes.',
  rest: 'Contar las demás',
};

export const funnel: WholeTexts<'funnel'> = {
  label: 'Embudo: {{points}}, {{outside}} fuera del rango del 95%. La tabla dice las cifras de cada uno.',
  point: 'punto',
  points: 'puntos',
  x: 'Visitas que se esperaban',
  y: 'Hechas, en % de las que se esperaban. Línea continua: rango del 95%; discontinua: 99,8%',
};

export const fileNote: WholeTexts<'fileNote'> = {
  of: 'Estado: {{uf}} · Año: {{ano}}. Los archivos y sus columnas están en portugués.',
};

export const leaving: WholeTexts<'leaving'> = {
  question: '¿Salir sin guardar?',
  detail: 'Lo que cambió en esta página aún no se guardó y se perderá.',
  leave: 'Salir y descartar',
  stay: 'Seguir aquí',
};

export const pace: WholeTexts<'pace'> = {
  perProperty: 'por finca desde el inicio',
  twelfth: 'Previsión de la 12.ª visita',
  last: 'Previsión de la 24.ª visita',
  plan: 'Meta del plan',
  done: '{{share}} ya la hicieron',
  none: 'sin previsión: menos de 3 visitas',
  everyYear: 'todos los años',
  sinceStart: 'desde el inicio',
  behind: '{{visits}} por debajo.',
  visit: 'visita',
  visits: 'visitas',
  property: 'finca',
  properties: 'fincas',
  explains: '{{properties}} en atención deben 2 visitas o más.',
  explainsOne: '{{properties}} en atención debe 2 visitas o más.',
  see: 'Ver fincas',
};

export const behind: WholeTexts<'behind'> = {
  sum: '{{sum}}, la misma suma del punto elegido',
  figure: 'punto elegido: {{sum}}',
  differs: 'el punto elegido dice {{sum}}, las filas dan {{rows}}: avise al equipo',
  csvBusy: 'Generando el archivo, {{size}}',
};
