import type { TableColumn } from '@fonte/ui/grid';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RecordList } from '../../core/records/record-list.tsx';
import { RemoveRecord } from '../../core/records/remove-record.tsx';
import { deletePanel, panelListQuery, type PanelRow } from './calls.ts';
import { ProfilesDialog } from './profiles-dialog.tsx';
import './texts.ts';

const PATH = '/configuracoes/painel';

/** /configuracoes/painel, 'Paineis': Item, Painel, Publicado, Perfil, Ações (third text, section 2.4). */
export function PanelListPage() {
  const { t } = useTexts('panelConfig');
  const query = useQuery(panelListQuery());
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
  return (
    <>
      <RecordList
        path={PATH}
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
            label: t('list.profiles', { name: row.painel }),
            icon: <GroupOutlined />,
            onClick: () => setProfiles(row),
          },
        ]}
        onRemove={setRemoving}
      />
      {profiles && <ProfilesDialog panel={profiles} onClose={() => setProfiles(null)} />}
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
