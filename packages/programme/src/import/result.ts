import type { Fault } from '../read/fault.ts';
import type { TablePreview } from './preview.ts';

/** What became of one file. */
export interface FileOutcome {
  readonly arquivo: string;
  readonly linhas: number;
  readonly novas: number;
  readonly alteradas: number;
  readonly removidas: number;
  /** Time to read, check and stage it. */
  readonly segundos: number;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
}

/** How an import ended; the words are those of portal.importacao.situacao, and 'previa' for one that was only to tell what it would do. */
export interface ImportResult {
  readonly situacao: 'concluida' | 'sem_mudancas' | 'recusada' | 'previa';
  /** The data version that now stands; null when there was none and none came. */
  readonly versao: number | null;
  readonly arquivos: readonly FileOutcome[];
  /** Only of a preview that came as far as comparing. */
  readonly tabelas?: readonly TablePreview[];
  readonly falhas: readonly Fault[];
  readonly avisos: readonly Fault[];
  readonly segundos: number;
}

/** What an import's own work gives; its frame adds warnings and time. */
export type Outcome = Pick<ImportResult, 'situacao' | 'versao' | 'arquivos' | 'tabelas' | 'falhas'>;

/** Another import is at work on the same database. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning';
  constructor() {
    super('Outra importação está em andamento; espere que termine e tente de novo');
  }
}
