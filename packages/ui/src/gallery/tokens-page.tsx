import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  Brand,
  FilterChip,
  HistoryMark,
  POLYGONS,
  PolygonMark,
  SITUATIONS,
  SituationLabel,
  SituationMark,
  usePalette,
  type PolygonKind,
} from '../index.ts';

const POLYGON_KINDS = Object.keys(POLYGONS) as PolygonKind[];
const TYPES = ['display', 'bigNumber', 'h1', 'h2', 'h3', 'body1', 'body2', 'caption'] as const;

/** Screen 21: colours, marks, controls, type. */
export function TokensPage() {
  const palette = usePalette();
  const base: [string, string][] = [
    ['fundo', palette.background.default],
    ['papel', palette.background.paper],
    ['sutil', palette.background.subtle],
    ['linha', palette.divider],
    ['controle', palette.controle],
    ['texto', palette.text.primary],
    ['texto 2', palette.text.secondary],
    ['texto 3', palette.text.tertiary],
    ['primária', palette.primary.main],
    ['cabeçalho', palette.cabecalho],
    ['secundária', palette.secondary.main],
    ['ipê', palette.ipe],
    ['sucesso', palette.success.main],
    ['aviso', palette.warning.main],
    ['erro', palette.error.main],
    ['informação', palette.info.main],
    ['foco', palette.foco],
    ['primária suave', palette.primary.soft],
  ];
  return (
    <Box
      component="main"
      sx={{
        p: { xs: '12px', sm: '28px 32px' },
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gap: '24px 40px',
      }}
    >
      <Typography
        variant="h1"
        sx={{ gridColumn: '1 / -1', display: 'flex', gap: '12px', alignItems: 'center' }}
      >
        <Brand name="Fonte de dados" size={38} markOnly />
        Fonte de dados: tokens
      </Typography>
      <Section title="Base">
        <Swatches colors={base} columns={6} />
      </Section>
      <Section title="Situações: cor e forma">
        <Box
          sx={{ display: 'grid', gap: '6px', p: '12px', bgcolor: 'background.paper', borderRadius: '10px' }}
        >
          {SITUATIONS.map((situation) => (
            <SituationLabel key={situation.code} situation={situation.label} />
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            gap: '24px',
            p: '16px',
            mt: '8px',
            bgcolor: '#5F6B45',
            borderRadius: '10px',
          }}
        >
          {SITUATIONS.map((situation) => (
            <SituationMark key={situation.code} situation={situation.label} onImagery size={20} />
          ))}
        </Box>
      </Section>
      <Section title="Oito cores de gráfico">
        <Swatches colors={palette.chart.map((color, index) => [`${index + 1}`, color])} columns={8} />
      </Section>
      <Section title="Ordem, divergência, progresso, polígonos">
        <Swatches colors={palette.seq.map((color) => ['', color])} columns={6} />
        <Swatches colors={palette.div.map((color) => ['', color])} columns={4} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', mt: '8px', fontSize: 13 }}>
          {POLYGON_KINDS.map((kind) => (
            <Box key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: '8px' }}>
              <PolygonMark kind={kind} size={30} /> {POLYGONS[kind].label}
            </Box>
          ))}
          <HistoryMark change="novo" words />
          <HistoryMark change="atualizado" words />
          <HistoryMark change="excluido" words />
        </Box>
      </Section>
      <Section title="Controles">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>
          <Button variant="contained">Salvar</Button>
          <Button variant="outlined">Cancelar</Button>
          <Button variant="text">Limpar filtros</Button>
          <Button variant="contained" color="secondary">
            Area
          </Button>
          <Button variant="contained" color="error">
            Confirmar
          </Button>
          <FilterChip name="Ano" value="2025" onRemove={() => {}} />
          <FilterChip name="Uf" value="Goiás" locked />
        </Box>
      </Section>
      <Section title="Tipografia">
        {TYPES.map((variant) => (
          <Typography key={variant} variant={variant} component="p" sx={{ mb: '4px' }}>
            17.807 9.412,60 ha · {variant}
          </Typography>
        ))}
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ fontSize: 18, lineHeight: '24px', mb: '8px' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Swatches({ colors, columns }: { colors: readonly (readonly [string, string])[]; columns: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: '8px',
        mb: '8px',
      }}
    >
      {colors.map(([name, color]) => (
        <Box key={name + color} sx={{ fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere' }}>
          <Box
            sx={{
              height: 40,
              borderRadius: '6px',
              bgcolor: color,
              border: '1px solid',
              borderColor: 'divider',
            }}
          />
          <strong>{name}</strong> {color}
        </Box>
      ))}
    </Box>
  );
}
