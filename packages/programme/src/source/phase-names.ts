import { PHASES } from '@fonte/contracts/programme/phases';

const NAMES = Object.values(PHASES).map(({ label }) => `*${label}*`);

/** What a phase is called in a file, for the guide: the page of phases has a choice for each, and none for another name. */
export const PHASE_NOTE = `Um destes nomes, por onde a página de fases a encontra: ${NAMES.join(', ')}.`;
export const PHASE_EXAMPLE = PHASES['adequacao-1'].label;
