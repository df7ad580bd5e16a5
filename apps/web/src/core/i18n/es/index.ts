import { elsewhereIn } from '../elsewhere.ts';
import type { WholeTranslation } from '../translation.ts';
import { account, programKeys } from './account.ts';
import { auth } from './auth.ts';
import { board, figureNotes, property, revealCpf, workbook } from './board.ts';
import { core } from './core.ts';
import { factor } from './factor.ts';
import { kit } from './kit.ts';
import { behind, check, fileNote, funnel, leaving, notes, pace, reportRows } from './report.ts';
import { discarded, pack, shell, unsent, visitIndicators } from './shell.ts';

/** Spanish: what the compiler demands is whole (translation.ts); pages outside of it stay Portuguese. */
export const es: WholeTranslation = {
  texts: {
    account,
    auth,
    behind,
    board,
    check,
    core,
    discarded,
    factor,
    figureNotes,
    fileNote,
    funnel,
    leaving,
    notes,
    pace,
    pack,
    programKeys,
    property,
    reportRows,
    revealCpf,
    shell,
    unsent,
    visitIndicators,
    workbook,
  },
  kit,
  elsewhere: elsewhereIn('es'),
};
