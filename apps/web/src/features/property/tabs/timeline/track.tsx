import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatMonth } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { useTexts } from '../../../../core/i18n/use-texts.ts';
import { ENTRY_KINDS, type Entry } from './entries.ts';
import { Mark, MARK_SIZE } from './mark.tsx';

export type TrackProps = {
  entries: readonly Entry[];
  cycles: PropertyHead['ciclos'];
  /** First and last day of the whole, whatever is chosen of it: 'yyyy-MM-dd'. */
  span: { first: string; last: string };
  words: (entry: Entry) => string;
};

const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

/** Entries where they lie in time, a line a kind, over the cycles' bands. One picture: what it shows is listed below it. */
export function Track({ entries, cycles, span: { first, last }, words }: TrackProps) {
  const { t } = useTexts('propertyPage');
  const whole = Math.max(dayOf(last) - dayOf(first), 1);
  const at = (day: string) => ((dayOf(day) - dayOf(first)) / whole) * 100;
  const lines = ENTRY_KINDS.filter((kind) => entries.some((one) => one.kind === kind));
  const [from, until] = [formatMonth(first), formatMonth(last)];
  return (
    <Box
      role="img"
      aria-label={t('timelinePicture', { from, until, count: entries.length })}
      sx={{ pb: '12px', px: '6px' }}
    >
      <Box sx={{ position: 'relative', height: BANDS + lines.length * LINE, mb: '4px' }}>
        {cycles.map(({ ciclo, inicio, fim }) =>
          inicio === null ? null : (
            <Box
              key={ciclo}
              sx={[BAND, { left: `${at(inicio)}%`, width: `${at(fim ?? last) - at(inicio)}%` }]}
            >
              {t(ciclo === 1 ? 'one' : 'two')}
            </Box>
          ),
        )}
        {lines.map((kind, index) => (
          <Box key={kind} sx={[RULE, { top: BANDS + index * LINE + LINE / 2 - 1 }]}>
            {entries
              .filter((one) => one.kind === kind)
              .map((entry) => (
                <Box key={entry.key} title={words(entry)} sx={[PLACE, { left: `${at(entry.dt)}%` }]}>
                  <Mark kind={kind} open={entry.open} />
                </Box>
              ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 12, color: 'text.secondary' }}>
        <span>{from}</span>
        <span>{until}</span>
      </Box>
    </Box>
  );
}

/** Heights, pixels: of the cycles' bands with the gap below them, and of the line of a kind. */
const BANDS = 26;
const LINE = 24;

const BAND = {
  position: 'absolute',
  top: 0,
  height: 20,
  px: '6px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  bgcolor: 'action.hover',
  borderLeft: '2px solid',
  borderColor: 'primary.main',
};
const RULE = { position: 'absolute', left: 0, right: 0, height: 2, bgcolor: 'divider' };
const PLACE = { position: 'absolute', top: 1 - MARK_SIZE / 2, ml: `-${MARK_SIZE / 2}px` };
