import { Hint } from '@fonte/ui';
import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import { afterColon, withoutProposal } from '../formula/editor-language.ts';
import type { FieldName } from './form-rules.ts';
import type { Checked } from '../formula/use-formula-check.ts';

export type FormActionsProps = {
  editing: boolean;
  empty: readonly FieldName[];
  checked: Pick<Checked, 'problems' | 'checking' | 'good'>;
  same: boolean;
  busy: boolean;
  onBack: () => void;
  onSave: () => void;
  onVersions: (() => void) | undefined;
};

/** 'Voltar', 'Versões' and the button that saves, which is disabled with its reason while something is missing or wrong. */
export function FormActions(props: FormActionsProps) {
  const { editing, busy, onBack, onSave, onVersions } = props;
  const { t } = useTexts('indicatorConfig');
  const reason = useReason(props);
  const save = (
    <Button
      variant="contained"
      disabled={reason !== null || busy}
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      onClick={onSave}
    >
      {editing ? t('update') : t('create')}
    </Button>
  );
  return (
    <HeaderActions>
      <Button variant="outlined" startIcon={<ArrowBackOutlined />} onClick={onBack}>
        {t('back')}
      </Button>
      {onVersions && (
        <Button variant="outlined" startIcon={<HistoryOutlined />} onClick={onVersions}>
          {t('versions.open')}
        </Button>
      )}
      {reason === null ? (
        save
      ) : (
        <Hint text={reason}>
          {/* A disabled button takes no focus: the place around it says why. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by keyboard */}
          <span tabIndex={0} role="note" aria-label={reason}>
            {save}
          </span>
        </Hint>
      )}
    </HeaderActions>
  );
}

/** Why nothing can be saved now, or null. */
function useReason({ empty, checked, same }: FormActionsProps): string | null {
  const { t } = useTexts('indicatorConfig');
  const [first] = empty;
  if (first) return t(`blocked.${first}`);
  const [problem] = checked.problems;
  if (problem) return t('blocked.problems', { sentence: afterColon(withoutProposal(problem.message)) });
  if (same) return t('blocked.same');
  return checked.good ? null : t('blocked.checking');
}
