import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  ConfirmDialog,
  ContextChip,
  DialogShell,
  LabelledField,
  SelectField,
  SideDrawer,
  useSnackbar,
} from '../index.ts';
import { DataTable, type TableColumn } from '../grid/index.ts';
import { FrameSample } from './frame-sample.tsx';

interface Visit {
  code: string;
  name: string;
  town: string;
  visit: number;
  day: string;
  minutes: number;
}
const VISITS: Visit[] = Array.from({ length: 25 }, (_, index) => ({
  code: `52.0417.0${101 + index * 17}`,
  name: ['Sítio Boa Sombra', 'Fazenda Dois Ipês', 'Chácara Olho d’Água', 'Sítio Pé de Pequi'][index % 4]!,
  town: ['Rio Verde/GO', 'Jataí/GO', 'Formosa/GO'][index % 3]!,
  visit: (index % 10) + 1,
  day: `2025-08-${String(29 - (index % 28)).padStart(2, '0')}`,
  minutes: 60 + index * 5,
}));
const COLUMNS: TableColumn<Visit>[] = [
  { field: 'code', header: 'Código', width: 130 },
  { field: 'name', header: 'Propriedade', flex: 1 },
  { field: 'town', header: 'Município/UF', flex: 1 },
  { field: 'visit', header: 'Visita', type: 'integer', width: 100 },
  { field: 'day', header: 'Data', type: 'date', width: 120 },
  { field: 'minutes', header: 'Duração', type: 'duration', width: 120 },
];

/** Detalhamento (screen 05), confirmation, drawers, snackbars; ?open=detail|confirm|drawer|live opens one at once. */
export function DialogsPage() {
  const [open, setOpen] = useState<string | null>(new URLSearchParams(location.search).get('open'));
  const [host, setHost] = useState<HTMLElement | null>(null);
  const { success, failure } = useSnackbar();
  const close = () => setOpen(null);
  return (
    <FrameSample title="Diálogos">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {['detail', 'confirm', 'drawer', 'live'].map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button
          variant="contained"
          onClick={() => success('Upload realizado!', 'Os arquivos foram enviados com sucesso!')}
        >
          Salvar
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => failure('Um erro ocorreu!', 'Não foi possível enviar os arquivos!')}
        >
          Confirmar
        </Button>
        <Button variant="contained" color="secondary">
          Area
        </Button>
        <Button variant="text">Limpar filtros</Button>
        <Button variant="contained" disabled>
          Salvar
        </Button>
      </Box>
      <DialogShell
        open={open === 'detail'}
        onClose={close}
        title="Detalhamento"
        width={1100}
        height={680}
        flush
        actions={<Box ref={setHost} sx={{ display: 'flex', gap: '8px' }} />}
        context={
          <>
            Visitas por mês
            <ContextChip>Mês: ago. 2025</ContextChip>
            <ContextChip>Ciclo: 1</ContextChip>
            <ContextChip>Uf: Goiás</ContextChip>
            1.284 visitas, a mesma soma do ponto clicado
          </>
        }
      >
        <DataTable
          label="Detalhamento"
          columns={COLUMNS}
          rows={VISITS}
          rowId={(row) => row.code}
          pageSize={25}
          height="100%"
          server={{ page: 0, rowCount: 1284, onPage: () => {} }}
          toolbar={{ columns: true, download: true }}
          onDownload={() => {}}
          toolbarHost={host}
          showSize
          footStart="Dados até 13/10/2025"
          footEnd={
            <Button variant="outlined" onClick={close}>
              Fechar
            </Button>
          }
        />
      </DialogShell>
      <ConfirmDialog
        open={open === 'confirm'}
        question="Deseja realmente excluir este arquivo?"
        detail="Você não será capaz de reverter isso!"
        onConfirm={close}
        onCancel={close}
      />
      {(['drawer', 'live'] as const).map((kind) => (
        <SideDrawer
          key={kind}
          open={open === kind}
          onClose={close}
          title={kind === 'live' ? 'Filtrar' : 'Editar usuário'}
          width={kind === 'live' ? 396 : 372}
          modal={kind === 'drawer'}
          foot={
            <>
              <Button variant="outlined" onClick={close}>
                Cancelar
              </Button>
              <Button variant="contained" onClick={close}>
                Salvar
              </Button>
            </>
          }
        >
          <Box sx={{ display: 'grid', gap: '16px' }}>
            <LabelledField label="Nome" defaultValue="Dora Pequi Ramos" hint="Ao menos duas palavras" />
            <LabelledField label="E-mail" error="Obrigatório" />
            <SelectField label="Perfil" value="" placeholder="Selecione" options={[]} onChange={() => {}} />
          </Box>
        </SideDrawer>
      ))}
    </FrameSample>
  );
}
