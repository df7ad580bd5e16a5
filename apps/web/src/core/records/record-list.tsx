import { type Address, GRID_PAGE_SIZE } from '@fonte/contracts';
import { FailedState, LoadingState } from '@fonte/ui';
import { GridCard, type RowAction, type TableColumn } from '@fonte/ui/grid';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../api/sentence.ts';
import { HeaderActions } from '../navigation/header-actions.tsx';
import { RouterLink } from '../navigation/router-link.tsx';

const HEIGHT = 420;

export type RecordListProps<Row> = {
  /** Where one is made. */
  create: Address;
  /** Where one is changed. */
  edit: (id: number) => Address;
  query: UseQueryResult<Row[]>;
  columns: TableColumn<Row>[];
  words: {
    title: string;
    empty: string;
    create: string;
    edit: (row: Row) => string;
    remove: (row: Row) => string;
  };
  onRemove: (row: Row) => void;
  /** Between edit and remove. */
  more?: (row: Row) => RowAction[];
};

/** What a configuration page lists: a new one in the sub-header, and to edit or delete each (third text, sections 2.3 and 2.4). */
export function RecordList<Row extends { id: number }>({
  create,
  edit,
  query: { data, isError, error, refetch },
  columns,
  words,
  onRemove,
  more = () => [],
}: RecordListProps<Row>) {
  const actions = (row: Row): RowAction[] => [
    { label: words.edit(row), icon: <EditOutlined />, href: edit(row.id) },
    ...more(row),
    { label: words.remove(row), icon: <DeleteOutlined />, onClick: () => onRemove(row) },
  ];
  return (
    <>
      <HeaderActions>
        <Button variant="contained" startIcon={<AddOutlined />} component={RouterLink} href={create}>
          {words.create}
        </Button>
      </HeaderActions>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {data && (
        <GridCard<Row>
          title={words.title}
          columns={columns}
          rows={data}
          rowId={(row) => row.id}
          rowActions={actions}
          pageSize={GRID_PAGE_SIZE}
          emptyText={words.empty}
          toolbar={{ filters: true, columns: true, download: false }}
        />
      )}
    </>
  );
}
