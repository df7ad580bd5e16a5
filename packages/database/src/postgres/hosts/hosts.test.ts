import { describe, expect, test } from 'vitest';
import { Hosts, serverAddresses } from './hosts.ts';

describe('an address of several servers', () => {
  test.each([
    ['postgres://u@a/d', ['postgres://u@a/d']],
    ['postgres://u:p@a:1,b:2/d', ['postgres://u:p@a:1/d', 'postgres://u:p@b:2/d']],
    ['postgresql://a,b,c', ['postgresql://a', 'postgresql://b', 'postgresql://c']],
    [
      'postgres://u@[::1]:1,[::2]/d?sslmode=require',
      ['postgres://u@[::1]:1/d?sslmode=require', 'postgres://u@[::2]/d?sslmode=require'],
    ],
    // A comma that is the password's, the base's or a parameter's names no server.
    ['postgres://u:p,q@a/d', ['postgres://u:p,q@a/d']],
    ['postgres://u@a/d?options=-c%20x,y', ['postgres://u@a/d?options=-c%20x,y']],
    ['postgres://u@a, b/d', ['postgres://u@a/d', 'postgres://u@b/d']],
  ])('%s', (url, addresses) => {
    expect(serverAddresses(url)).toEqual(addresses);
  });

  test('is gone through in its order, and round; who finds a server gone that others have left already moves nobody', () => {
    const hosts = new Hosts('postgres://a,b,c/d');
    const first = hosts.current;
    hosts.leave(first);
    hosts.leave(first);
    expect(hosts.current).toBe('postgres://b/d');
    hosts.leave(hosts.current);
    hosts.leave(hosts.current);
    expect(hosts.current).toBe(first);
  });

  test('of one server stays with it', () => {
    const hosts = new Hosts('postgres://a/d');
    hosts.leave(hosts.current);
    expect(hosts.current).toBe('postgres://a/d');
  });
});
