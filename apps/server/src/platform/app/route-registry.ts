import type { Route } from '@fonte/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Responder = (request: FastifyRequest, query: unknown, reply: FastifyReply) => Promise<unknown>;

const legacyKey = (method: string, { module, controller, action }: NonNullable<Route['legacy']>) =>
  `${method} ${module}/${controller}/${action}`;

/** Every call this server answers. The authorisation matrix is held against it (docs/authorisation-matrix.json). */
export class RouteRegistry {
  readonly #routes = new Map<string, Route>();
  readonly #legacy = new Map<string, Responder>();

  add(route: Route, responder: Responder): void {
    if (this.#routes.has(route.name)) throw new Error(`Route ${route.name} is registered twice`);
    this.#routes.set(route.name, route);
    if (route.legacy) this.#legacy.set(legacyKey(route.method, route.legacy), responder);
  }

  all(): readonly Route[] {
    return [...this.#routes.values()];
  }

  /** The call behind `?module=…&controller=…&action=…`; `otherMethod` when only another method knows it. */
  legacy(method: string, target: NonNullable<Route['legacy']>): Responder | 'otherMethod' | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    const known = this.#legacy.get(legacyKey(asked, target));
    if (known) return known;
    return ['GET', 'POST'].some((other) => this.#legacy.has(legacyKey(other, target)))
      ? 'otherMethod'
      : undefined;
  }
}
