import { z } from 'zod';
import type { App } from '../app/app.ts';
import { fail } from '../failures/fail.ts';
import { validated } from './validate.ts';

const target = z.object({
  module: z.string().min(1).max(60),
  controller: z.string().min(1).max(60),
  action: z.string().min(1).max(60),
});

/**
 * The programme's own address form, `/api/app/?module=…&controller=…&action=…` (first text, section 7): finds the declared route and answers
 * it as any other. The three words are no parameters of the call itself.
 */
export function registerLegacyDispatch(app: App): void {
  app.server.route({
    method: ['GET', 'POST'],
    url: '/api/app',
    handler: async (request, reply) => {
      const { module, controller, action, ...query } = request.query as Record<string, unknown>;
      if (module === undefined && controller === undefined && action === undefined) fail('notFound');
      const named = validated('parameter', target, { module, controller, action }) as z.infer<typeof target>;
      const respond = app.routes.legacy(request.method, named);
      if (respond === undefined) fail('notFound');
      if (respond === 'otherMethod') fail('methodNotAllowed');
      return respond(request, query, reply);
    },
  });
}
