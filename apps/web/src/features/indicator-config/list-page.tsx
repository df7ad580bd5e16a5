import { FORMULA_PREVIEW_LIMIT, GRID_PAGE_SIZE } from '@fonte/contracts';
import { ConfirmDialog, FailedState, LoadingState, useSnackbar } from '@fonte/ui';
import { GridCard, type RowAction, type TableColumn } from '@fonte/ui/grid';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../core/navigation/header-actions.tsx';
import { deleteIndicator, indicatorsQuery, type Indicator } from './calls.ts';
import './texts.ts';

const PATH = '/configuracoes/indicador';

/** /configuracoes/indicador: every indicator with its formula; edit, delete with confirmation. */
export function IndicatorListPage() {
  const { t } = useTexts('indicatorConfig');
  const { data, isError, error, refetch } = useQuery(indicatorsQuery());
  const [removing, setRemoving] = useState<Indicator | null>(null);
  const columns = useMemo(
    (): TableColumn<Indicator>[] => [
      { field: 'nome_indicador', header: t('name'), flex: 1.4, minWidth: 180 },
      { field: 'unidade', header: t('unit'), flex: 0.5, minWidth: 90 },
      { field: 'data_type', header: t('dataType'), flex: 0.5, minWidth: 100 },
      {
        field: 'formula_plain',
        header: t('formula'),
        flex: 2.4,
        minWidth: 220,
        value: ({ formula_plain }) => cut(formula_plain),
      },
      { field: 'versao', header: t('list.version'), type: 'integer', flex: 0.4, minWidth: 80 },
      { field: 'atualizado_em', header: t('list.changed'), type: 'datetime', flex: 0.8, minWidth: 140 },
      { field: 'atualizado_por', header: t('list.by'), flex: 0.8, minWidth: 110, hidden: true },
    ],
    [t],
  );
  const actions = (row: Indicator): RowAction[] => [
    {
      label: t('list.edit', { name: row.nome_indicador }),
      icon: <EditOutlined />,
      href: `${PATH}/editar/${row.id}`,
    },
    {
      label: t('list.remove', { name: row.nome_indicador }),
      icon: <DeleteOutlined />,
      onClick: () => setRemoving(row),
    },
  ];
  return (
    <>
      <HeaderActions>
        <Button variant="contained" startIcon={<AddOutlined />} component={Link} to={`${PATH}/criar`}>
          {t('create')}
        </Button>
      </HeaderActions>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={420} />}
      {!isError && !data && <LoadingState shape="rows" height={420} />}
      {data && (
        <GridCard<Indicator>
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
      {removing && <Remove indicator={removing} onEnd={() => setRemoving(null)} />}
    </>
  );
}

/** Formula text in lists is cut at 120 characters (third text, section 2.3). */
const cut = (text: string): string =>
  text.length > FORMULA_PREVIEW_LIMIT ? `${text.slice(0, FORMULA_PREVIEW_LIMIT).trimEnd()}…` : text;

function Remove({ indicator, onEnd }: { indicator: Indicator; onEnd: () => void }) {
  const { t } = useTexts('indicatorConfig');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteIndicator(indicator.id),
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
      question={t('remove.question', { name: indicator.nome_indicador })}
      detail={t('remove.detail')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onEnd}
    />
  );
}
