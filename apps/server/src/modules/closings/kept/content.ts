import { z } from 'zod';
import { codeOfDigest } from '@fonte/contracts/closing-code';
import { canonicalJson, sha256Of } from './canonical.ts';

/**
 * What a closing keeps, and what its code is worked out from. Figures are plain decimals with the decimals that the sheet prints ('1234.50'), or words of a
 * date; null where the sheet has a dash. Who closed it and why stand beside it, not in it: two people who close the same have the same code.
 */

/** Goes up with every change of what is kept or how it is written. */
export const FORMAT = 1;

const kept = z.string().nullable();

const table = z.strictObject({
  co_consulta: z.int(),
  titulo: z.string(),
  colunas: z.array(z.strictObject({ campo: z.string(), titulo: z.string(), unidade: kept })),
  linhas: z.array(
    z.strictObject({
      /** Tells the row apart from the others of its table, today as then; 'total' is the last line. */
      chave: z.string(),
      rotulo: z.string(),
      /** The row's own unit, where rows have theirs. */
      unidade: kept,
      /** In the order of the columns. */
      valores: z.array(kept),
    }),
  ),
});
export type KeptTable = z.infer<typeof table>;

const content = z.strictObject({
  formato: z.literal(FORMAT),
  relatorio: z.string(),
  periodo: z.string(),
  uf: kept,
  versao: z.int(),
  /** Moment from which the version held, and the day of its last fact. */
  carga: z.string(),
  dados_ate: kept,
  tabelas: z.array(table),
});
export type KeptContent = z.infer<typeof content>;

/** A content as it is kept, with its digest and its code. */
export interface Sealed {
  readonly conteudo: string;
  readonly sha256: string;
  readonly codigo: string;
}

export function sealed(of: KeptContent): Sealed {
  const conteudo = canonicalJson(of);
  const sha256 = sha256Of(conteudo);
  return { conteudo, sha256, codigo: codeOfDigest(sha256) };
}

/** The row of a closing, as far as its content tells of it too. */
export interface Told extends Sealed {
  readonly relatorio: string;
  readonly periodo: string;
  readonly uf: string | null;
  readonly versao: number;
  readonly dados_ate: string | null;
}

/** The content of a row where it is what the code says and what the row says; null where somebody has changed either. */
export function intactContent(row: Told): KeptContent | null {
  const sha256 = sha256Of(row.conteudo);
  if (sha256 !== row.sha256 || codeOfDigest(sha256) !== row.codigo) return null;
  const read = content.safeParse(parsed(row.conteudo));
  if (!read.success) return null;
  const { relatorio, periodo, uf, versao, dados_ate } = read.data;
  const same =
    relatorio === row.relatorio &&
    periodo === row.periodo &&
    uf === row.uf &&
    versao === row.versao &&
    dados_ate === row.dados_ate;
  return same ? read.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
