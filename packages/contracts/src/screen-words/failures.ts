import type { FailureName } from '../failures.ts';
import { REFUSALS } from '../sheet-words/refusals.ts';
import type { Said } from '../sheet-words/said.ts';

/** Failures of the ways in, of one's own account, of the frame and of boards, by their names; those that a sheet meets too stand with the sheets. A place of the Portuguese sentence stands here too. */
const OWN = {
  invalidCredentials: { en: 'Wrong e-mail or password', es: 'Correo o contraseña incorrectos' },
  registrationFailed: {
    en: 'Your account could not be created, please try again',
    es: 'No se pudo crear su cuenta, inténtelo de nuevo',
  },
  emailNotFound: {
    en: 'The e-mail address {email} was not found',
    es: 'No se encontró el correo {email}',
  },
  resetTokenInvalid: {
    en: 'This recovery address is no longer valid. Ask for another one.',
    es: 'Esta dirección de recuperación ya no es válida. Pida otra.',
  },
  confirmTokenInvalid: {
    en: 'This confirmation address is no longer valid. Register again or ask for a new password.',
    es: 'Esta dirección de confirmación ya no es válida. Regístrese de nuevo o pida una nueva contraseña.',
  },
  cpfTaken: {
    en: 'This CPF already has an account, with another e-mail address. Sign in with it or speak to an administrator.',
    es: 'Este CPF ya tiene una cuenta, con otro correo. Entre con ella o hable con un administrador.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Try again in {minutes}.',
    es: 'Demasiados intentos. Inténtelo de nuevo en {minutes}.',
  },
  accountBlocked: {
    en: 'This account is blocked. Speak to an administrator.',
    es: 'Esta cuenta está bloqueada. Hable con un administrador.',
  },
  emailTokenInvalid: {
    en: 'This address is no longer valid or belongs to another account. Ask for it again in My account.',
    es: 'Esta dirección ya no es válida o es de otra cuenta. Pídala de nuevo en Mi cuenta.',
  },
  emailTaken: {
    en: 'The e-mail address {email} already has an account',
    es: 'El correo {email} ya tiene una cuenta',
  },
  registrationsFull: {
    en: 'There are too many registrations now. Try again in an hour.',
    es: 'Hay demasiados registros ahora. Inténtelo de nuevo en una hora.',
  },
  profileNotGranted: {
    en: 'This profile was not granted to you',
    es: 'Este perfil no le fue concedido',
  },
  factorDue: {
    en: 'Confirm the second factor to continue',
    es: 'Confirme el segundo factor para continuar',
  },
  factorMissing: {
    en: 'Your profile needs a second factor. Enrol one to continue.',
    es: 'Su perfil necesita un segundo factor. Registre uno para continuar.',
  },
  factorForProfile: {
    en: 'The profile {perfil} needs a second factor. Enrol one in My account and switch the profile afterwards.',
    es: 'El perfil {perfil} necesita un segundo factor. Registre uno en Mi cuenta y cambie de perfil después.',
  },
  factorMailMissing: {
    en: 'Enter the code that we sent to the e-mail address of your account',
    es: 'Escriba el código que enviamos al correo de su cuenta',
  },
  factorMailWrong: {
    en: 'The code from the e-mail is wrong',
    es: 'El código del correo es incorrecto',
  },
  factorCodeNotAsked: {
    en: 'No code by e-mail is asked for here',
    es: 'Aquí no se pide ningún código por correo',
  },
  factorCodeWrong: { en: 'Wrong code', es: 'Código incorrecto' },
  factorCodeUsed: {
    en: 'This code has already been used. Wait for the next one.',
    es: 'Este código ya se usó. Espere el próximo.',
  },
  factorCodeExpired: {
    en: 'This code has expired. Enter the one that the app shows now, and check the clock of the device.',
    es: 'Este código ya venció. Escriba el que la aplicación muestra ahora y revise la hora del dispositivo.',
  },
  recoveryCodeWrong: {
    en: 'This recovery code does not exist or has already been used',
    es: 'Este código de recuperación no existe o ya se usó',
  },
  factorUnreadable: {
    en: 'This authenticator app is no longer valid on the server. Use a passkey or a recovery code.',
    es: 'Esta aplicación de autenticación dejó de valer en el servidor. Use una llave de acceso o un código de recuperación.',
  },
  passkeyRefused: {
    en: 'The passkey could not be confirmed. Try again.',
    es: 'No se pudo confirmar la llave de acceso. Inténtelo de nuevo.',
  },
  passkeyUnavailable: {
    en: 'The address of this portal does not allow passkeys. Use an authenticator app.',
    es: 'La dirección de este portal no permite llaves de acceso. Use una aplicación de autenticación.',
  },
  factorStepExpired: {
    en: 'This step has expired. Begin again.',
    es: 'Este paso venció. Comience de nuevo.',
  },
  factorNotFound: { en: 'This factor no longer exists', es: 'Este factor ya no existe' },
  factorNeeded: {
    en: 'Your profile needs a second factor: enrol another one before removing this one.',
    es: 'Su perfil necesita un segundo factor: registre otro antes de quitar este.',
  },
  factorLimit: {
    en: 'There can be at most {limit} factors per account. Remove one first.',
    es: 'Son como máximo {limit} factores por cuenta. Quite uno antes.',
  },
  keyLimit: {
    en: 'There can be at most {limit} keys per account. Revoke one first.',
    es: 'Son como máximo {limit} claves por cuenta. Revoque una antes.',
  },
  forbidden: {
    en: 'Your profile has no access to this resource',
    es: 'Su perfil no tiene acceso a este recurso',
  },
  crossSite: {
    en: 'Request refused: it came from another site',
    es: 'Pedido rechazado: vino de otro sitio',
  },
  otherHost: {
    en: 'This portal answers at {address}, and the request came with another address. Behind a proxy, pass on the Host header.',
    es: 'Este portal atiende en {address}, y el pedido llegó con otra dirección. Detrás de un proxy, reenvíe la cabecera Host.',
  },
  notFound: { en: 'Address not found', es: 'Dirección no encontrada' },
  reportNotFound: { en: 'The report {id} does not exist', es: 'El informe {id} no existe' },
  boardNotFound: { en: 'The board {name} does not exist', es: 'El tablero {name} no existe' },
  fileNotFound: {
    en: 'This file does not exist or has expired',
    es: 'Este archivo no existe o venció',
  },
  propertyNotFound: { en: 'Farm not found', es: 'Finca no encontrada' },
  noteNotFound: { en: 'This note no longer exists', es: 'Esta nota ya no existe' },
  tooManyNotes: {
    en: 'A chart can have at most {limit} notes. Nothing was saved: remove one before you write another.',
    es: 'Un gráfico tiene como máximo {limit} notas. No se guardó nada: quite alguna antes de escribir otra.',
  },
  invalidRequest: { en: 'Invalid request', es: 'Pedido no válido' },
  invalidParameter: {
    en: 'The parameter {name} is not valid',
    es: 'El parámetro {name} no es válido',
  },
  noSuchValue: {
    en: 'The parameter {name} has no value {value}. There are: {there}.',
    es: 'El parámetro {name} no tiene el valor {value}. Hay: {there}.',
  },
  invalidFilter: {
    en: 'The filter could not be read: {reason}',
    es: 'No se pudo leer el filtro: {reason}',
  },
  slowRequest: {
    en: 'The request took too long to arrive',
    es: 'El pedido tardó demasiado en llegar',
  },
  tooManyColumns: {
    en: 'The result has more than {limit} columns, and a spreadsheet does not hold them. Use the CSV or group by less.',
    es: 'El resultado tiene más de {limit} columnas, y una hoja de cálculo no las admite. Use el CSV o agrupe por menos.',
  },
  tooManyRows: {
    en: 'The result has more than {limit} rows. Use the CSV or narrow the filters.',
    es: 'El resultado tiene más de {limit} filas. Use el CSV o reduzca los filtros.',
  },
  notARowFile: {
    en: 'This report has no Parquet file: only those of rows of the programme have. Use CSV or XLSX.',
    es: 'Este informe no tiene archivo Parquet: solo los de filas del programa lo tienen. Use CSV o XLSX.',
  },
  tooManyToCheck: {
    en: 'This figure comes from more than {limit} rows, the most that a check reads. Choose a state or a year and check again.',
    es: 'Esta cifra viene de más de {limit} filas, lo máximo que lee una comprobación. Elija un estado o un año y compruebe de nuevo.',
  },
  databaseReadOnly: {
    en: 'The database accepts only reading now: nothing was saved. Try again later.',
    es: 'La base de datos ahora solo acepta lectura: no se guardó nada. Inténtelo más tarde.',
  },
  noData: { en: 'No data has been imported yet', es: 'Aún no se han importado datos' },
  storageFull: {
    en: 'The disk of the server is full: reading goes on, but nothing was saved. Tell the administrator.',
    es: 'El disco del servidor está lleno: la lectura continúa, pero no se guardó nada. Avise al administrador.',
  },
  storageFault: {
    en: 'The server could not read or write on its disk. Tell the administrator.',
    es: 'El servidor no pudo leer o grabar en el disco. Avise al administrador.',
  },
} satisfies Partial<Record<FailureName, Said>>;

export const SAID_FAILURES: Readonly<Partial<Record<FailureName, Said>>> = { ...OWN, ...REFUSALS };
