import { ConfirmDialog } from '@fonte/ui';
import { useTexts } from '../i18n/use-texts.ts';
import './texts.ts';

export type LeavingDialogProps = { onLeave: () => void; onClose: () => void };

/** Before what was changed and not saved is lost. */
export function LeavingDialog({ onLeave, onClose }: LeavingDialogProps) {
  const { t } = useTexts('leaving');
  return (
    <ConfirmDialog
      open
      question={t('question')}
      detail={t('detail')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={onLeave}
      onCancel={onClose}
    />
  );
}
