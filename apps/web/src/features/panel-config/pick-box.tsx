import { ComboField } from '@fonte/ui';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useTexts } from '../../core/i18n/use-texts.ts';

export type Pick = {
  key: string;
  label: string;
  /** Its setting in words. */
  words?: string;
  onEdit?: () => void;
  onRemove: () => void;
  /** One place earlier; absent where order says nothing, and for the first. */
  onBefore?: (() => void) | undefined;
};

export type PickBoxProps = {
  label: string;
  picks: readonly Pick[];
  /** Words in the empty field: 'Adicionar indicador'. */
  add: string;
  options: readonly { value: string; label: string; group?: string }[];
  onAdd: (value: string) => void;
  loading?: boolean;
  error?: string | undefined;
};

/** What was chosen as chips, and a searchable list to choose more from. A chip opens its settings again. */
export function PickBox({ label, picks, add, options, onAdd, loading = false, error }: PickBoxProps) {
  const { t } = useTexts('panelConfig');
  return (
    <Box>
      <ComboField
        // A new field after each choice: nothing stays typed.
        key={picks.map((pick) => pick.key).join()}
        label={label}
        placeholder={add}
        value={null}
        options={options}
        loading={loading}
        onChange={(value) => value !== null && onAdd(value)}
      />
      {picks.length > 0 && (
        <Box component="ul" sx={LIST}>
          {picks.map((pick) => (
            <Box component="li" key={pick.key} sx={CHIP}>
              {pick.onBefore && (
                <Box
                  component="button"
                  type="button"
                  aria-label={t('view.moveBefore', { name: pick.label })}
                  title={t('view.moveBefore', { name: pick.label })}
                  onClick={pick.onBefore}
                  sx={BUTTON}
                >
                  <DragIndicatorOutlined />
                </Box>
              )}
              {pick.onEdit ? (
                <Box
                  component="button"
                  type="button"
                  // The words that are seen, and what a click does.
                  aria-label={t('view.edit', { name: [pick.label, pick.words].filter(Boolean).join(' ') })}
                  onClick={pick.onEdit}
                  sx={[BUTTON, WORDS]}
                >
                  <strong>{pick.label}</strong> {pick.words && <span>{pick.words}</span>}
                  <EditOutlined />
                </Box>
              ) : (
                <Box component="span" sx={{ px: '4px' }}>
                  {pick.label}
                </Box>
              )}
              <Box
                component="button"
                type="button"
                aria-label={t('view.remove', { name: pick.label })}
                onClick={pick.onRemove}
                sx={BUTTON}
              >
                <CloseOutlined />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box aria-live="polite">
        {error && (
          <Box sx={ERROR}>
            <ErrorOutlined aria-hidden sx={{ fontSize: 16 }} />
            {error}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: '6px 0 0', p: 0, display: 'flex', flexWrap: 'wrap', gap: '6px' };
const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 34,
  px: '4px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  fontSize: 14,
};
const BUTTON = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 26,
  minHeight: 26,
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: '4px',
  '& .MuiSvgIcon-root': { fontSize: 16, color: 'text.secondary' },
  '&:hover': { bgcolor: 'primary.soft' },
  '@media (max-width: 767.95px), (pointer: coarse)': { minWidth: 44, minHeight: 44 },
};
const WORDS = {
  gap: '6px',
  px: '4px',
  flexWrap: 'wrap',
  textAlign: 'left',
  justifyContent: 'flex-start',
  '& span': { fontSize: 13, color: 'text.secondary' },
};
const ERROR = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  mt: '4px',
  fontSize: 13,
  lineHeight: '18px',
  color: 'error.main',
};
