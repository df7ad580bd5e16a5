import { PAGES, pathOf } from '@fonte/contracts';
import { lazyDialog, useSnackbar } from '@fonte/ui';
import type { TableColumn } from '@fonte/ui/grid';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { panelListQuery, type PanelRow } from '../../../core/indicator/asked/configured.ts';
import { RecordList } from '../../../core/records/record-list.tsx';
import { RemoveRecord } from '../../../core/records/remove-record.tsx';
import { copyPanel, deletePanel } from '../calls.ts';
import type { HistoryDialogProps } from './history-dialog.tsx';
import { ProfilesDialog } from './profiles-dialog.tsx';
import '../texts.ts';

const HistoryDialog = lazyDialog<HistoryDialogProps>(() =>
  import('./history-dialog.tsx').then((module) => module.HistoryDialog),
);

/** /configuracoes/painel, 'Paineis': Item, Painel, Publicado, Perfil, Ações (third text, section 2.4). */
export function PanelListPage() {
  const { t } = useTexts('panelConfig');
  const query = useQuery(panelListQuery());
  const [profiles, setProfiles] = useState<PanelRow | null>(null);
  const [history, setHistory] = useState<PanelRow | null>(null);
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const copy = useMutation({
    mutationFn: ({ id, painel }: PanelRow) => copyPanel(id, freeName(painel)),
    onSuccess: async () => {
      snackbar.success(t('saved.created.0'), t('saved.created.1'));
      await client.invalidateQueries();
    },
    onError: (failure) =>
      snackbar.failure(t('saved.failed'), `${t('saved.notCreated')} ${sentenceOf(failure)}`),
  });
  /** 'X (cópia)', 'X (cópia 2)', …: the first that no panel bears. */
  const freeName = (name: string): string => {
    const taken = new Set(query.data?.map(({ painel }) => painel));
    const named = (n: number) =>
      n === 1
        ? t('copyOf', { name: name.slice(0, 100) })
        : t('copyNumber', { name: name.slice(0, 100), number: String(n) });
    let n = 1;
    while (taken.has(named(n))) n += 1;
    return named(n);
  };
  const [removing, setRemoving] = useState<PanelRow | null>(null);
  const columns = useMemo(
    (): TableColumn<PanelRow>[] => [
      { field: 'item', header: t('list.item'), type: 'integer', flex: 0.3, minWidth: 70 },
      { field: 'painel', header: t('list.panel'), flex: 1.4, minWidth: 200, title: true },
      {
        field: 'published',
        header: t('list.published'),
        flex: 0.8,
        minWidth: 110,
        value: ({ published, rascunho }) =>
          published ? (rascunho ? t('list.yesDraft') : t('list.yes')) : t('list.no'),
      },
      {
        field: 'profile',
        header: t('list.profile'),
        flex: 2,
        minWidth: 200,
        value: ({ profile }) => profile.join(', '),
      },
    ],
    [t],
  );
  return (
    <>
      <RecordList
        create={PAGES.criarPainel.path}
        edit={(id) => pathOf('editarPainel', { id })}
        query={query}
        columns={columns}
        words={{
          title: t('list.title'),
          empty: t('list.empty'),
          create: t('list.create'),
          edit: ({ painel }) => t('list.edit', { name: painel }),
          remove: ({ painel }) => t('list.remove', { name: painel }),
        }}
        more={(row) => [
          {
            label: t('list.copy', { name: row.painel }),
            icon: <ContentCopyOutlined />,
            onClick: () => copy.mutate(row),
          },
          {
            label: t('list.history', { name: row.painel }),
            icon: <HistoryOutlined />,
            onClick: () => setHistory(row),
          },
          {
            label: t('list.profiles', { name: row.painel }),
            icon: <GroupOutlined />,
            onClick: () => setProfiles(row),
          },
        ]}
        onRemove={setRemoving}
      />
      {profiles && <ProfilesDialog panel={profiles} onClose={() => setProfiles(null)} />}
      {history && <HistoryDialog panel={history} onClose={() => setHistory(null)} />}
      {removing && (
        <RemoveRecord
          question={t('remove.question', { name: removing.painel })}
          detail={t('remove.detail')}
          done={[t('remove.done.0'), t('remove.done.1')]}
          failed={[t('remove.failed.0'), t('remove.failed.1')]}
          remove={() => deletePanel(removing.id)}
          onEnd={() => setRemoving(null)}
        />
      )}
    </>
  );
}
