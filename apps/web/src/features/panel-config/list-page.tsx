import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { ConfirmDialog, FailedState, LoadingState, useSnackbar } from '@fonte/ui';
import { GridCard, type RowAction, type TableColumn } from '@fonte/ui/grid';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { deletePanel, panelListQuery, type PanelRow } from './calls.ts';
import { ProfilesDialog } from './profiles-dialog.tsx';
import './texts.ts';

const PATH = '/configuracoes/painel';

/** /configuracoes/painel, 'Paineis': Item, Painel, Publicado, Perfil, Ações (third text, section 2.4). */
export function PanelListPage() {
  const { t } = useTexts('panelConfig');
  const { data, isError, error, refetch } = useQuery(panelListQuery());
  const [profiles, setProfiles] = useState<PanelRow | null>(null);
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
  const actions = (row: PanelRow): RowAction[] => [
    { label: t('list.edit', { name: row.painel }), icon: <EditOutlined />, href: `${PATH}/editar/${row.id}` },
    {
      label: t('list.profiles', { name: row.painel }),
      icon: <GroupOutlined />,
      onClick: () => setProfiles(row),
    },
    {
      label: t('list.remove', { name: row.painel }),
      icon: <DeleteOutlined />,
      onClick: () => setRemoving(row),
    },
  ];
  return (
    <>
      <HeaderActions>
        <Button variant="contained" startIcon={<AddOutlined />} component={Link} to={`${PATH}/criar`}>
          {t('list.create')}
        </Button>
      </HeaderActions>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={420} />}
      {!isError && !data && <LoadingState shape="rows" height={420} />}
      {data && (
        <GridCard<PanelRow>
          title={t('list.title')}
          columns={columns}
          rows={data}
          rowId={(row) => row.id}
          rowActions={actions}
          pageSize={GRID_PAGE_SIZE}
          emptyText={t('list.empty')}
          toolbar={{ filters: true, columns: true, download: false }}
        />
      )}
      {profiles && <ProfilesDialog panel={profiles} onClose={() => setProfiles(null)} />}
      {removing && <Remove panel={removing} onEnd={() => setRemoving(null)} />}
    </>
  );
}

function Remove({ panel, onEnd }: { panel: PanelRow; onEnd: () => void }) {
  const { t } = useTexts('panelConfig');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deletePanel(panel.id),
    onSuccess: async () => {
      snackbar.success(t('remove.done.0'), t('remove.done.1'));
      onEnd();
      await client.invalidateQueries();
    },
    onError: (failure) => {
      snackbar.failure(t('remove.failed.0'), `${t('remove.failed.1')} ${sentenceOf(failure)}`);
      onEnd();
    },
  });
  return (
    <ConfirmDialog
      open
      question={t('remove.question', { name: panel.painel })}
      detail={t('remove.detail')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onEnd}
    />
  );
}
