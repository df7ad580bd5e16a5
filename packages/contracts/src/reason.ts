import { z } from 'zod';
import { REQUIRED } from './forms.ts';

/** Eleven digits, as a CPF is written. */
const CPF_WITHIN = /(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-\s]?\d{2}(?!\d)/;

/** Why somebody's data are asked for; the audit keeps it. */
export const reason = z
  .string({ error: REQUIRED })
  .trim()
  .min(10, 'Escreva o motivo em pelo menos 10 letras')
  .max(300)
  .refine((text) => !CPF_WITHIN.test(text), 'Não escreva um CPF no motivo');
