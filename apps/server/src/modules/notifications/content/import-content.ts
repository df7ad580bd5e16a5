import { PROFILES } from '@fonte/contracts';
import { counted, formatDateTime } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { JobParts } from '../../../platform/jobs/job.ts';
import { wordsAlone, type Content } from './mail-content.ts';
import type { Recipient } from './recipient.ts';

type Parts = Pick<JobParts, 'database'>;

/** Faults told in one mail; the rest is counted. */
const FAULTS = 20;

interface FileOutcome {
  readonly arquivo: string;
  readonly linhas: number;
  readonly novas: number;
  readonly alteradas: number;
  readonly removidas: number;
}
interface Fault {
  readonly arquivo: string;
  readonly linha: number | null;
  readonly coluna: string | null;
  readonly motivo: string;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  concluida: 'concluída',
  sem_mudancas: 'concluída, sem mudanças',
  recusada: 'recusada: nada mudou',
  interrompida: 'interrompida: nada mudou',
};

/**
 * How an import ended; the newest that has where none is named. Files and faults are told to who reads all rows, a fault's place and reason and never its value, which may be
 * somebody's; others are told that there are new data. Null where there is nothing to tell.
 */
export async function importContent(
  { database: { db } }: Parts,
  { access }: Recipient,
  id: number | null,
): Promise<Content | null> {
  const found = await db
    .selectFrom('portal.importacao')
    .where('situacao', '<>', 'em_andamento')
    .$if(id !== null, (rows) => rows.where('id_importacao', '=', id))
    .orderBy('id_importacao', 'desc')
    .limit(1)
    .select(['situacao', 'origem', 'motivo', 'arquivos', 'falhas'])
    .select(sql<string>`coalesce(concluida_em, iniciada_em)`.as('quando'))
    .executeTakeFirst();
  if (found === undefined) return null;
  const all = PROFILES[access.profile].rows === 'all';
  if (!all && found.situacao !== 'concluida') return null;
  const faults = (found.falhas ?? []) as unknown as readonly Fault[];
  const files = (found.arquivos ?? []) as unknown as readonly FileOutcome[];
  return wordsAlone({
    subject: `importação ${OUTCOMES[found.situacao] ?? found.situacao}`,
    lead: `A importação ${all ? `da pasta ${found.origem} ` : ''}terminou em ${formatDateTime(found.quando)}: ${OUTCOMES[found.situacao] ?? found.situacao}.`,
    rows: all
      ? files.map((file) => ({
          name: file.arquivo,
          value: counted(file.linhas, 'linha', 'linhas'),
          note: `${counted(file.novas, 'nova', 'novas')}, ${counted(file.alteradas, 'alterada', 'alteradas')}, ${counted(file.removidas, 'removida', 'removidas')}`,
        }))
      : [],
    lines: all
      ? [
          ...(found.motivo === null ? [] : [found.motivo]),
          faults.length === 0 ? 'Nenhuma falha.' : `${counted(faults.length, 'falha', 'falhas')}:`,
          ...faults.slice(0, FAULTS).map(faultLine),
          ...(faults.length > FAULTS ? [`e mais ${faults.length - FAULTS}`] : []),
        ]
      : ['Os números do portal já são os novos.'],
  });
}

const faultLine = ({ arquivo, linha, coluna, motivo }: Fault): string =>
  [arquivo, linha === null ? null : `linha ${linha}`, coluna, motivo].filter(Boolean).join(', ');
