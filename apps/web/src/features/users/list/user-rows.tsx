import { formatDate, formatDateTime } from '@fonte/pt-br';
import { CardIconAction, ListCards, SimpleTable, useNarrow } from '@fonte/ui';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { User, UserOrder } from '../calls.ts';

export type UserRowsProps = {
  rows: readonly User[];
  order: { field: UserOrder; turned: boolean };
  onOrder: (field: UserOrder) => void;
  selected: number | null;
  onEdit: (user: User) => void;
  onRemove: (user: User) => void;
};

/** People as a table, on the phone as cards: name and e-mail in one cell, profile, uf, times, and what may be done. */
export function UserRows({ rows, order, onOrder, selected, onEdit, onRemove }: UserRowsProps) {
  const { t } = useTexts('users');
  const narrow = useNarrow('md');
  const last = ({ ultimo_acesso }: User) =>
    ultimo_acesso === null ? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('list.never')}
      </Box>
    ) : (
      formatDateTime(ultimo_acesso)
    );
  const profile = (user: User) => (
    <>
      {user.perfil}
      {user.situacao !== 'ativa' && (
        <Box sx={{ fontSize: 12, color: user.situacao === 'bloqueada' ? 'error.dark' : 'text.secondary' }}>
          {t(`states.${user.situacao}`)}
        </Box>
      )}
    </>
  );
  const actions = (user: User) =>
    user.pode && (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <CardIconAction
          label={t('list.edit', { name: user.nome })}
          icon={<EditOutlined />}
          onClick={() => onEdit(user)}
        />
        <CardIconAction
          label={t('list.remove', { name: user.nome })}
          icon={<PersonRemoveOutlined />}
          onClick={() => onRemove(user)}
        />
      </Box>
    );
  if (narrow)
    return (
      <ListCards
        label={t('list.title')}
        rows={rows}
        rowKey={({ id }) => id}
        card={(user) => ({
          title: user.nome,
          end: actions(user),
          subtitle: <Box sx={{ overflowWrap: 'anywhere' }}>{user.email}</Box>,
          body: (
            <>
              {user.uf === null ? user.perfil : `${user.perfil} · ${user.uf}`}
              {user.situacao !== 'ativa' && ` · ${t(`states.${user.situacao}`)}`}
            </>
          ),
          caption: (
            <>
              {t('list.last')}: {last(user)}
            </>
          ),
        })}
      />
    );
  const head = (field: UserOrder, label: string) => (
    <SortHead label={label} on={order.field === field ? order : null} onClick={() => onOrder(field)} />
  );
  return (
    <SimpleTable
      label={t('list.title')}
      density="list"
      rows={rows}
      rowKey={({ id }) => id}
      selected={selected}
      columns={[
        {
          key: 'name',
          header: (
            <>
              {head('nome', t('list.name'))} · {head('email', t('list.email'))}
            </>
          ),
          cell: ({ nome, email }) => (
            <Box sx={{ py: '4px' }}>
              <Box sx={{ fontWeight: 600, lineHeight: '18px' }}>{nome}</Box>
              <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{email}</Box>
            </Box>
          ),
        },
        { key: 'profile', header: head('perfil', t('list.profile')), cell: profile },
        { key: 'uf', header: head('uf', t('list.uf')), width: 80, cell: ({ uf }) => uf ?? t('list.noUf') },
        {
          key: 'since',
          header: head('data_cadastro', t('list.since')),
          align: 'right',
          width: 120,
          cell: ({ data_cadastro }) => formatDate(data_cadastro),
        },
        {
          key: 'last',
          header: head('ultimo_acesso', t('list.last')),
          align: 'right',
          width: 170,
          cell: last,
        },
        { key: 'actions', header: t('list.actions'), align: 'right', width: 100, cell: actions },
      ]}
    />
  );
}

type SortHeadProps = { label: string; on: { turned: boolean } | null; onClick: () => void };

/** A column's head that orders by it, and says how. */
function SortHead({ label, on, onClick }: SortHeadProps) {
  const { t } = useTexts('users');
  const way = on && t(on.turned ? 'list.descending' : 'list.ascending');
  return (
    <Box
      component="button"
      type="button"
      title={t('list.sortBy', { column: label })}
      aria-label={
        way === null ? t('list.sortBy', { column: label }) : `${t('list.sortBy', { column: label })}: ${way}`
      }
      onClick={onClick}
      sx={HEAD}
    >
      {label}
      {on && (on.turned ? <ArrowDownwardOutlined /> : <ArrowUpwardOutlined />)}
    </Box>
  );
}

const HEAD = {
  all: 'unset',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: 24,
  '& .MuiSvgIcon-root': { fontSize: 16 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'foco',
    outlineOffset: '2px',
    borderRadius: '4px',
  },
};
