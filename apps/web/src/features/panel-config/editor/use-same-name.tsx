import { ConfirmDialog } from '@fonte/ui';
import { useState, type ReactNode } from 'react';
import { ApiFailure } from '../../../core/api/failure.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';

type Asked = { sentence: string; again: () => void };

/** Another panel is called so already: asks whether this one shall be too. `ask` says whether a failure was that one. */
export function useSameName(): {
  readonly dialog: ReactNode;
  readonly ask: (failure: unknown, again: () => void) => boolean;
} {
  const { t } = useTexts('panelConfig');
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (failure, again) => {
      if (!(failure instanceof ApiFailure) || failure.code !== 'samePanelName') return false;
      setAsked({ sentence: failure.message, again });
      return true;
    },
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        question={t('sameName.question')}
        detail={asked?.sentence ?? ''}
        confirmLabel={t('sameName.confirm')}
        onConfirm={() => {
          setAsked(null);
          asked?.again();
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
