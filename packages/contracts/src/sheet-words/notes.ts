import type { NoteName } from '../boards/notes.ts';
import type { Said } from './said.ts';

/** What counts and what does not, below figures on the screen and on paper. */
export const NOTES_SAID: Readonly<Record<NoteName, Said>> = {
  visita: {
    en: 'A visit counts only when it has at least one entry or check-in that is recorded and synchronised in the source system.',
    es: 'Una visita solo cuenta cuando tiene al menos un registro o check-in anotado y sincronizado en el sistema de origen.',
  },
  conservacao: {
    en: 'Farms apply conservation and restoration practices when they have areas recorded as conservation practices, or open or completed recommendations on sustainable technologies, soil management, natural resources, seedling production or pruning.',
    es: 'Aplican prácticas de conservación y restauración las fincas con áreas registradas como prácticas de conservación, o con recomendaciones abiertas o concluidas sobre tecnologías sostenibles, manejo del suelo, recursos naturales, producción de plantines o poda.',
  },
  abc: {
    en: "ABC (low-carbon agriculture) technology requires data entered as 'Tecnologia ABC'.",
    es: "Tecnología ABC (agricultura baja en carbono) exige un dato registrado como 'Tecnologia ABC'.",
  },
  planejamento: {
    en: 'Farms have landscape planning when a plan is recorded, with an area or still without one.',
    es: 'Tienen planificación del paisaje las fincas con un plan registrado, con área o aún sin ella.',
  },
  acumulado: {
    en: 'Areas accumulate from the start of the project to the end of the chosen year.',
    es: 'Las áreas se acumulan desde el inicio del proyecto hasta el final del año elegido.',
  },
  comparacao: {
    en: 'The comparison is no ranking: it stands in the order of names, and whoever is within the range is not told apart from what is to be expected. Outside the 95% range (below, above) lies 1 in 20 by chance alone; outside the 99.8% range (far below, far above), 1 in 500. The range is wider for whoever has fewer planned visits and in a more dispersed group; with few cases there is no verdict. It says whom to talk to, not why.',
    es: 'La comparación no es una clasificación: está por orden de nombre, y quien queda dentro del rango no se distingue de lo que se espera. Fuera del rango del 95% (por debajo, por encima) queda 1 de cada 20 solo por azar; fuera del de 99,8% (muy por debajo, muy por encima), 1 de cada 500. El rango es más ancho para quien tiene menos visitas previstas y en un grupo más disperso; con pocos casos no hay veredicto. Dice con quién conversar, no por qué.',
  },
};
