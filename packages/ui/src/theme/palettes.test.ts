import { describe, expect, it } from 'vitest';
import { contrast } from '../charts/described/chart-colors.ts';
import { PALETTES } from './palettes.ts';
import { situationOf, SITUATIONS } from './situations.ts';

describe.each(['light', 'dark'] as const)('%s palette', (scheme) => {
  const palette = PALETTES[scheme];
  const { paper, subtle } = palette.background;
  it('keeps text at 4.5:1 on cards, heads and the page', () => {
    for (const ground of [paper, subtle, palette.background.default]) {
      for (const ink of [palette.text.primary, palette.text.secondary, palette.text.tertiary]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const tone of ['primary', 'success', 'error', 'info'] as const) {
      expect(contrast(palette[tone].main, palette[tone].soft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette[tone].contrastText, palette[tone].main)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.warning.dark, palette.warning.soft)).toBeGreaterThanOrEqual(4.5);
  });
  it('keeps controls and chart colours at 3:1 on the card', () => {
    for (const color of [palette.controle, palette.foco, ...palette.chart]) {
      expect(contrast(color, paper)).toBeGreaterThanOrEqual(3);
    }
  });
  it('keeps progress colours apart from their track', () => {
    for (const level of ['danger', 'warning', 'success'] as const) {
      expect(contrast(palette.progresso[level], palette.progresso.track)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('situations', () => {
  it('have a shape each', () => {
    expect(new Set(SITUATIONS.map((one) => one.shape)).size).toBe(SITUATIONS.length);
  });
  it('are found by label and by code; anything else is without', () => {
    expect(situationOf('Ativa concluida').code).toBe('a_concluida');
    expect(situationOf('i_vstzero').label).toBe('Inativa visita 0');
    expect(situationOf('Ativa concluída').code).toBe('sem_situacao');
    expect(situationOf(null).shape).toBe('diamond');
  });
});
