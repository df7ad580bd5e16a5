import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { useMemo, useState } from 'react';
import { PageCell, PageGrid, VisitsCell } from '../index.ts';
import { GridCard, type TableColumn } from '../grid/index.ts';
import { FrameSample } from './frame-sample.tsx';
import { TECHNICIANS } from './samples.ts';

type Technician = (typeof TECHNICIANS)[number];

const COLUMNS: TableColumn<Technician>[] = [
  { field: 'name', header: 'Técnico', flex: 1 },
  { field: 'properties', header: 'Propriedades', type: 'integer' },
  { field: 'visits', header: 'Visitas em 2025', type: 'integer' },
  {
    field: 'mean',
    header: 'Média de visitas por propriedade',
    type: 'number',
    align: 'left',
    width: 250,
    render: (row) => <VisitsCell value={row.mean} />,
  },
  { field: 'late', header: 'Atrasadas', type: 'integer', width: 110 },
  { field: 'minutes', header: 'Duração média', type: 'duration', width: 130 },
  { field: 'last', header: 'Última visita', type: 'date', width: 130 },
];

const noop = () => {};

interface Entry {
  id: number;
  name: string;
  margin: number | null;
  note: string;
  day: string;
}
const ENTRIES: Entry[] = Array.from({ length: 64 }, (_, id) => ({
  id,
  name: `Fazenda ${['São João', 'Água Fria', 'Vereda Alta', 'Três Ipês'][id % 4]} ${id + 1}`,
  margin: id % 7 === 0 ? -86.02 * (id + 1) : id % 11 === 0 ? null : 268.4 * id,
  note:
    id % 5 === 0
      ? 'Produtor relata erosão no talhão dois; recomendada curva de nível e replantio da mata ciliar até a próxima visita, com análise de solo.'
      : 'Sem ocorrências',
  day: `2025-0${(id % 9) + 1}-1${id % 10}`,
}));
const ENTRY_COLUMNS: TableColumn<Entry>[] = [
  { field: 'name', header: 'Propriedade', width: 220 },
  { field: 'margin', header: 'Margem bruta', unit: 'R$', type: 'number' },
  { field: 'day', header: 'Data', type: 'date', width: 120 },
  { field: 'note', header: 'Observação', width: 460 },
];

/** Grids: with totals, with actions and paging, loading, empty. */
export function GridPage() {
  const [picked, setPicked] = useState<string>('Dora Pequi Ramos');
  const actions = useMemo(
    () => () => [
      { label: 'Editar', icon: <EditOutlined />, onClick: noop },
      { label: 'Excluir', icon: <DeleteOutlined />, onClick: noop },
    ],
    [],
  );
  return (
    <FrameSample title="Grades">
      <PageGrid>
        <PageCell span={12}>
          <GridCard
            title="Carteira por técnico"
            subtitle="Clique em um técnico para ver suas propriedades"
            date="2025-10-14"
            density="dense"
            columns={COLUMNS}
            rows={TECHNICIANS}
            rowId={(row) => row.name}
            selectedId={picked}
            onRowClick={(row) => setPicked(row.name)}
            onDownload={noop}
            total={{
              name: 'Total de 34 técnicos',
              properties: '1.851',
              visits: '17.807',
              mean: <VisitsCell value={15.4} />,
              late: '212',
              minutes: '2h 25',
              last: '13/10/2025',
            }}
          />
        </PageCell>
        <PageCell span={12}>
          <GridCard
            title="Lançamentos"
            columns={ENTRY_COLUMNS}
            rows={ENTRIES}
            rowId={(row) => row.id}
            rowActions={actions}
            onDownload={noop}
          />
        </PageCell>
        <PageCell span={6}>
          <GridCard title="Carregando" columns={ENTRY_COLUMNS} rows={[]} rowId={(row) => row.id} loading />
        </PageCell>
        <PageCell span={6}>
          <GridCard title="Vazia" columns={ENTRY_COLUMNS} rows={[]} rowId={(row) => row.id} toolbar={{}} />
        </PageCell>
      </PageGrid>
    </FrameSample>
  );
}
