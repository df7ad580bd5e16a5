import { ComboField } from '@fonte/ui';
import { CHIP, CHIP_BUTTON, CHIPS, ReorderChips } from '@fonte/ui/reorder';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useTexts } from '../../../core/i18n/use-texts.ts';

export type Pick = {
  key: string;
  label: string;
  /** Its setting in words. */
  words?: string;
  onEdit?: () => void;
  onRemove: () => void;
};

export type PickBoxProps = {
  label: string;
  picks: readonly Pick[];
  /** Words in the empty field: 'Adicionar indicador'. */
  add: string;
  options: readonly { value: string; label: string; group?: string }[];
  onAdd: (value: string) => void;
  /** The keys in their new order; absent where order says nothing. */
  onOrder?: (keys: string[]) => void;
  loading?: boolean;
  error?: string | undefined;
};

/** What was chosen as chips, and a searchable list to choose more from. A chip opens its settings again. */
export function PickBox({
  label,
  picks,
  add,
  options,
  onAdd,
  loading = false,
  error,
  onOrder,
}: PickBoxProps) {
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
      {picks.length > 0 && onOrder && (
        <ReorderChips
          label={label}
          items={picks.map((pick) => ({ ...pick, content: <PickContent pick={pick} /> }))}
          onOrder={onOrder}
        />
      )}
      {picks.length > 0 && !onOrder && (
        <Box component="ul" aria-label={label} sx={CHIPS}>
          {picks.map((pick) => (
            <Box component="li" key={pick.key} sx={CHIP}>
              <PickContent pick={pick} />
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

/** What a chip says and does: its words open its settings, the cross takes it out. */
function PickContent({ pick }: { pick: Pick }) {
  const { t } = useTexts('panelConfig');
  return (
    <>
      {pick.onEdit ? (
        <Box
          component="button"
          type="button"
          // The words that are seen, and what a click does.
          aria-label={t('view.edit', { name: [pick.label, pick.words].filter(Boolean).join(' ') })}
          onClick={pick.onEdit}
          sx={[CHIP_BUTTON, WORDS]}
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
        sx={CHIP_BUTTON}
      >
        <CloseOutlined />
      </Box>
    </>
  );
}

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
