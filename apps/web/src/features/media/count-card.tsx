import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { includesText } from '@fonte/pt-br';
import { LabelledField } from '@fonte/ui';
import { GridCard, type RowAction, type TableColumn } from '@fonte/ui/grid';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import './texts.ts';

/** A row of counts: what has media, where it leads, how many of each kind. */
export type CountRow = {
  key: string;
  name: string;
  description?: string;
  href: string | null;
  uf: string | null;
  photos: number;
  videos: number;
  documents: number | null;
};

export type CountCardProps = {
  title: string;
  rows: readonly CountRow[];
  /** Columns that are there beside the name and the photos and videos. */
  uf: boolean;
  documents: boolean;
  actions?: ((row: CountRow) => RowAction[]) | undefined;
};

/** 'Mídias por Tags' and 'Mídias por propriedades' as tables: sorted, filtered, searched by name, twenty a page. */
export function CountCard({ title, rows, uf, documents, actions }: CountCardProps) {
  const { t } = useTexts('mediaPages');
  const [words, setWords] = useState('');
  const columns: TableColumn<CountRow>[] = [
    {
      field: 'name',
      header: t('columns.name'),
      flex: 2,
      minWidth: 200,
      title: true,
      render: ({ name, href }) =>
        href === null ? (
          name
        ) : (
          <Link component={RouterLink} href={href}>
            {name}
          </Link>
        ),
    },
    ...(uf ? [{ field: 'uf', header: t('columns.uf'), width: 90 }] : []),
    ...(['photos', 'videos', ...(documents ? (['documents'] as const) : [])] as const).map(
      (field): TableColumn<CountRow> => ({
        field,
        header: t(`columns.${field}`),
        type: 'integer',
        width: 110,
      }),
    ),
  ];
  const kept = rows.filter(
    ({ name, description = '' }) => includesText(name, words) || includesText(description, words),
  );
  return (
    <GridCard<CountRow>
      title={title}
      columns={columns}
      rows={kept}
      rowId={({ key }) => key}
      pageSize={GRID_PAGE_SIZE}
      density="list"
      emptyText={t('empty')}
      {...(words.trim() === '' ? {} : { emptyDetail: t('searchedFor', { words }) })}
      toolbar={{ filters: true, columns: false, download: false }}
      {...(actions ? { rowActions: actions } : {})}
      above={
        rows.length > 0 && (
          <LabelledField
            label={t('search')}
            value={words}
            type="search"
            startIcon={<SearchOutlined />}
            onChange={({ target }) => setWords(target.value)}
            sx={{ maxWidth: 360 }}
          />
        )
      }
    />
  );
}
