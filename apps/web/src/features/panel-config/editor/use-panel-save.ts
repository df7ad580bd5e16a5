import type { View } from '@fonte/contracts/view';
import { useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSameName } from './use-same-name.tsx';
import { panelQuery, publishPanel, updatePanel, type Panel } from '../calls.ts';

/** What is being saved, and how its end is told. */
export type PanelSave = {
  nome: string;
  config: View[];
  words: 'updated' | 'viewRemoved';
  /** Another panel may be called so too. */
  mesmo_nome?: boolean;
  onSaved?: () => void;
};

export type Conflict = { theirs: Panel; sentence: string; mine: PanelSave };

/** Every change resaves the whole panel, name and views (third text, section 2.5). A newer one of somebody else's is a conflict. */
export function usePanelSave(panel: Panel) {
  const { t } = useTexts('panelConfig');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const keep = async (change: Partial<Panel>) => {
    client.setQueryData(panelQuery(panel.id).queryKey, (now) => ({ ...(now ?? panel), ...change }));
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'view' });
  };
  const sameName = useSameName();
  const save = useMutation({
    mutationFn: ({ nome, config, versao, mesmo_nome = false }: PanelSave & { versao: number | null }) =>
      updatePanel(panel.id, { nome, config, mesmo_nome, ...(versao === null ? {} : { versao }) }),
    onSuccess: async ({ versao }, { nome, config, words, onSaved }) => {
      const removed = words === 'viewRemoved';
      snackbar.success(
        t(removed ? 'removeView.done.0' : 'saved.updated.0'),
        t(removed ? 'removeView.done.1' : 'saved.updated.1'),
      );
      setConflict(null);
      onSaved?.();
      await keep({ nome, config, versao, rascunho: true });
    },
    onError: (failure, mine) => {
      if (failure instanceof ApiFailure && failure.code === 'staleVersion' && failure.current) {
        setConflict({ theirs: failure.current as Panel, sentence: failure.message, mine });
        return;
      }
      if (sameName.ask(failure, () => save.mutate({ ...mine, mesmo_nome: true }))) return;
      const removed = mine.words === 'viewRemoved';
      const sentence = removed ? t('removeView.failed.1') : t('saved.notUpdated');
      snackbar.failure(t('saved.failed'), `${sentence} ${sentenceOf(failure)}`);
    },
  });
  const publish = useMutation({
    mutationFn: (published: boolean) => publishPanel(panel.id, published, panel.versao ?? 1),
    onSuccess: async (_answer, published) => {
      snackbar.success(t('saved.updated.0'), t(published ? 'saved.published' : 'saved.withdrawn'));
      await keep({ published, rascunho: !published });
    },
    onError: (failure) =>
      snackbar.failure(t('saved.failed'), `${t('saved.notUpdated')} ${sentenceOf(failure)}`),
  });
  return {
    save: (what: PanelSave) => save.mutate({ ...what, versao: panel.versao }),
    overwrite: ({ theirs, mine }: Conflict) => save.mutate({ ...mine, versao: theirs.versao }),
    saving: save.isPending,
    failure: save.error && !conflict ? sentenceOf(save.error) : null,
    reset: save.reset,
    publish: publish.mutate,
    publishing: publish.isPending,
    sameName: sameName.dialog,
    conflict,
    dropConflict: () => setConflict(null),
  };
}
