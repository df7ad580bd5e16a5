import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import CottageOutlined from '@mui/icons-material/CottageOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import {
  AppFrame,
  ColorSchemeSwitch,
  FilterChip,
  FilterStrip,
  FrameFooter,
  LogoPlaceholder,
  SelectButton,
  SubHeader,
  type MenuGroup,
} from '../index.ts';

const item = (key: string, label: string, icon: ReactNode) => ({ key, label, href: `#${key}`, icon });

const MENU: MenuGroup[] = [
  {
    items: [
      item('dashboard', 'Dashboard', <DashboardOutlined />),
      item('indicadores', 'Indicadores', <InsightsOutlined />),
      item('mapa', 'Mapa', <MapOutlined />),
      item('sumario', 'Sumário executivo', <SummarizeOutlined />),
      { ...item('minhas', 'Minhas propriedades', <CottageOutlined />), shortLabel: 'Propriedades' },
      item('midias', 'Mídias', <PhotoLibraryOutlined />),
      item('historico', 'Histórico', <HistoryOutlined />),
    ],
  },
  {
    label: 'Objetivos',
    items: [
      item('praticas', 'Práticas de conservação', <ForestOutlined />),
      item('agricolas', 'Práticas agrícolas', <AgricultureOutlined />),
      item('planejamento', 'Planejamento', <LandscapeOutlined />),
    ],
  },
  {
    label: 'Monitoramento',
    items: [
      item('propriedades', 'Monitoramento de propriedades', <CottageOutlined />),
      item('produtores', 'Monitoramento de produtores', <GroupsOutlined />),
      item('visitas', 'Monitoramento de visitas', <EventAvailableOutlined />),
    ],
  },
  { label: 'Configurações', items: [item('quality', 'Data Quality', <FactCheckOutlined />)] },
];

/** The frame of screens 03, 04 and 18 around whatever is shown. */
export function FrameSample({ title, children }: { title: string; children: ReactNode }) {
  const [year, setYear] = useState('2025');
  const first = MENU[0]!.items;
  return (
    <AppFrame
      productName="Fonte de dados"
      menu={MENU}
      bottom={[first[0]!, first[2]!, first[4]!]}
      current="dashboard"
      user={{ name: 'Marina Vereda', actions: [{ key: 'logout', label: 'Sair' }] }}
      subHeader={
        <SubHeader
          title={title}
          stamp="Dados até 13/10/2025 · atualizado em 14/10/2025, 05:40"
          controls={
            <>
              <SelectButton
                label="Uf"
                value="GO"
                options={[{ value: 'GO', label: 'GO' }]}
                onChange={() => {}}
                locked
              />
              <SelectButton
                label="Ano"
                value={year}
                options={['2023', '2024', '2025'].map((value) => ({ value, label: value }))}
                onChange={setYear}
              />
              <Button variant="outlined" startIcon={<DownloadOutlined />} endIcon={<ExpandMoreOutlined />}>
                Baixar dados
              </Button>
            </>
          }
          filters={
            <FilterStrip onClear={() => {}}>
              <FilterChip name="Uf" value="Goiás" locked />
              <FilterChip name="Ano" value={year} onRemove={() => {}} />
            </FilterStrip>
          }
        />
      }
      footer={
        <FrameFooter
          productName="Fonte de dados"
          year={2025}
          terms={{ label: 'Termos e Política de Privacidade', href: '#termos' }}
          logos={
            <>
              <LogoPlaceholder label="Logo financiador" />
              <LogoPlaceholder label="Logo realização" />
              <ColorSchemeSwitch />
            </>
          }
        />
      }
    >
      {children}
    </AppFrame>
  );
}
