import type { WholeTexts } from '../translation.ts';

export const shell: WholeTexts<'shell'> = {
  signOut: 'Cerrar sesión',
  switchProfile: 'Cambiar a {{profile}}',
  schemes: { light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del dispositivo' },
  filters: 'Filtros',
  property: 'Finca',
  everyYear: 'Desde el inicio',
  uf: 'Estado',
  ufLocked: 'Estado fijado por el perfil: {{uf}}',
  ano: 'Año',
  changes: 'Qué cambió',
  downloadMenu: 'Descargar datos',
  downloading: '{{label}}: {{size}}',
  fileForm: 'Formato {{form}}',
  more: 'Más acciones',
  logos: { funding: 'Logo financiador', realisation: 'Logo realización', cooperation: 'Logo cooperación' },
  profileFailed: 'No se pudo cambiar el perfil',
  noProfile: 'Pida a un administrador que revise el perfil de su cuenta.',
  lost: {
    unknown: 'Esta dirección no existe en el portal',
    profile: 'Su perfil no abre esta dirección',
  },
  applyFilters: 'Ver resultados',
};

export const visitIndicators: WholeTexts<'visitIndicators'> = {
  preparing: 'Reuniendo las fincas…',
  rows: '{{done}} de {{total}} filas',
  received: '{{size}} recibidos',
};

export const pack: WholeTexts<'pack'> = {
  offline:
    'Sin red: datos de hace {{age}} ({{when}}), guardados en este dispositivo. Lo que no está aquí necesita la red.',
  older: 'Parte de ellos fue guardada por una versión anterior del portal.',
  property: 'finca',
  properties: 'fincas',
  here: '{{properties}} en este dispositivo para usar sin red, como en {{when}} · {{size}}',
  coming: 'Guardando para usar sin red: {{done}} de {{total}}',
  broken: '{{done}} de {{total}} en este dispositivo para usar sin red; el resto viene cuando haya red',
  full: '{{done}} de {{total}} en este dispositivo para usar sin red; no hay lugar para más, quedan las más atrasadas',
  asks: 'Este dispositivo ahorra datos: las fincas solo se guardan para usar sin red si usted lo pide',
  now: 'Guardar ahora',
  stay: 'Pedir al navegador que no las borre',
};

export const discarded: WholeTexts<'discarded'> = {
  still: 'Este dispositivo tarda en borrar.',
  detail: 'Lo que se descartó no se muestra ni se envía, y sale de él cuando se vuelve a abrir el portal.',
};

export const unsent: WholeTexts<'unsent'> = {
  file: 'archivo',
  files: 'archivos',
  waits: 'espera',
  wait: 'esperan',
  waiting: '{{files}} {{wait}} envío en este dispositivo.',
  sending: 'Enviando.',
  offline: 'Sin red ahora: abra el portal con red para enviar. El envío sigue desde donde se detuvo.',
  paused: 'La conexión no alcanzó para todo: con el portal abierto, el envío sigue desde donde se detuvo.',
  untilOne: 'Si no se envía, se borra de este dispositivo el {{date}}.',
  untilMany: 'El más antiguo, si no se envía, se borra de este dispositivo el {{date}}.',
  gone: '{{name}} no se envió a tiempo y se borró de este dispositivo.',
  othersOne:
    'En este dispositivo hay 1 archivo de otra persona a la espera de envío: va cuando ella entre aquí y, si no se envía, se borra el {{date}}.',
  othersMany:
    'En este dispositivo hay {{count}} archivos de otras personas a la espera de envío: van cuando ellas entren aquí; el más antiguo, si no se envía, se borra el {{date}}.',
  twice: '{{name}} se envió, y la finca ya tenía este archivo desde el {{date}}: ahora son dos.',
  more: '{{files}} más',
  seen: 'Entendido',
  now: 'Enviar ahora',
  show: 'Ver archivos',
  filesTitle: 'Archivos a la espera de envío',
  none: 'Nada más espera envío.',
  ofProperty: 'Finca {{property}}',
  turn: 'Espera su turno: va un archivo después de otro.',
  why: {
    offline: 'Espera la red.',
    paused:
      'La conexión no lo llevó hasta el final: sigue desde donde se detuvo, solo, en menos de un minuto.',
  },
  change: 'Cambiar',
  changeOf: 'Cambiar {{name}}',
  complete: 'Terminar',
  completeOf: 'Terminar {{name}}',
  correct: 'Corregir',
  correctOf: 'Corregir {{name}}',
  discardOf: 'Descartar {{name}}',
  property: 'Finca',
  propertyMissing: 'Obligatorio',
  busy: 'Este archivo se está enviando ahora: lo que se escribió aquí no se guardó.',
  back: 'Volver',
  keep: 'Guardar y enviar',
  discard: 'Descartar',
  discardRefused: 'Descartar lo que no fue aceptado',
  askRefused: '¿Descartar lo que no fue aceptado?',
  ask: '¿Descartar los archivos que no se enviaron?',
  askDetail: '{{files}} se borrarán de este dispositivo.',
  askDetailOne: '1 archivo se borrará de este dispositivo.',
  draft: '{{name}} fue elegido y aún no se envió: complételo y envíelo, o descártelo.',
  drafts: '{{files}} fueron elegidos y aún no se enviaron: complételos y envíelos, o descártelos.',
  refused: '{{name}} no fue aceptado: {{sentence}}',
  done: '¡Archivos enviados!',
  doneDetail: '¡Los archivos se enviaron con éxito!',
};
