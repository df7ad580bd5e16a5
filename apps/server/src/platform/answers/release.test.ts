import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfSources } from './release.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fonte-release-'));
  await mkdir(join(root, 'a/node_modules/x'), { recursive: true });
  await mkdir(join(root, 'b'));
  await writeFile(join(root, 'a/one.ts'), '1');
  await writeFile(join(root, 'b/two.sql'), '2');
});
afterAll(() => rm(root, { recursive: true }));
const hash = () => hashOfSources(root, ['a', 'b']);

test('a release is another one when a source of it is', async () => {
  const first = await hash();
  await writeFile(join(root, 'a/one.test.ts'), 'a test');
  await writeFile(join(root, 'a/node_modules/x/y.ts'), 'a package');
  await writeFile(join(root, 'a/read.me'), 'a text');
  expect(await hash()).toBe(first);
  await writeFile(join(root, 'b/two.sql'), '3');
  const second = await hash();
  expect(second).not.toBe(first);
  await writeFile(join(root, 'a/more.ts'), '');
  expect(await hash()).not.toBe(second);
});
