import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { counted, formatInteger } from '@fonte/pt-br';
import { placeDistance } from '../areas/area-words.ts';

type Given = PropertyHead['visitas'][number]['duvidas'][number];

/** Why a visit deserves a second look, in words: what was seen, never what it means. */
export function doubtWords({ tipo, medida }: Given): string {
  const minutes = counted(medida ?? 0, 'minuto', 'minutos');
  switch (tipo) {
    case 'longe':
      return `check-in a ${placeDistance(medida ?? 0)} da propriedade`;
    case 'sobreposta':
      return `${minutes} ao mesmo tempo que outra visita do técnico`;
    case 'deslocamento':
      return `entre esta e outra visita do técnico faltam ${minutes} de estrada a 80 km/h`;
    case 'noite':
      return `check-in de noite, às ${formatInteger(medida)} h`;
  }
}
