import { PopupCard, PopupLine } from '../cards/card/popup-card.tsx';
import { POLYGONS } from '../theme/polygons.ts';
import type { PropertyMapData } from './property-map-model.ts';
import { usePropertyMapWords, type PropertyMapWords } from './words.ts';

/** What is said of the chosen shape: name, what it is, figures. Null without one. */
export function ShapeCard({
  data,
  id,
  onClose,
}: {
  data: PropertyMapData;
  id: string | null;
  onClose: () => void;
}) {
  const words = usePropertyMapWords();
  const said = factsOf(data, id, words);
  if (!said) return null;
  return (
    <PopupCard title={said.title} onClose={onClose} status>
      {said.lines.map((line) => (
        <PopupLine key={line}>{line}</PopupLine>
      ))}
    </PopupCard>
  );
}

function factsOf({ polygons, history, car }: PropertyMapData, id: string | null, words: PropertyMapWords) {
  const polygon = polygons.find((one) => one.id === id);
  if (polygon) return { title: polygon.name, lines: [POLYGONS[polygon.kind].label, polygon.area] };
  const change = history.find((one) => one.id === id);
  if (change)
    return { title: change.name, lines: [`${POLYGONS[change.change].label} · ${change.date}`, change.area] };
  const perimeter = car.find((one) => one.id === id);
  if (!perimeter) return null;
  const facts = perimeter.facts.map(({ label, value }) => `${label}: ${value}`);
  return { title: perimeter.invalid ? words.invalidCar : words.car, lines: [perimeter.number, ...facts] };
}
