const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;

/**
 * The servers that an address names, as one address each and in its order: `postgres://user:secret@a:5432,b:5433/base` names two (PostgreSQL 15, 34.1.1.3
 * 'Specifying Multiple Hosts'). An address of one server is given back as it is.
 */
export function serverAddresses(url: string): string[] {
  const [, before = '', servers = '', after = ''] = ADDRESS.exec(url) ?? [];
  if (!servers.includes(',')) return [url];
  return servers.split(',').map((server) => `${before}${server.trim()}${after}`);
}

/** The servers of an address, and which of them is gone to now. */
export class Hosts {
  readonly #addresses: readonly string[];
  #at = 0;

  constructor(url: string) {
    this.#addresses = serverAddresses(url);
  }

  get count(): number {
    return this.#addresses.length;
  }

  get current(): string {
    return this.#addresses[this.#at]!;
  }

  /** All of them, from the one that is gone to now on. */
  get round(): readonly string[] {
    return [...this.#addresses.slice(this.#at), ...this.#addresses.slice(0, this.#at)];
  }

  /** This one is known to serve, and is gone to from now on. */
  prefer(address: string): void {
    this.#at = Math.max(0, this.#addresses.indexOf(address));
  }

  /** A server did not serve: the next is gone to from now on, unless somebody has found that out already. */
  leave(address: string): void {
    if (address === this.current) this.#at = (this.#at + 1) % this.count;
  }
}
