import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { formatDate, formatDuration, formatInteger, formatShare } from '@fonte/pt-br';
import Link from '@mui/material/Link';
import { useState } from 'react';
import {
  CardAction,
  ChartCard,
  PaceCard,
  PageCell,
  PageGrid,
  ProvenanceButton,
  ShareBar,
  SimpleTable,
  TabCard,
  TableCard,
  Tile,
  VisitsCell,
} from '../index.ts';
import { ProvenancePopover } from '../cards/provenance/provenance-popover.tsx';
import { FrameSample } from './frame-sample.tsx';
import {
  AGE_BANDS,
  BY_SITUATION,
  CYCLE_PROGRESS,
  ISA_EVOLUTION,
  LAND_PROFILE,
  TECHNICIANS,
  VISITS_BY_MONTH,
} from './samples.ts';

const DATE = '2025-10-14';
const noop = () => {};

function Help({ of }: { of: string }) {
  return (
    <ProvenanceButton of={of}>
      {(hanging) => (
        <ProvenancePopover
          {...hanging}
          content={{
            definition:
              'Propriedades distintas com ao menos uma visita válida em 2025. Uma visita vale quando está sincronizada e tem lançamento ou check-in.',
            steps: [
              { label: 'Propriedades com visita em 2025', value: '1.874' },
              { label: 'Sem visita sincronizada', value: '− 15' },
              { label: 'Sem lançamento nem check-in', value: '− 8' },
            ],
            result: { label: 'Propriedades atendidas', value: '1.851' },
            facts: [
              { label: 'Relatório', value: '11116 · Propriedades atendidas' },
              { label: 'Filtros', value: 'Uf: Goiás · Ano: 2025' },
              { label: 'Dados até', value: '13/10/2025 (carga de 14/10/2025, 05:40)' },
            ],
            rows: { label: 'Ver as 1.851 linhas', onOpen: noop },
            check: {
              onStart: noop,
              onCancel: noop,
              running: false,
              verdict: {
                kind: 'equal',
                sentence:
                  '1.851 linhas lidas uma a uma, nenhuma repetida: são 1.851 propriedades, igual ao número do relatório.',
              },
            },
            onCopy: noop,
          }}
        />
      )}
    </ProvenanceButton>
  );
}

