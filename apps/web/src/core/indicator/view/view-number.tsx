import type { View } from '@fonte/contracts/view';
import { CardIconAction, Tile } from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ViewResult } from '../asked/contract.ts';
import { figure } from '../../report/answer/answer.ts';
import { beforeWords } from '../words/before-words.ts';
import { decimalsOfColumn, figureText, figureWithUnit, type FigureKind } from '../words/figures.ts';
import { useStep } from '../brush/step/steps.ts';
import type { ViewBodyProps } from './view-body-props.ts';

type PartsProps = Pick<ViewBodyProps, 'result' | 'onPoint'> &
  Pick<View, 'look'> & { markOf: ViewBodyProps['markOf'] };

/** The figure's parts where a split divides it, each leading to its own rows. */
function Parts({ result, onPoint, look, markOf }: PartsProps) {
  const parts = result?.groupby.length === 0 ? result.series.filter(({ keys }) => keys.length > 0) : [];
  const [row = {}] = result?.data ?? [];
  if (parts.length === 0) return null;
  const decimals = decimalsOfColumn(
    parts.map(({ name }) => row[name]),
    { ...parts[0], form: look?.number },
  );
  return (
    <Box component="dl" sx={PARTS}>
      {parts.map((part) => {
        const mark = markOf?.(part.id, row[part.name]);
        const words = figureWithUnit(row[part.name], { ...part, form: look?.number }, decimals);
        const text = mark ? `${words} ${mark.words}` : words;
        return (
          <Box key={part.name} sx={PART}>
            <Box component="dt" sx={{ flex: 1, minWidth: 0 }}>
              {part.name}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontWeight: 600,
                color: (figure(row[part.name]) ?? 0) < 0 ? 'negativo' : undefined,
              }}
            >
              {onPoint && figure(row[part.name]) !== null ? (
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  aria-label={`${part.name}: ${text}`}
                  onClick={() => onPoint({ group: [], series: part.name })}
                >
                  {text}
                </Link>
              ) : (
                text
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const TOOLS = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '8px',
};
const PARTS = { m: 0, mt: '8px', fontSize: 13, lineHeight: '18px', maxHeight: 240, overflowY: 'auto' };
const PART = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  py: '5px',
  borderTop: '1px solid',
  borderColor: 'divider',
};

/** bigNumber: the first visible indicator over everything, the others in the line below it. */
export function ViewNumber({
  view,
  result: settled,
  steps,
  status,
  failed,
  onPoint,
  download,
  help,
  actions,
  above,
  below,
  markOf,
}: ViewBodyProps) {
  const { t } = useTexts('indicator');
  const { look } = view;
  const result = useStep(steps, settled);
  const [first, ...others] = result?.totals ?? [];
  const type = result?.series.find(({ id }) => id === first?.id)?.type;
  const more = others.map(
    ({ name, unidade, value }) => `${name}: ${figureWithUnit(value, { unidade, form: look?.number })}`,
  );
  const negative = String(first?.value ?? '').startsWith('-');
  const mark = first && markOf?.(first.id, first.value);
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, '& > section': { flex: 1 } }}
    >
      <Tile
        label={view.title}
        // Money has its cents, a percentage no space before its sign.
        value={status === 'ready' ? bigText(first, { type, form: look?.number }) : ''}
        {...(negative ? { negative } : {})}
        tone={mark?.color}
        unit={first?.unidade === '%' ? undefined : first?.unidade}
        hint={
          <>
            {[
              ...(mark ? [mark.words] : []),
              ...whole(first, { type, form: look?.number }),
              view.subtitle,
              ...beforeWords(result, type, look?.number),
              ...more,
            ].join(' · ')}
            {onPoint && first && (
              <>
                {' · '}
                <Link component="button" type="button" onClick={() => onPoint({ group: [], series: null })}>
                  {t('detail.rows')}
                </Link>
              </>
            )}
          </>
        }
        date={result?.carga}
        help={
          <Box sx={TOOLS}>
            {actions}
            {download &&
              status === 'ready' &&
              (download.busy ? (
                <CircularProgress size={18} aria-label={t('downloading')} />
              ) : (
                <CardIconAction label={t('download')} icon={<DownloadOutlined />} onClick={download.start} />
              ))}
            {help}
          </Box>
        }
        above={above}
        below={
          <>
            {status === 'ready' && <Parts result={result} onPoint={onPoint} look={look} markOf={markOf} />}
            {below}
          </>
        }
        status={status}
        onRetry={failed.onRetry}
      />
    </Box>
  );
}

type Total = ViewResult['totals'][number];

function bigText(total: Total | undefined, { type, form }: FigureKind): string {
  if (!total) return figureText(null);
  const kind = { unidade: total.unidade, type, form };
  return total.unidade === '%' ? figureWithUnit(total.value, kind) : figureText(total.value, kind);
}

/** The figure written out, where its card abbreviates it. */
function whole(total: Total | undefined, { type, form }: FigureKind): string[] {
  const value = figure(total?.value);
  if (!total || !form?.short || value === null || Math.abs(value) < 1000) return [];
  return [figureWithUnit(value, { unidade: total.unidade, type })];
}
