import Box from '@mui/material/Box';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { useState, type ReactNode } from 'react';
import { CardShell, UpdatedOn } from '../cards/card/card-shell.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';

export interface GridCardProps<Row extends GridValidRowModel> extends Omit<
  DataTableProps<Row>,
  'label' | 'toolbarHost' | 'footStart'
> {
  title: string;
  subtitle?: string | undefined;
  date?: string | null | undefined;
  help?: ReactNode;
  /** Texts above and below the grid. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A table card around a grid: Filtros, Colunas, Baixar Dados in the head, date and range in the foot. */
export function GridCard<Row extends GridValidRowModel>({
  title,
  subtitle,
  date,
  help,
  above,
  below,
  ...table
}: GridCardProps<Row>) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <CardShell title={title} subtitle={subtitle} help={help} flush actions={<Box ref={setHost} sx={TOOLS} />}>
      {above && <Box sx={WORDS}>{above}</Box>}
      <DataTable {...table} label={title} toolbarHost={host} footStart={<UpdatedOn date={date} />} />
      {below && <Box sx={WORDS}>{below}</Box>}
    </CardShell>
  );
}

const TOOLS = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' };
const WORDS = { px: '16px', pb: '6px', '&:empty': { display: 'none' } };
