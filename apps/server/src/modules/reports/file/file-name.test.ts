import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';
import type { Reading } from '../declared/reading.ts';

const reading = (own: Partial<Reading> = {}): Reading => ({
  anos: [],
  ufs: [],
  more: [],
  moreText: null,
  access: { profile: 'administrador', uf: null, cpf: null },
  version: { versao: 17, dtAtualizacao: '2026-01-02T05:40:00Z', dadosAte: null, ultimoFato: null },
  product: 'Programa',
  ...own,
});

it('tells the place, the years and the data version', () => {
  expect(fileName('Visitas', reading({ anos: [2025], ufs: ['GO'] }))).toBe('visitas-GO-2025-v17');
  expect(fileName('Metas & resultados', reading())).toBe('metas-resultados-todas-as-ufs-todos-os-anos-v17');
  const many = { ufs: ['GO', 'MG', 'MS', 'BA'], anos: [2021, 2022, 2023, 2024] };
  expect(fileName('Visitas', reading(many))).toBe('visitas-4-ufs-4-anos-v17');
});

it("names the session's own state before any that was asked for", () => {
  const access = { profile: 'coordenador', uf: 'MG', cpf: null } as const;
  expect(fileName('Visitas', reading({ access, ufs: ['GO'] }))).toContain('visitas-MG-');
});

it('names no year that its rows do not have', () => {
  const year = reading({ anos: [2023, 2024] });
  const days = reading({ days: { from: '2024-01-01', until: '2024-06-30' } });
  expect(fileName('ISA', year, 'to')).toBe('isa-todas-as-ufs-ate-2024-v17');
  expect(fileName('ISA', days, 'to')).toBe('isa-todas-as-ufs-ate-2024-06-30-v17');
  expect(fileName('ISA', days)).toBe('isa-todas-as-ufs-2024-01-01-2024-06-30-v17');
  for (const one of [year, days])
    expect(fileName('Propriedades', one, 'none')).toBe('propriedades-todas-as-ufs-todos-os-anos-v17');
});
