import { GRID_PAGE_SIZE, STATES } from '@fonte/contracts';
import { counted } from '@fonte/pt-br';
import {
  CardAction,
  CardShell,
  EmptyState,
  FailedState,
  LoadingState,
  NativeSelectField,
  Pager,
} from '@fonte/ui';
import { ListBar } from '@fonte/ui/grid';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSaving } from '../../../core/report/files/use-saving.ts';
import {
  profilesQuery,
  usersFile,
  usersQuery,
  type User,
  type UserFilter,
  type UserOrder,
} from '../calls.ts';
import { FILTERS, ORDERS, useList } from './list-address.ts';
import { UserRows } from './user-rows.tsx';

const HEIGHT = 420;
/** The choice that narrows by nothing. */
const ANY = 'todos';

export type UsersCardProps = {
  editing: number | null;
  onEdit: (user: User) => void;
  onRemove: (user: User) => void;
};

/** The list of people: searched, narrowed, ordered and paged by the server; what is asked for stands in the address. */
export function UsersCard({ editing, onEdit, onRemove }: UsersCardProps) {
  const { t } = useTexts('users');
  const { state, change } = useList();
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(usersQuery(state));
  const { start, running } = useSaving();
  const turned = state.ordem.startsWith('-');
  const field = state.ordem.replace(/^-/, '') as UserOrder;
  const heads = {
    nome: 'name',
    email: 'email',
    perfil: 'profile',
    uf: 'uf',
    data_cadastro: 'since',
    ultimo_acesso: 'last',
  } as const;
  return (
    <CardShell
      title={t('list.title')}
      flush
      actions={
        <CardAction
          label={t('list.download')}
          icon={<FileDownloadOutlined />}
          busy={running !== null}
          onClick={() =>
            start({
              title: t('list.title'),
              name: 'usuarios.csv',
              open: (signal) => usersFile(state, signal),
            })
          }
        />
      }
      foot={
        data && (
          <Pager
            page={state.pagina}
            pageSize={GRID_PAGE_SIZE}
            count={data.total}
            onPage={(pagina) => change({ pagina })}
          />
        )
      }
    >
      <ListBar
        label={t('list.search')}
        search={state.busca}
        onSearch={(busca) => change({ busca })}
        sort={{
          label: t('list.order'),
          none: t('list.ownOrder'),
          options: ORDERS.map((one) => ({ field: one, header: t(`list.${heads[one]}`) })),
          value: { field, direction: turned ? 'desc' : 'asc' },
          onSort: (sort) =>
            change({
              ordem:
                sort === null
                  ? 'nome'
                  : (`${sort.direction === 'desc' ? '-' : ''}${sort.field}` as UserOrder),
            }),
          directions: { asc: t('list.ascending'), desc: t('list.descending') },
        }}
        note={
          data && !isPlaceholderData ? counted(data.total, t('list.count.0'), t('list.count.1')) : undefined
        }
      />
      <Narrowing />
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {!isError && data?.linhas.length === 0 && (
        <EmptyState
          sentence={t('list.empty')}
          detail={t('list.emptyDetail')}
          icon={<PeopleAltOutlined />}
          height={HEIGHT}
        />
      )}
      {!isError && data && data.linhas.length > 0 && (
        <Box aria-busy={isPlaceholderData}>
          <UserRows
            rows={data.linhas}
            order={{ field, turned }}
            onOrder={(next) => change({ ordem: next === field && !turned ? `-${next}` : next })}
            selected={editing}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        </Box>
      )}
    </CardShell>
  );
}

/** Profile, uf and state of the accounts. */
function Narrowing() {
  const { t } = useTexts('users');
  const { state, change } = useList();
  const { data: profiles = [] } = useQuery(profilesQuery());
  const every = (label: string) => ({ value: ANY, label });
  return (
    <Box sx={NARROWING}>
      <NativeSelectField
        label={t('list.profile')}
        value={state.perfil === null ? ANY : String(state.perfil)}
        onChange={(value) => change({ perfil: value === ANY ? null : Number(value) })}
        options={[
          every(t('list.anyProfile')),
          ...profiles.map(({ id, perfil }) => ({ value: String(id), label: perfil })),
        ]}
      />
      <NativeSelectField
        label={t('list.uf')}
        value={state.uf ?? ANY}
        onChange={(value) => change({ uf: value === ANY ? null : value })}
        options={[every(t('list.anyUf')), ...STATES.map((uf) => ({ value: uf, label: uf }))]}
      />
      <NativeSelectField
        label={t('list.state')}
        value={state.situacao ?? ANY}
        onChange={(value) => change({ situacao: value === ANY ? null : (value as UserFilter) })}
        options={[
          every(t('list.anyState')),
          ...FILTERS.map((one) => ({ value: one, label: t(`states.${one}`) })),
        ]}
      />
    </Box>
  );
}

const NARROWING = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(0, 220px))' },
  gap: '8px 16px',
  px: '16px',
  py: '8px',
  borderBottom: '1px solid',
  borderColor: 'divider',
};
