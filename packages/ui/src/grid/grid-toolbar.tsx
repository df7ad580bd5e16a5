import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, FilterPanelTrigger } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CardAction } from '../cards/card/card-action.tsx';
import { useCommonWords } from '../words/common.ts';
import { useGridWords } from './words.ts';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides extends GridToolbarOptions {}
}

export interface ToolbarParts {
  filters?: boolean;
  columns?: boolean;
  download?: boolean;
}

export interface GridToolbarOptions {
  parts?: ToolbarParts;
  onDownload?: (() => void) | undefined;
  downloading?: boolean;
  files?: ReactNode;
  /** Element of the card's head that takes the actions; without one they stand above the grid. */
  host?: HTMLElement | null | undefined;
}

/** Filtros, Colunas, Baixar Dados. In a card they are moved to its head; the panels still open under their buttons. */
export function GridToolbar({
  parts = {},
  onDownload,
  downloading = false,
  files,
  host,
}: GridToolbarOptions) {
  const common = useCommonWords();
  const words = useGridWords();
  const actions = (
    <>
      {parts.filters && (
        <FilterPanelTrigger
          render={(props, state) => (
            <Button
              {...props}
              variant="text"
              size="small"
              color="primary"
              startIcon={
                <Badge badgeContent={state.filterCount} color="primary">
                  <FilterListOutlined sx={{ fontSize: 18 }} />
                </Badge>
              }
            >
              {words.filters}
            </Button>
          )}
        />
      )}
      {parts.columns && (
        <ColumnsPanelTrigger
          render={
            <Button variant="text" size="small" color="primary" startIcon={<ViewColumnOutlined />}>
              {words.columns}
            </Button>
          }
        />
      )}
      {parts.download && files}
      {parts.download && onDownload && (
        <CardAction
          label={common.download}
          icon={<DownloadOutlined />}
          onClick={onDownload}
          busy={downloading}
        />
      )}
    </>
  );
  if (host) return createPortal(actions, host);
  // In a card the host comes with the first effect; nothing flashes above the grid before.
  if (host === null) return null;
  return <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px', p: '4px 8px' }}>{actions}</Box>;
}
