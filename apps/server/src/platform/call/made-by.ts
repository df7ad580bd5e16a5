import { profileName } from '@fonte/contracts';
import { formatDateTime } from '@fonte/pt-br';
import type { About } from '../answers/answers.ts';
import type { Call } from './call.ts';

/** Who made a file, and when: told in every file that says of what it is. */
export const madeBy = ({ app, session, profile }: Call): About => [
  ['Feito por', `${session.nome} (${profileName(profile, app.settings.PRODUCT_NAME)})`],
  ['Feito em', formatDateTime(app.clock.now().toISOString())],
];
