import { pathOf } from '@fonte/contracts';
import { useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import { BackButton } from './back-button.tsx';
import { createPanel } from '../calls.ts';
import { PanelName } from './panel-name.tsx';
import { useSameName } from './use-same-name.tsx';

/** A panel without an id: its name. The view controls appear once it is saved. */
export function NewPanel() {
  const { t } = useTexts('panelConfig');
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const client = useQueryClient();
  const sameName = useSameName();
  const { mutate, isPending } = useMutation({
    mutationFn: createPanel,
    onSuccess: async ({ id }) => {
      snackbar.success(t('saved.created.0'), t('saved.created.1'));
      await client.invalidateQueries();
      await navigate(pathOf('editarPainel', { id }), { replace: true });
    },
    onError: (failure, mine) => {
      if (!sameName.ask(failure, () => mutate({ ...mine, mesmo_nome: true })))
        snackbar.failure(t('saved.failed'), `${t('saved.notCreated')} ${sentenceOf(failure)}`);
    },
  });
  return (
    <>
      <HeaderActions>
        <BackButton />
      </HeaderActions>
      <PanelName
        title={t('page.create')}
        stored={null}
        busy={isPending}
        onSave={(nome) => mutate({ nome })}
      />
      {sameName.dialog}
    </>
  );
}
