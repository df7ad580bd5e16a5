import type { SaidTexts } from '../sheet-words/said.ts';

/** What the rules of Data Quality say (`modules/reports/.../quality`): what is wrong, what to do, who does it. */
export const QUALITY_WORDS = {
  'Propriedade ativa sem área produtiva, ou com 0 ha: some das somas de área e dos indicadores por hectare': {
    en: 'Active farm without a productive area, or with 0 ha: it vanishes from sums of area and from indicators per hectare',
    es: 'Finca activa sin área productiva, o con 0 ha: desaparece de las sumas de área y de los indicadores por hectárea',
  },
  'Informar a área produtiva no cadastro da propriedade': {
    en: "Enter the productive area in the farm's record",
    es: 'Informar el área productiva en el registro de la finca',
  },
  'O ponto da propriedade está fora do seu município; onde a malha é aproximada, só a mais de 5 km dele. Estraga mapas e somas por lugar':
    {
      en: "The farm's point is outside its municipality; where boundaries are approximate, only if more than 5 km away. It spoils maps and sums by place",
      es: 'El punto de la finca está fuera de su municipio; donde los límites son aproximados, solo a más de 5 km. Estropea mapas y sumas por lugar',
    },
  'Conferir a coordenada da sede e o município, e corrigir o que estiver errado': {
    en: 'Check the coordinates of the farmstead and the municipality, and correct what is wrong',
    es: 'Revisar la coordenada de la sede y el municipio, y corregir lo que esté mal',
  },
  'O contorno divide mais de 0,1 ha com o de outra propriedade: a mesma terra conta duas vezes. Cada lado é um achado':
    {
      en: "The outline shares more than 0.1 ha with another farm's: the same land counts twice. Each side is a finding",
      es: 'El contorno comparte más de 0,1 ha con el de otra finca: la misma tierra cuenta dos veces. Cada lado es un hallazgo',
    },
  'Desenhar de novo o contorno que estiver errado': {
    en: 'Draw the wrong outline anew',
    es: 'Dibujar de nuevo el contorno que esté mal',
  },
  'O check-in foi feito a mais de 10 km do ponto da propriedade: ou a visita não foi nela, ou um dos dois lugares está errado':
    {
      en: "The check-in was made more than 10 km from the farm's point: either the visit was not there, or one of the two places is wrong",
      es: 'El check-in se hizo a más de 10 km del punto de la finca: o la visita no fue allí, o uno de los dos lugares está mal',
    },
  'Perguntar ao técnico onde foi o check-in; se a sede estiver no lugar errado, corrigir a coordenada': {
    en: 'Ask the technician where the check-in was; if the farmstead is in the wrong place, correct the coordinates',
    es: 'Preguntar al técnico dónde fue el check-in; si la sede está en el lugar equivocado, corregir la coordenada',
  },
  'O técnico fez o check-in antes do fim de uma visita que começou antes: ninguém está em dois lugares, e as durações deixam de valer':
    {
      en: 'The technician checked in before the end of a visit that began earlier: nobody is in two places, and the durations no longer hold',
      es: 'El técnico hizo el check-in antes del fin de una visita que comenzó antes: nadie está en dos lugares, y las duraciones dejan de valer',
    },
  'Conferir com o técnico a hora do check-in e a duração das duas visitas': {
    en: 'Check with the technician the time of the check-in and the duration of both visits',
    es: 'Revisar con el técnico la hora del check-in y la duración de las dos visitas',
  },
  'O produtor da propriedade não tem CPF: não se sabe se é o mesmo de outra propriedade': {
    en: "The farm's producer has no CPF: it is not known whether it is the same as another farm's",
    es: 'El productor de la finca no tiene CPF: no se sabe si es el mismo de otra finca',
  },
  'Informar o CPF no cadastro do produtor': {
    en: "Enter the CPF in the producer's record",
    es: 'Informar el CPF en el registro del productor',
  },
  'Os dígitos verificadores do CPF do produtor não conferem: há um algarismo errado': {
    en: "The check digits of the producer's CPF do not match: one digit is wrong",
    es: 'Los dígitos verificadores del CPF del productor no coinciden: hay un dígito equivocado',
  },
  'Conferir o CPF com o documento do produtor': {
    en: "Check the CPF against the producer's document",
    es: 'Revisar el CPF con el documento del productor',
  },
  'A propriedade não tem número no CAR, o registro não o conhece, ou o cadastro está suspenso ou cancelado': {
    en: 'The farm has no CAR number, the register does not know it, or the entry is suspended or cancelled',
    es: 'La finca no tiene número en el CAR, el registro no lo conoce, o la inscripción está suspendida o cancelada',
  },
  'Orientar o produtor a inscrever ou regularizar o imóvel, e informar o número': {
    en: 'Guide the producer to register or regularise the holding, and enter the number',
    es: 'Orientar al productor para inscribir o regularizar el inmueble, e informar el número',
  },
  'Um ciclo termina antes de começar, ou o ciclo 2 começa antes do fim do ciclo 1 (sem esse fim, antes do seu início): o que se mede por ciclo fica errado':
    {
      en: 'A cycle ends before it begins, or cycle 2 begins before the end of cycle 1 (without that end, before its start): what is measured by cycle goes wrong',
      es: 'Un ciclo termina antes de comenzar, o el ciclo 2 comienza antes del fin del ciclo 1 (sin ese fin, antes de su inicio): lo que se mide por ciclo queda mal',
    },
  'Corrigir as datas dos ciclos no sistema de origem': {
    en: 'Correct the dates of the cycles in the source system',
    es: 'Corregir las fechas de los ciclos en el sistema de origen',
  },
  'O lançamento não diz de que item é: fica fora das somas por item, subgrupo e grupo': {
    en: 'The entry does not say of which item it is: it stays out of sums by item, subgroup and group',
    es: 'El registro no dice de qué ítem es: queda fuera de las sumas por ítem, subgrupo y grupo',
  },
  'Escolher o item do lançamento': { en: 'Choose the item of the entry', es: 'Elegir el ítem del registro' },

  Coordenação: { en: 'Coordination', es: 'Coordinación' },
  'Sistema de origem': { en: 'Source system', es: 'Sistema de origen' },
  'propriedades ativas': { en: 'active farms', es: 'fincas activas' },
  'propriedades com ponto': { en: 'farms with a point', es: 'fincas con punto' },
  contornos: { en: 'outlines', es: 'contornos' },
  'check-ins com coordenadas': { en: 'check-ins with coordinates', es: 'check-ins con coordenadas' },
  'check-ins com técnico': { en: 'check-ins with a technician', es: 'check-ins con técnico' },
  'propriedades com produtor': { en: 'farms with a producer', es: 'fincas con productor' },
  'propriedades com ciclo': { en: 'farms with a cycle', es: 'fincas con ciclo' },
} satisfies SaidTexts;
