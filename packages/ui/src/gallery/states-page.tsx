import AutoGraphOutlined from '@mui/icons-material/AutoGraphOutlined';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  CardShell,
  CardState,
  EmptyState,
  Notice,
  SITUATIONS,
  SituationLabel,
  VisitsBar,
  WorkCard,
} from '../index.ts';

const noop = () => {};

/** Screen 20. */
export function StatesPage() {
  return (
    <Box component="main" sx={{ p: { xs: '12px', sm: '28px 32px' }, maxWidth: 1366 }}>
      <Typography variant="h1" sx={{ fontSize: 24, lineHeight: '30px' }}>
        Estados: vazio, carregando, erro, sucesso
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: '4px' }}>
        O cartão guarda o tamanho em todos os estados; a página nunca pula.
      </Typography>
      <Row columns={4}>
        <Labelled label="Carregando (esqueleto na forma do gráfico)">
          <CardShell title="Visitas por semana" minHeight={230}>
            <CardState status="loading" height={180}>
              {null}
            </CardState>
          </CardShell>
        </Labelled>
        <Labelled label="Gráfico sem dados">
          <CardShell title="Visitas por mês" minHeight={230}>
            <CardState
              status="empty"
              height={180}
              empty={{
                sentence: 'Nenhum dado encontrado!',
                detail: 'Uf: Goiás · Ano: 2019',
                action: (
                  <Button variant="outlined" sx={{ height: 32, fontSize: 13 }}>
                    Limpar filtros
                  </Button>
                ),
              }}
            >
              {null}
            </CardState>
          </CardShell>
        </Labelled>
        <Labelled label="Tabela sem dados">
          <CardShell title="Carteira por técnico" minHeight={230}>
            <CardState
              status="empty"
              height={180}
              empty={{
                sentence: 'Nenhum dado encontrado',
                detail: 'Os filtros da grade não deixam nenhuma linha.',
                icon: <TableRowsOutlined />,
              }}
            >
              {null}
            </CardState>
          </CardShell>
        </Labelled>
        <Labelled label="Falha de uma requisição">
          <CardShell title="Evolução do ISA" minHeight={230}>
            <CardState status="failed" height={180} failed={{ onRetry: noop }}>
              {null}
            </CardState>
          </CardShell>
        </Labelled>
      </Row>
      <Row columns={2}>
        <Labelled label="Sucesso e falha (aviso no canto, lido em voz alta)">
          <Box sx={{ display: 'grid', gap: '8px' }}>
            <Notice tone="success" title="Upload realizado!">
              Os arquivos foram enviados com sucesso!
            </Notice>
            <Notice tone="error" title="Um erro ocorreu!">
              Não foi possível enviar os arquivos!
            </Notice>
          </Box>
        </Labelled>
        <Labelled label="Trabalho longo e sem rede">
          <Box sx={{ display: 'grid', gap: '8px' }}>
            <WorkCard
              title="Indicadores de Leite - 12 e 24 visitas"
              done={8120}
              total={18904}
              unit="linhas"
              onCancel={noop}
            />
            <Notice tone="warning" icon={<WifiOffOutlined />}>
              Sem conexão. Você vê os dados de 13/10/2025, guardados neste aparelho.
            </Notice>
          </Box>
        </Labelled>
      </Row>
      <Row columns={4}>
        <EmptyState
          dashed
          icon={<AutoGraphOutlined />}
          sentence="Selecione o painel que deseja visualizar seus indicadores"
        />
        <EmptyState
          dashed
          icon={<DashboardCustomizeOutlined />}
          sentence="Este painel não possui visão de indicadores"
        />
        <EmptyState dashed icon={<HistoryOutlined />} sentence="Selecione a tabela e data de referência" />
        <EmptyState dashed icon={<PhotoLibraryOutlined />} sentence="Nenhuma mídia encontrada" />
      </Row>
      <Row columns={4}>
        <Labelled label="Barra de visitas: perigo < 30%">
          <VisitsBar label="Visitas" value={5} expected={7.2} />
        </Labelled>
        <Labelled label="aviso 30–70%">
          <VisitsBar label="Visitas" value={14} expected={15.6} />
        </Labelled>
        <Labelled label="sucesso > 70%">
          <VisitsBar label="Visitas" value={20} expected={18.4} />
        </Labelled>
        <Labelled label="Situações: cor e forma">
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', rowGap: '2px', fontSize: 13.5 }}>
            {SITUATIONS.map((situation) => (
              <SituationLabel key={situation.code} situation={situation.label} />
            ))}
          </Box>
        </Labelled>
      </Row>
    </Box>
  );
}

function Row({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        mt: '20px',
        gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)', lg: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.tertiary', mb: '6px' }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
}
