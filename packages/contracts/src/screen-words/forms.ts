import { FACTOR_NAME_LONG } from '../factor-forms.ts';
import {
  CPF_INVALID,
  EMAIL_INVALID,
  FULL_NAME,
  PASSWORD_COMMON,
  PASSWORD_SHORT,
  PASSWORD_WRONG,
  REQUIRED,
} from '../forms.ts';
import { KEY_SCOPES_NEEDED } from '../key-form.ts';
import { OFFLINE } from '../sheet-words/refusals.ts';
import type { SaidTexts } from '../sheet-words/said.ts';

/** What the forms of the ways in and of one's own account say of a field, and what is said without an answer. */
export const FORM_WORDS = {
  [REQUIRED]: { en: 'Required', es: 'Obligatorio' },
  [EMAIL_INVALID]: { en: 'Not a valid e-mail address', es: 'Formato de correo no válido' },
  [FULL_NAME]: { en: 'Please give your full name', es: 'Indique su nombre completo' },
  [CPF_INVALID]: { en: 'Invalid CPF', es: 'CPF no válido' },
  [PASSWORD_SHORT]: {
    en: 'Your password must have at least 8 characters',
    es: 'Su contraseña debe tener al menos 8 caracteres',
  },
  [PASSWORD_COMMON]: {
    en: 'This password is very common and easy to guess. Choose another one.',
    es: 'Esta contraseña es muy usada y fácil de adivinar. Elija otra.',
  },
  [PASSWORD_WRONG]: {
    en: 'The present password is not right',
    es: 'La contraseña actual no es correcta',
  },
  [FACTOR_NAME_LONG]: { en: 'At most 60 characters', es: 'Máximo de 60 caracteres' },
  [KEY_SCOPES_NEEDED]: { en: 'Choose at least one', es: 'Elija al menos uno' },
  'Máximo de 40 caracteres': { en: 'At most 40 characters', es: 'Máximo de 40 caracteres' },
  // What a registration is answered with.
  'Cadastro recebido: ele vale depois que um administrador o confirmar': {
    en: 'Registration received: it counts once an administrator confirms it',
    es: 'Registro recibido: vale después de que un administrador lo confirme',
  },
  'Cadastro recebido: confirme pelo endereço enviado para {email}': {
    en: 'Registration received: confirm it by the address sent to {email}',
    es: 'Registro recibido: confírmelo con la dirección enviada a {email}',
  },
  // What a key for programs reads.
  mapas: { en: 'maps', es: 'mapas' },
  relatórios: { en: 'reports', es: 'informes' },
  indicadores: { en: 'indicators', es: 'indicadores' },
  // How long is to be waited after too many attempts.
  '1 minuto': { en: '1 minute', es: '1 minuto' },
  '{n} minutos': { en: '{n} minutes', es: '{n} minutos' },
  'Sem conexão com o servidor': OFFLINE,
} satisfies SaidTexts;
