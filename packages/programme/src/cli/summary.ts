import { formatInteger, formatNumber } from '@fonte/pt-br';
import { faultSentence, type ImportResult } from '../import/index.ts';
import { aligned } from './aligned.ts';
import { previewText } from './preview-text.ts';

const WARNINGS_SHOWN = 20;

/** What became of an import, in a few lines for a terminal. */
export function summaryOf(result: ImportResult): string {
  const rows = result.arquivos.map(({ arquivo, linhas, novas, alteradas, removidas, segundos }) => [
    arquivo,
    formatInteger(linhas),
    formatInteger(novas),
    formatInteger(alteradas),
    formatInteger(removidas),
    formatNumber(segundos, 1),
  ]);
  const table = aligned([['arquivo', 'linhas', 'novas', 'alteradas', 'removidas', 'segundos'], ...rows]);
  const warnings = result.avisos
    .slice(0, WARNINGS_SHOWN)
    .map((warning) => `Aviso: ${faultSentence(warning)}`);
  if (result.avisos.length > WARNINGS_SHOWN) {
    warnings.push(`… e mais ${formatInteger(result.avisos.length - WARNINGS_SHOWN)} avisos`);
  }
  return [
    ...previewText(result),
    ...(rows.length > 0 && result.situacao !== 'recusada' ? table : []),
    ...warnings,
    ending(result),
  ].join('\n');
}

function ending({ situacao, versao, segundos }: ImportResult): string {
  const time = `em ${formatNumber(segundos, 1)} s`;
  if (situacao === 'concluida') return `Importação concluída ${time}: versão ${versao} dos dados.`;
  if (situacao === 'sem_mudancas') {
    return `Nada mudou (${time})${versao === null ? '' : `: segue valendo a versão ${versao}`}.`;
  }
  if (situacao === 'previa') return `Prévia (${time}): a pasta seria aceita. Nada foi mudado.`;
  const stands = versao === null ? 'o banco segue sem dados' : `segue valendo a versão ${versao}`;
  return `Importação recusada ${time}; ${stands}.`;
}
