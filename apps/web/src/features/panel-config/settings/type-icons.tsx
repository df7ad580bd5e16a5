import type { ViewType } from '@fonte/contracts';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import PinOutlined from '@mui/icons-material/PinOutlined';
import PivotTableChartOutlined from '@mui/icons-material/PivotTableChartOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import StackedBarChartOutlined from '@mui/icons-material/AlignHorizontalLeftOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { ReactNode } from 'react';

/** Picture of each of the types. */
export const TYPE_ICONS: Record<ViewType, ReactNode> = {
  line: <ShowChartOutlined />,
  bar: <StackedBarChartOutlined />,
  column: <BarChartOutlined />,
  treemap: <GridViewOutlined />,
  table: <TableChartOutlined />,
  bigNumber: <PinOutlined />,
  pivot: <PivotTableChartOutlined />,
};
