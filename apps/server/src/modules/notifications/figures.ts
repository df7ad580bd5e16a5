import type { NotifyFigure } from '@fonte/contracts/routes/notify';
import { isBoardName } from '@fonte/contracts/boards';
import type { ToldFigure } from '../../answers/index.ts';
import type { JobParts } from '../../platform/jobs/job.ts';
import { scopeKey, type Access } from '../../query/index.ts';
import { panelFigures, panelsWithFigures } from '../indicators/index.ts';
import { boardFigures, boardsWithFigures, figuresVersion } from '../reports/index.ts';

type Parts = Pick<JobParts, 'database' | 'settings' | 'clock' | 'engine'>;

/** The figures of a page or a panel, as one reader has them. */
export interface Figures {
  readonly ano: number;
  readonly dadosAte: string | null;
  readonly list: readonly ToldFigure[];
}

/** Of an ISO moment. */
const MINUTE = 16;

/** The figures of the newest data's year of a source (`pagina:dashboard`, `painel:12`); null for who may not open it. Errors: those of reports, `BeingDecided`. */
export async function figuresOf(
  parts: Parts,
  access: Access,
  source: string,
  signal: AbortSignal,
): Promise<Figures | null> {
  // A panel and its indicators may be changed at any moment: they are looked at again with the next minute.
  const moment = source.startsWith('painel:')
    ? parts.clock.now().toISOString().slice(0, MINUTE)
    : parts.clock.today();
  // Readers whose access is the same are told the same.
  const key = JSON.stringify(['told', source, access.profile, scopeKey(access), moment]);
  const version = await figuresVersion(parts);
  return parts.engine.kept(version, key, () => asked(parts, access, source, version.dadosAte, signal));
}

async function asked(
  parts: Parts,
  access: Access,
  source: string,
  dadosAte: string | null,
  signal: AbortSignal,
): Promise<Figures | null> {
  // In January the year that there are figures of is still the one before.
  const ano = Number((dadosAte ?? parts.clock.today()).slice(0, 4));
  const [kind, name = ''] = source.split(':');
  const list =
    kind === 'painel'
      ? await panelFigures(parts, access, Number(name), ano, signal)
      : isBoardName(name)
        ? await boardFigures(parts, access, name, ano, signal)
        : null;
  return list && { ano, dadosAte, list };
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
