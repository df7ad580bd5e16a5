import { factorNameField, oneTimeField } from '@fonte/contracts/factor-forms';
import { loginFields } from '@fonte/contracts/forms';
import * as z from 'zod/mini';

export const codeForm = z.object({ codigo: oneTimeField });

/** What enrolling begins with; the password only where the session does not owe the factor, else the mailed code where one is asked for. */
export const beginForm = (again: boolean, mailed: boolean) =>
  z.object({
    nome: factorNameField,
    atual: again ? loginFields.pass : z.string(),
    codigo_email: mailed ? oneTimeField : z.string(),
  });

export const passwordForm = z.object({ atual: loginFields.pass });

export const renameForm = z.object({ nome: factorNameField, atual: loginFields.pass });
