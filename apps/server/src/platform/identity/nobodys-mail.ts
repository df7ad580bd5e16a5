/** How the address ends of an account whose person has gone (decisions/0035): nobody's. */
export const NOBODYS_MAIL = '@anonimizado.invalid';
