/** What is wrong with a note, for the form and the call alike. */
export const NOTE_TEXT_MISSING = 'Escreva a nota';
export const NOTE_DAY_MISSING = 'Diga o dia';
export const NOTE_DAY_WRONG = 'O dia fica entre 2000 e 2099';
export const NOTE_DAYS_TURNED = 'O último dia vem antes do primeiro';
