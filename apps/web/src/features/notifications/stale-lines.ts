import { formatCompactDecimals, formatInteger, NO_VALUE, parseNumber } from '@fonte/pt-br';
import type { useTexts } from '../../core/i18n/use-texts.ts';
import type { Draft } from './calls.ts';

/** What two people wrote differently of one notification. */
export interface StaleLine {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** How a draft is put into words; sources and figures by their names, as far as these are known. */
export interface DraftWords {
  readonly t: ReturnType<typeof useTexts<'notifications'>>['t'];
  readonly source: (fonte: string) => string;
  readonly figure: (chave: string) => string;
}

/** Addresses written out; the others are counted. */
const MOST = 20;

/** Addresses as one text. */
export function someOf(emails: readonly string[], t: DraftWords['t']): string {
  const shown = emails.slice(0, MOST).join(', ');
  const more = emails.length - MOST;
  return more > 0 ? t('form.more', { emails: shown, count: formatInteger(more) }) : shown;
}

/** Every field that is not the same on both sides, in the order of the form; of the addresses those that one side has alone. */
export function staleLines(theirs: Draft, mine: Draft, words: DraftWords): StaleLine[] {
  const { t } = words;
  const only = (of: Draft, other: Draft): string => {
    const own = of.emails.filter((email) => !other.emails.includes(email));
    if (own.length === 0) return NO_VALUE;
    return someOf(own, t);
  };
  const fields = (of: Draft): [string, string][] => [
    [t('form.name'), of.nome],
    [t('occasions.importacao'), yesOrNo(of.importacao, words)],
    [t('occasions.mudancas'), yesOrNo(of.mudancas, words)],
    [t('occasions.limite'), limitOf(of, words)],
    [t('form.summary'), t(of.resumo === null ? 'form.summaryNever' : `occasions.${of.resumo}`)],
    // These are of a summary only.
    [t('form.charts'), of.resumo === null ? NO_VALUE : yesOrNo(of.graficos, words)],
    [t('form.file'), of.resumo === null ? NO_VALUE : fileOf(of, words)],
    [t('form.source'), of.resumo || of.mudancas || of.limite ? words.source(of.fonte) : NO_VALUE],
  ];
  const other = new Map(fields(mine));
  const lines = fields(theirs).map(([label, value]) => ({
    label,
    theirs: value,
    mine: other.get(label) ?? '',
  }));
  const [name, ...rest] = lines as [StaleLine, ...StaleLine[]];
  const emails = { label: t('stale.emails'), theirs: only(theirs, mine), mine: only(mine, theirs) };
  return [name, emails, ...rest].filter((line) => line.theirs !== line.mine);
}

const yesOrNo = (on: boolean, { t }: DraftWords): string => t(on ? 'stale.yes' : 'stale.no');

function fileOf({ anexo }: Draft, { t }: DraftWords): string {
  if (anexo === null) return t('form.fileNone');
  return t(anexo === 'xlsx' ? 'form.fileXlsx' : 'form.filePdf');
}

function limitOf({ limite }: Draft, { t, figure }: DraftWords): string {
  if (limite === null) return t('stale.no');
  const way = t(limite.sentido === 'acima' ? 'form.above' : 'form.below');
  // As it is typed, and as it is kept, one number.
  const value = parseNumber(limite.valor);
  return `${figure(limite.figura)}: ${way.toLowerCase()} ${value === null ? limite.valor : formatCompactDecimals(value, 6)}`;
}
