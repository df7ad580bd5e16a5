import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTable } from '../tables/simple-table.tsx';
import { DialogShell } from '../dialogs/dialog-shell.tsx';
import { POLYGONS } from '../theme/polygons.ts';
import { AREA_KINDS, type PropertyPolygon } from './property-map-model.ts';
import { usePropertyMapWords } from './words.ts';

export interface AreasTableProps {
  /** Name of the property. */
  title: string;
  polygons: readonly PropertyPolygon[];
  onClose: () => void;
}

/** The table of the areas in a dialog of its own. */
export function AreasDialog(props: AreasTableProps) {
  return (
    <DialogShell open onClose={props.onClose} title={props.title}>
      <AreasTable {...props} />
    </DialogShell>
  );
}

/** The table in place of a map that stands in a dialog itself: none opens over another. */
export function AreasInPlace(props: AreasTableProps) {
  const words = usePropertyMapWords();
  return (
    <Box sx={{ p: { xs: '0 16px 16px', sm: '0 24px 16px' } }}>
      <Button
        size="small"
        startIcon={<ArrowBackOutlined />}
        onClick={props.onClose}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that brought it is gone from sight
        autoFocus
        sx={{ mb: '8px' }}
      >
        {words.toMap}
      </Button>
      <AreasTable {...props} />
    </Box>
  );
}

/** Nome da área, Tipo da área, Somatório da área (specification 2, 2.18): one row an area and kind. */
function AreasTable({ title, polygons }: AreasTableProps) {
  const words = usePropertyMapWords();
  const rows = new Map(polygons.map((polygon) => [`${polygon.kind} ${polygon.name}`, polygon]));
  const ordered = AREA_KINDS.flatMap((kind) => [...rows.values()].filter((row) => row.kind === kind));
  return (
    <SimpleTable
      label={words.areasOf(title)}
      density="list"
      rows={ordered}
      rowKey={({ kind, name }) => `${kind} ${name}`}
      columns={[
        { key: 'name', header: words.name, cell: ({ name }) => name },
        { key: 'kind', header: words.kind, cell: ({ kind }) => POLYGONS[kind].label },
        { key: 'area', header: words.sum, align: 'right', cell: ({ areaSum }) => areaSum },
      ]}
    />
  );
}
