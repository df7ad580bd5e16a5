import { formatHectares, formatInteger, formatShare } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import { placeDistance } from '../../property/areas/area-words.ts';
import type { GeoPolygon } from './geo-file.ts';
import type { Checked } from './upload-calls.ts';
import { nameOf, type UploadItem } from './upload-item.ts';
import './findings-texts.ts';

/** Less outside the CAR or the perimeter than this, as a share, is the way it was drawn. */
const OUTSIDE_FROM = 0.01;
/** From here on a polygon lies far from its property, metres. */
const FAR_FROM = 10_000;
/** More polygons than this are summed up. */
const MOST_NAMED = 5;

export interface FindingsProps {
  item: UploadItem;
  polygons: readonly GeoPolygon[];
}

/** The areas of a file's polygons, and what the server noticed: told, never a reason to refuse. */
export function Findings({ item, polygons }: FindingsProps) {
  const { t } = useTexts('findings');
  const { checked } = item;
  const total = polygons.reduce((sum, { areaHa }) => sum + areaHa, 0);
  const notes = useNotes(polygons, checked);
  return (
    <Box sx={BOX}>
      <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{t('area', { area: formatHectares(total) })}</Box>
      {polygons.length > 1 &&
        polygons.slice(0, MOST_NAMED).map(({ name, areaHa }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what tells polygons of a file apart
          <Box key={place} sx={{ display: 'flex', justifyContent: 'space-between', gap: '8px' }}>
            <span>{nameOf(name, place)}</span>
            <span>{formatHectares(areaHa)}</span>
          </Box>
        ))}
      <Box aria-live="polite">
        {checked === null && t('asking')}
        {checked === 'failed' && t('failed')}
        {notes?.length === 0 && t('clean')}
        {notes?.map((note) => (
          <Box key={note} sx={{ color: 'warning.dark' }}>
            {note}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What was found, in words; null while nothing is known. */
function useNotes(polygons: readonly GeoPolygon[], checked: UploadItem['checked']): string[] | null {
  const { t } = useTexts('findings');
  if (checked === null || checked === 'failed') return null;
  const count = { checked: formatInteger(checked.poligonos.length), count: formatInteger(polygons.length) };
  const part = checked.poligonos.length < polygons.length ? [t('part', count)] : [];
  const found = checked.poligonos.flatMap((finding) => {
    const words = wordsOf(finding, t);
    const { posicao } = finding;
    const name = nameOf(polygons[posicao]?.name ?? null, posicao);
    return words.length === 0 ? [] : [t('of', { name, words: words.join('; ') })];
  });
  const notes = [...part, ...found];
  const sum = checked.poligonos.reduce((total, { hectares }) => total + (hectares ?? 0), 0);
  const { declarado_ha: declared } = checked;
  return declared !== null && sum > declared
    ? [...notes, t('declared', { area: formatHectares(sum), declared: formatHectares(declared) })]
    : notes;
}

type Words = ReturnType<typeof useTexts<'findings'>>['t'];

function wordsOf(finding: Checked['poligonos'][number], t: Words): string[] {
  const { falha, dentro_car, dentro_perimetro, sobre_proprias_ha, sobre_vizinhas_ha, distancia_m } = finding;
  return [
    falha === null ? null : falha.frase,
    dentro_car !== null && dentro_car < 1 - OUTSIDE_FROM
      ? t('outside', { share: formatShare(1 - dentro_car, 1) })
      : null,
    dentro_perimetro !== null && dentro_perimetro < 1 - OUTSIDE_FROM
      ? t('beyond', { share: formatShare(1 - dentro_perimetro, 1) })
      : null,
    sobre_proprias_ha !== null && sobre_proprias_ha >= 0.01
      ? t('own', { area: formatHectares(sobre_proprias_ha) })
      : null,
    sobre_vizinhas_ha !== null && sobre_vizinhas_ha >= 0.01
      ? t('others', { area: formatHectares(sobre_vizinhas_ha) })
      : null,
    distancia_m !== null && distancia_m >= FAR_FROM
      ? t('far', { distance: placeDistance(distancia_m) })
      : null,
  ].filter((words) => words !== null);
}

const BOX = { display: 'grid', gap: '2px', fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
