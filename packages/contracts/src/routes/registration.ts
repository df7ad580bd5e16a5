import { z } from 'zod';
import * as endpoints from '../endpoints/registration.ts';
import { route } from '../route.ts';
import { registrationFields, type RegistrationRules } from '../forms.ts';
import { sessionUser } from './auth.ts';

/** Registration (first text, sections 5, 7, 8). Sentences are the specification's. */

/** The call's body; see `registrationFields` for the rules. */
export function registerBody(rules: RegistrationRules) {
  return z.object({
    ...registrationFields(rules),
    /** Version of the terms that was accepted. */
    termos: z.string().max(20).optional(),
  });
}

export const register = route(endpoints.register, {
  summary: 'Criar conta com perfil Consulta Pública; fora da demonstração ela espera a confirmação do email',
  body: registerBody({ isValidCpf: () => true, passwordMinLength: 1 }),
  answer: z.object({ tipo: z.literal(1), result: z.union([z.string(), sessionUser]) }),
  content: 'json',
});
