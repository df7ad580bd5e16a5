import { situationsThat } from '@fonte/contracts/programme/situation-facts';
import { formatInteger } from '@fonte/pt-br';
import { SituationMark } from '@fonte/ui';
import type { LegendRow } from '@fonte/ui/map-view';
import { useMemo, useState } from 'react';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useMay } from '../../../core/session/session-store.ts';
import { countBySituation, type Points } from '../../../core/property/property-points.ts';

export type Legend = {
  rows: LegendRow[];
  hidden: ReadonlySet<string | null>;
  toggle: (key: string, on: boolean) => void;
  /** '2.064 de 2.064 propriedades no mapa', and what has no point. */
  note: string;
};

/** Situations with their counts; a box hides its points. */
export function useLegend(points: Points): Legend {
  const { t } = useTexts('board');
  const say = useWords();
  const inactiveKinds = useMay('map.legend.inactiveKinds');
  const [hidden, setHidden] = useState<ReadonlySet<string | null>>(new Set());
  const counts = useMemo(() => countBySituation(points.all), [points]);
  const labels = situationsThat((one) => inactiveKinds || one.inactiveKind !== true).map(
    ({ label }) => label,
  );
  const row = (key: string, situation: string | null, label: string): LegendRow => ({
    key,
    label,
    mark: <SituationMark situation={situation} onImagery />,
    count: counts.get(situation) ?? 0,
    on: !hidden.has(situation),
  });
  const unknown = counts.get(null) ?? 0;
  const rows = [
    ...labels.map((label) => row(label, label, say(label))),
    ...(inactiveKinds && unknown > 0 ? [row(NONE, null, t('map.none'))] : []),
  ];
  const total = points.all.length;
  const shown = points.points.filter((one) => !hidden.has(one.situation)).length;
  const without = points.withoutPoint;
  const words = t('map.shownProperties', {
    shown: formatInteger(shown),
    total: formatInteger(total),
  });
  // Coordenador's legend leaves the others out; their points are on the map all the same.
  const others = total - rows.reduce((sum, one) => sum + (one.count ?? 0), 0);
  const parts = [
    words,
    ...(without > 0 ? [t('map.withoutPoint', { count: without })] : []),
    ...(others > 0 ? [t('map.others', { count: others })] : []),
  ];
  return {
    rows,
    hidden,
    toggle: (key, on) => setHidden((before) => toggled(before, key === NONE ? null : key, on)),
    note: parts.join(', '),
  };
}

/** Key of the row for properties whose situation is none of the six. */
const NONE = 'none';

function toggled(before: ReadonlySet<string | null>, situation: string | null, on: boolean) {
  const next = new Set(before);
  if (on) next.delete(situation);
  else next.add(situation);
  return next;
}
