import { counted, formatHectares } from '@fonte/pt-br';
import { EmptyState, FailedState, LoadingState } from '@fonte/ui';
import { distanceWords, ResultsBody } from '@fonte/ui/map-view';
import LayersClearOutlined from '@mui/icons-material/LayersClearOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { SheetLink } from '../../../core/property/sheet-link.tsx';
import { useSummary } from '../data/use-summary.ts';
import { totalWords } from '../layers/use-tree.tsx';
import type { PanelsProps } from '../panels.ts';
import { LawsuitCard } from './lawsuit-card.tsx';
import { PlainCard } from './plain-card.tsx';
import { PropertyCard } from './property-card.tsx';
import '../texts.ts';
import { isOwnLayer, layerOf, type LayerName } from '../state/known-layers.ts';

/** Tabs are narrow: the properties' points are called what they stand for. */
const tabLabel = (name: LayerName): string =>
  name === 'propriedades' ? 'Propriedades' : layerOf(name).title;

export type ResultsProps = Pick<PanelsProps, 'asked' | 'narrowing'> & { wide: boolean };

/** The results dialog's content: tabs by layer, one card a page (second text, 2.3). */
export function Results({ asked, narrowing, wide }: ResultsProps) {
  const { t } = useTexts('map');
  const { open, tabs, index, nothing } = asked;
  if (asked.layers.length === 0)
    return <EmptyState icon={<LayersClearOutlined />} sentence={t('noLayers')} height={140} />;
  if (nothing || !open)
    return (
      <EmptyState
        icon={<SearchOffOutlined />}
        sentence={t('nothing')}
        detail={t('nothingDetail')}
        height={180}
      />
    );
  return (
    <ResultsBody
      tabs={tabs.map(({ name, total, status }) => ({
        key: name,
        label: tabLabel(name),
        total,
        failed: status === 'error',
      }))}
      tab={open.name}
      onTab={(key) => asked.setTab(key as typeof open.name)}
      index={index}
      total={open.total}
      busy={open.status !== 'error' && asked.feature === undefined}
      onIndex={asked.setIndex}
      summary={asked.asked?.kind === 'area' && <SelectionTotals asked={asked} narrowing={narrowing} />}
      footEnd={wide && asked.property !== null && <SheetLink code={asked.property} button />}
    >
      <Card asked={asked} wide={wide} />
    </ResultsBody>
  );
}

function Card({ asked, wide }: Pick<PanelsProps, 'asked'> & { wide: boolean }) {
  const { t } = useTexts('map');
  const { open, feature } = asked;
  if (open?.status === 'error')
    return <FailedState sentence={t('failed')} onRetry={open.retry} height={160} />;
  if (!feature) return <LoadingState shape="lines" height={180} />;
  // Observers' points are of no property that could be told more of.
  if (feature.layer === 'propriedades' && 'cod_propriedade' in feature.properties)
    return <PropertyCard code={String(feature.properties['cod_propriedade'])} wide={wide} />;
  if (feature.layer === 'processos') return <LawsuitCard feature={feature} />;
  return <PlainCard feature={feature} />;
}

/** Count and areas of the whole selection, and of the open layer (maps.md, "Better than the viewers people use today"). */
function SelectionTotals({ asked, narrowing }: Pick<PanelsProps, 'asked' | 'narrowing'>) {
  const { t } = useTexts('map');
  const sketch = asked.asked?.kind === 'area' ? asked.asked.sketch : null;
  const { byLayer, status, stale, refetch } = useSummary(asked.layers, narrowing, sketch);
  if (status === 'error')
    return (
      <span role="alert">
        {t('summary.failed')}{' '}
        <Button size="small" onClick={refetch} sx={{ minHeight: 24, p: '0 4px', verticalAlign: 'baseline' }}>
          {t('again')}
        </Button>
      </span>
    );
  if (status === 'pending' || stale) return <span>{t('summary.counting')}</span>;
  // Layers of another server are counted by it, tab by tab.
  const others = asked.tabs.flatMap(({ name, total }) => (isOwnLayer(name) ? [] : [total ?? 0]));
  const all = [...byLayer.values()].map((one) => one.total).concat(others);
  const total = all.reduce((sum, count) => sum + count, 0);
  const open = asked.open && byLayer.get(asked.open.name);
  return (
    <>
      <Box>
        {t('summary.selection')}:{' '}
        <strong style={{ fontWeight: 600 }}>{counted(total, 'feição', 'feições')}</strong>
      </Box>
      {open && asked.open && (
        <Box>
          {layerOf(asked.open.name).title}: {totalWords(open)}
          {open.ha_dentro !== null && (
            <>
              {' '}
              ({formatHectares(Number(open.ha_dentro))} {t('summary.inside')})
            </>
          )}
          {open.km !== null && open.total > 0 && (
            <>
              {' · '}
              {t('summary.outline')} {distanceWords(Number(open.km) * 1_000)}
            </>
          )}
        </Box>
      )}
    </>
  );
}
