import { DialogShell, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { factorsQuery } from '../factor/calls.ts';
import { EnrolFlow } from '../factor/enrol-flow.tsx';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { FORM } from '../factor/step-form.tsx';
import { sessionsQuery } from './calls.ts';

/** Enrols one more factor; where it is the first, its recovery codes follow. */
export function AddFactorDialog({ passkeys, onClose }: { passkeys: boolean; onClose: () => void }) {
  const { t } = useTexts('factor');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = () => {
    snackbar.success(t('change.added'), t('change.addedDetail'));
    onClose();
  };
  return (
    <DialogShell
      open
      onClose={codes ? finish : onClose}
      title={codes ? t('codes.title') : t('change.add')}
      context={codes ? t('codes.lead') : undefined}
      width={440}
    >
      <Box sx={{ ...FORM, pt: '4px' }}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={finish} />
        ) : (
          <EnrolFlow
            again
            passkeys={passkeys}
            onEnrolled={({ codigos }) => {
              void client.invalidateQueries(factorsQuery());
              void client.invalidateQueries(sessionsQuery());
              if (codigos === null) finish();
              else setCodes(codigos);
            }}
          />
        )}
      </Box>
    </DialogShell>
  );
}
