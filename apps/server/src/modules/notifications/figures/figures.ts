import type { NotifyFigure } from '@fonte/contracts/routes/notify';
import { isBoardName } from '@fonte/contracts/boards';
import type { ToldFigure } from '../../../answers/index.ts';
import { fail } from '../../../platform/index.ts';
import type { JobParts } from '../../../platform/jobs/job.ts';
import { scopeKey, type Access, type DataVersion } from '../../../query/index.ts';
import { panelFigures, panelsWithFigures } from '../../indicators/index.ts';
import { boardFigures, boardsWithFigures, figuresVersion } from '../../reports/index.ts';

export type FigureParts = Pick<JobParts, 'database' | 'settings' | 'clock' | 'engine'>;
type Parts = FigureParts;

/** The figures of a page or a panel, as one reader has them. */
export interface Figures {
  /** Its title. */
  readonly nome: string;
  /** Of the data. */
  readonly versao: number;
  readonly ano: number;
  readonly dadosAte: string | null;
  readonly list: readonly ToldFigure[];
}

/** Of an ISO moment. */
const MINUTE = 16;

/** The figures of the newest data's year of a source (`pagina:dashboard`, `painel:12`); null for who may not open it. Errors: those of reports, `BeingDecided`. */
export const figuresOf = (
  parts: Parts,
  access: Access,
  source: string,
  signal: AbortSignal,
): Promise<Figures | null> =>
  keptFor(parts, { access, source, signal, what: 'told' }, async (ano, { versao, dadosAte }, own) => {
    const { kind, name } = partsOf(source);
    const list =
      kind === 'painel'
        ? await panelFigures(parts, access, Number(name), ano, own)
        : isBoardName(name)
          ? await boardFigures(parts, access, name, ano, own)
          : null;
    const nome = (await sourcesOf(parts, access)).find(({ fonte }) => fonte === source)?.nome ?? '';
    return list && { nome, versao, ano, dadosAte, list };
  });

/** 'pagina:dashboard' → pagina, dashboard. */
export function partsOf(source: string): { readonly kind: string; readonly name: string } {
  const [kind = '', name = ''] = source.split(':');
  return { kind, name };
}

/** Who waits for what of a source: `what` tells it from other things that are worked out of it. */
interface Wanted {
  readonly access: Access;
  readonly source: string;
  readonly what: string;
  readonly signal: AbortSignal;
  /** The data version that it is made of, where that has been read before. */
  readonly of?: number;
}

/** What is worked out of a source's newest year, once for readers whose access is the same: they are told the same. The work is given the signal of all of them. Errors: `busy` where an import came between. */
export async function keptFor<T>(
  parts: Parts,
  { access, source, what, signal, of }: Wanted,
  work: (ano: number, version: DataVersion, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // A panel and its indicators may be changed at any moment: they are looked at again with the next minute.
  const moment = source.startsWith('painel:')
    ? parts.clock.now().toISOString().slice(0, MINUTE)
    : parts.clock.today();
  const key = JSON.stringify([what, source, access.profile, scopeKey(access), moment]);
  const version = await figuresVersion(parts);
  if (of !== undefined && of !== version.versao) fail('busy');
  // In January the year that there are figures of is still the one before.
  const ano = Number((version.dadosAte ?? parts.clock.today()).slice(0, 4));
  return parts.engine.kept(version, key, (own) => work(ano, version, own), signal);
}

/** The pages and panels of whose figures somebody may write a notification. */
export async function sourcesOf(parts: Parts, access: Access): Promise<{ fonte: string; nome: string }[]> {
  const panels = await panelsWithFigures(parts, access);
  return [
    ...boardsWithFigures(access.profile).map(({ name, title }) => ({ fonte: `pagina:${name}`, nome: title })),
    ...panels.map(({ id, nome }) => ({ fonte: `painel:${id}`, nome: `Painel ${nome}` })),
  ];
}

/** As they travel. */
export const wireFigure = ({ key, name, value, note }: ToldFigure): NotifyFigure => ({
  chave: key,
  nome: name,
  valor: value,
  nota: note,
});
