import { areaTypeOf } from '@fonte/contracts/programme/areas';
import { formatInteger, formatNumber, NO_VALUE } from '@fonte/pt-br';
import {
  DialogShell,
  EmptyState,
  FailedState,
  LoadingState,
  PolygonMark,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AreasDialog } from '../../core/property/areas/areas-button.tsx';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useMay } from '../../core/session/session-store.ts';
import type { FoundPolygon, FoundPolygons } from './polygon-calls.ts';
import { polygonsTexts } from './texts.ts';

export type PolygonsDialogProps = {
  title: string;
  found: FoundPolygons | undefined;
  failure: string | null;
  /** Under the sentence that there is none: what may be the reason. */
  emptyDetail: string;
  /** Fetches more of them. */
  onMore: () => void;
  busy: boolean;
  onRetry: () => void;
  onClose: () => void;
};

type Column = keyof typeof polygonsTexts.columns;
const COLUMNS = Object.keys(polygonsTexts.columns) as Column[];
const HEIGHT = 160;

/** What a click on the map opens (second text, 2.5): a row a polygon, which leads to the map of its property for those who may. */
export function PolygonsDialog(props: PolygonsDialogProps) {
  const { title, found, failure, emptyDetail, onMore, busy, onRetry, onClose } = props;
  const { t } = useTexts(['polygons', 'property']);
  const phone = useNarrow('md');
  const mayAreas = useMay('property.areas');
  const [property, setProperty] = useState<string | null>(null);
  if (property !== null) return <AreasDialog code={property} onClose={onClose} />;
  const polygons = found?.polygons ?? [];
  // Profiles that see no names get no such columns at all.
  const columns = COLUMNS.filter((column) => polygons.some(({ properties }) => column in properties));
  const open = (polygon: FoundPolygon) => setProperty(words(polygon, 'cod_propriedade'));
  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      width={1100}
      {...(found && found.total > polygons.length
        ? {
            footStart: t('shownOf', {
              shown: formatInteger(polygons.length),
              total: formatInteger(found.total),
            }),
            foot: (
              <Button variant="outlined" size="small" onClick={onMore} loading={busy}>
                {t('more')}
              </Button>
            ),
          }
        : {})}
    >
      {failure !== null && <FailedState sentence={failure} onRetry={onRetry} height={HEIGHT} />}
      {failure === null && !found && <LoadingState shape="rows" height={HEIGHT} />}
      {found && polygons.length === 0 && (
        <EmptyState
          sentence={t('nothingHere')}
          detail={emptyDetail || undefined}
          icon={<PentagonOutlined />}
        />
      )}
      {polygons.length > 0 && !phone && (
        <SimpleTable<FoundPolygon>
          label={title}
          density="list"
          rows={polygons}
          rowKey={({ id }) => id}
          onRowClick={mayAreas ? open : undefined}
          columns={columns.map((column) => ({
            key: column,
            header: t(`columns.${column}`),
            align: column === 'area_ha' ? 'right' : 'left',
            cell: (polygon) => <Cell polygon={polygon} column={column} />,
          }))}
        />
      )}
      {polygons.length > 0 && phone && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '12px' }}>
          {polygons.map((polygon) => (
            <Box component="li" key={polygon.id} sx={CARD}>
              <Box component="dl" sx={PAIRS}>
                {columns.map((column) => (
                  <Box key={column} sx={{ display: 'contents' }}>
                    <dt>{t(`columns.${column}`)}</dt>
                    <dd>
                      <Cell polygon={polygon} column={column} />
                    </dd>
                  </Box>
                ))}
              </Box>
              {mayAreas && (
                <Box component="button" type="button" onClick={() => open(polygon)} sx={MORE}>
                  {t('property:showAreas')}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </DialogShell>
  );
}

function Cell({ polygon, column }: { polygon: FoundPolygon; column: Column }) {
  const text = words(polygon, column);
  if (column === 'area_ha') return formatNumber(text === '' ? null : Number(text), 2);
  if (column !== 'type_poligono') return text || NO_VALUE;
  const type = areaTypeOf(text);
  if (type === undefined) return text || NO_VALUE;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px', verticalAlign: 'middle' }}
    >
      <PolygonMark kind={type.code} />
      {type.label}
    </Box>
  );
}

function words({ properties }: FoundPolygon, column: Column): string {
  const value = properties[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const CARD = { border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: '10px 12px' };
const PAIRS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, auto) 1fr',
  gap: '4px 12px',
  m: 0,
  fontSize: 13,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
const MORE = {
  mt: '8px',
  minHeight: 44,
  width: '100%',
  border: '1px solid',
  borderColor: 'controle',
  borderRadius: '6px',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
};
