import { SimpleTable } from '../cards/simple-table.tsx';
import { DialogShell } from '../dialogs/dialog-shell.tsx';
import { POLYGONS } from '../theme/polygons.ts';
import { AREA_KINDS, type PropertyPolygon } from './property-map-model.ts';

export interface AreasDialogProps {
  /** Name of the property. */
  title: string;
  polygons: readonly PropertyPolygon[];
  onClose: () => void;
}

/** Nome da área, Tipo da área, Somatório da área (specification 2, 2.18): one row an area and kind. */
export function AreasDialog({ title, polygons, onClose }: AreasDialogProps) {
  const rows = new Map(polygons.map((polygon) => [`${polygon.kind} ${polygon.name}`, polygon]));
  const ordered = AREA_KINDS.flatMap((kind) => [...rows.values()].filter((row) => row.kind === kind));
  return (
    <DialogShell open onClose={onClose} title={title}>
      <SimpleTable
        label={`Áreas de ${title}`}
        density="list"
        rows={ordered}
        rowKey={({ kind, name }) => `${kind} ${name}`}
        columns={[
          { key: 'name', header: 'Nome da área', cell: ({ name }) => name },
          { key: 'kind', header: 'Tipo da área', cell: ({ kind }) => POLYGONS[kind].label },
          { key: 'area', header: 'Somatório da área', align: 'right', cell: ({ areaSum }) => areaSum },
        ]}
      />
    </DialogShell>
  );
}