/** Screens 03, 04, 18 and 19. */
export function DashboardPage() {
  const [tab, setTab] = useState('idade');
  return (
    <FrameSample title="Dashboard Coordenador">
      <PageGrid>
        <PageCell kind="tile" span={3}>
          <Tile
            label="Propriedades atendidas"
            value="1.851"
            change={{ percent: 6.2, text: 'sobre 2024 até 13/10 (1.743)' }}
            date={DATE}
            help={<Help of="Propriedades atendidas" />}
          />
        </PageCell>
        <PageCell kind="tile" span={3}>
          <Tile
            label="Produtores atendidos"
            value="1.743"
            change={{ percent: 5.8, text: 'sobre 2024 até 13/10 (1.647)' }}
            date={DATE}
            help={<Help of="Produtores atendidos" />}
          />
        </PageCell>
        <PageCell kind="tile" span={3}>
          <Tile
            label="Visitas realizadas"
            value="17.807"
            change={{ percent: -3.1, text: 'sobre 2024 até 13/10 (18.377)' }}
            hint="264 ainda não contam"
            date={DATE}
            help={<Help of="Visitas realizadas" />}
          />
        </PageCell>
        <PageCell span={3} rows={2}>
          <PaceCard
            title="Ritmo das visitas"
            value={15.4}
            expected={16.8}
            per="por propriedade"
            note={{
              strong: '1,4 visita abaixo.',
              text: '212 propriedades em atendimento devem 2 visitas ou mais.',
              action: <Link href="#atraso">Ver propriedades</Link>,
            }}
            facts={[
              { label: 'Previsão da 12ª visita', value: '71% já fizeram' },
              { label: 'Previsão da 24ª visita', value: 'ago. 2026' },
              { label: 'Meta do plano', value: 'jun. 2026', quiet: true },
            ]}
            date={DATE}
            help={<Help of="Ritmo das visitas" />}
          />
        </PageCell>
        <PageCell kind="tile" span={4.5}>
          <Tile
            label="Propriedades com práticas de conservação"
            value="1.208"
            hint="65,3% das 1.851 propriedades atendidas"
            share={{ part: 1208, whole: 1851 }}
            date={DATE}
            help={<Help of="Propriedades com práticas de conservação" />}
          />
        </PageCell>
        <PageCell kind="tile" span={4.5}>
          <Tile
            label="Propriedades com tecnologias ABC"
            value="743"
            hint="40,1% das 1.851 propriedades atendidas"
            share={{ part: 743, whole: 1851 }}
            date={DATE}
            help={<Help of="Propriedades com tecnologias ABC" />}
          />
        </PageCell>
        <PageCell span={8}>
          <ChartCard
            title="Visitas por mês"
            subtitle="Visitas válidas em 2025, por ciclo, e o esperado pelo plano"
            chart={VISITS_BY_MONTH}
            height={286}
            date={DATE}
            help={<Help of="Visitas por mês" />}
            onDownload={noop}
            onPoint={noop}
          />
        </PageCell>
        <PageCell span={4}>
          <ChartCard
            title="Situação das propriedades"
            subtitle="Todas as propriedades de Goiás, hoje"
            chart={BY_SITUATION}
            height={148}
            date={DATE}
            help={<Help of="Situação das propriedades" />}
            onDownload={noop}
          />
        </PageCell>
        <PageCell span={12}>
          <TableCard
            title="Carteira por técnico"
            subtitle="Clique em um técnico para ver suas propriedades"
            date={DATE}
            actions={<CardAction label="Baixar Dados" icon={<DownloadOutlined />} onClick={noop} />}
          >
            <SimpleTable
              label="Carteira por técnico"
              rows={TECHNICIANS}
              rowKey={(row) => row.name}
              selected="Dora Pequi Ramos"
              onRowClick={noop}
              columns={[
                { key: 'name', header: 'Técnico', cell: (row) => row.name },
                { key: 'properties', header: 'Propriedades', align: 'right', cell: (row) => row.properties },
                { key: 'visits', header: 'Visitas em 2025', align: 'right', cell: (row) => row.visits },
                {
                  key: 'mean',
                  header: 'Média de visitas por propriedade',
                  cell: (row) => <VisitsCell value={row.mean} />,
                },
                { key: 'late', header: 'Atrasadas', align: 'right', cell: (row) => row.late },
                {
                  key: 'duration',
                  header: 'Duração média',
                  align: 'right',
                  cell: (row) => formatDuration(row.minutes),
                },
                { key: 'last', header: 'Última visita', align: 'right', cell: (row) => formatDate(row.last) },
              ]}
              total={{
                name: 'Total de 34 técnicos',
                properties: '1.851',
                visits: '17.807',
                mean: <VisitsCell value={15.4} />,
                late: '212',
                duration: '2h 25',
                last: '13/10/2025',
              }}
            />
          </TableCard>
        </PageCell>
        <PageCell span={7}>
          <ChartCard
            title="Avanço no ciclo de visitas"
            subtitle="Propriedades por número de visitas válidas, 8 maiores municípios"
            chart={CYCLE_PROGRESS}
            height={300}
            date={DATE}
            help={<Help of="Avanço no ciclo de visitas" />}
            onDownload={noop}
            fullReport="#relatorio"
          />
        </PageCell>
        <PageCell span={5}>
          <ChartCard
            title="Perfil fundiário"
            subtitle="Propriedades atendidas em 2025"
            chart={LAND_PROFILE}
            height={300}
            date={DATE}
            help={<Help of="Perfil fundiário" />}
            onDownload={noop}
          />
        </PageCell>
        <PageCell span={5}>
          <ChartCard
            title="Evolução do ISA"
            subtitle="% das 924 propriedades medidas nos três momentos"
            chart={ISA_EVOLUTION}
            height={290}
            date={DATE}
            help={<Help of="Evolução do ISA" />}
            onDownload={noop}
          />
        </PageCell>
        <PageCell span={7}>
          <TabCard
            title="Informações demográficas"
            subtitle="Produtores atendidos em 2025"
            tabs={[
              'Sexo',
              'Faixa etária',
              'Escolaridade',
              'Cor/raça',
              'Faixa de renda',
              'Tempo na atividade',
            ].map((label) => ({ key: label === 'Faixa etária' ? 'idade' : label, label }))}
            tab={tab}
            onTab={setTab}
            date={DATE}
            help={<Help of="Informações demográficas" />}
          >
            <SimpleTable
              label="Faixa etária"
              rows={AGE_BANDS}
              rowKey={(row) => row.band}
              columns={[
                { key: 'band', header: 'Faixa etária', cell: (row) => row.band },
                {
                  key: 'producers',
                  header: 'Produtores',
                  align: 'right',
                  cell: (row) => formatInteger(row.producers),
                },
                {
                  key: 'share',
                  header: '%',
                  align: 'right',
                  cell: (row) => formatShare(row.producers, 1743),
                },
                {
                  key: 'bar',
                  header: '',
                  width: '40%',
                  cell: (row) => (
                    <ShareBar
                      track={false}
                      share={row.producers / 517}
                      label={formatShare(row.producers, 1743)}
                    />
                  ),
                },
              ]}
              total={{ band: 'Total', producers: '1.743', share: '100,0%' }}
            />
          </TabCard>
        </PageCell>
      </PageGrid>
    </FrameSample>
  );
}
