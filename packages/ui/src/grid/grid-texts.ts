import type { DataGridProps } from '@mui/x-data-grid';
import { ptBR } from '@mui/x-data-grid/locales';

/** The grid's Portuguese, with its slips put right. */
export const GRID_TEXTS: NonNullable<DataGridProps['localeText']> = {
  ...ptBR.components.MuiDataGrid.defaultProps.localeText,
  'filterOperator=': 'igual a',
  'filterOperator>=': 'maior ou igual a',
  'filterOperator<=': 'menor ou igual a',
  filterPanelColumn: 'Coluna',
  filterPanelRemoveAll: 'Remover todos',
  columnMenuManageColumns: 'Escolher colunas',
  columnMenuLabel: 'Menu da coluna',
  columnMenuSortAsc: 'Ordenar em ordem crescente',
  columnMenuSortDesc: 'Ordenar em ordem decrescente',
  toolbarFiltersLabel: 'Filtros',
  toolbarColumnsLabel: 'Colunas',
  columnsManagementShowHideAllText: 'Mostrar ou ocultar todas',
  noRowsLabel: 'Nenhum dado encontrado',
  noResultsOverlayLabel: 'Nenhum dado encontrado',
};
