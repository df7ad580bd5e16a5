import { ChipsField, DialogShell, FailedState, LoadingState, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { PanelRow } from '../../../core/indicator/asked/configured.ts';
import { profilesQuery, updatePanel } from '../calls.ts';

/** 'Quais perfil acessa ao painel: {panel name}': opens with the panel's profiles, closes when they are saved (third text, section 2.4). */
export function ProfilesDialog({ panel, onClose }: { panel: PanelRow; onClose: () => void }) {
  const { t } = useTexts('panelConfig');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const [chosen, setChosen] = useState(panel.profile);
  const { data, isError, error, refetch } = useQuery(profilesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      updatePanel(panel.id, { profile: chosen, ...(panel.versao === null ? {} : { versao: panel.versao }) }),
    onSuccess: async () => {
      snackbar.success(t('saved.updated.0'), t('saved.updated.1'));
      onClose();
      await client.invalidateQueries();
    },
    onError: (failure) =>
      snackbar.failure(t('saved.failed'), `${t('saved.notUpdated')} ${sentenceOf(failure)}`),
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('profiles.title', { name: panel.painel })}
      width={560}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('view.cancel')}
          </Button>
          <Button variant="contained" disabled={isPending || !data} onClick={() => mutate()}>
            {t('profiles.save')}
          </Button>
        </>
      }
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={120} />}
      {!isError && !data && <LoadingState shape="rows" height={120} />}
      {data && (
        <Box sx={{ minHeight: 120 }}>
          <ChipsField
            label={t('profiles.label')}
            values={chosen}
            options={data.map((name) => ({ value: name, label: name }))}
            placeholder={t('profiles.placeholder')}
            onChange={setChosen}
          />
        </Box>
      )}
    </DialogShell>
  );
}
