// The embedded database's own: its folder is one process's. Runs on it whatever TEST_DATABASE_URL says.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from '@fonte/database';
import { databaseFolder } from '@fonte/programme';
import { expect, test } from 'vitest';
import { OPENING } from './sentences.ts';
import { embeddedDataDir, launch as launchPortal, type Launched } from './testing.ts';

const launch = (dataDir: string): Launched =>
  launchPortal({
    DEMO: '0',
    SESSION_SECRET: 'pX3vN8qLr0TzYw5KdB7hJm2FgU9aCeS4',
    PUBLIC_URL: 'https://painel.exemplo.br',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  });

test('a second process on the folder of an embedded database names the first, and waits for one that closes', async () => {
  const dataDir = await embeddedDataDir();
  const first = await connect({ folder: databaseFolder(dataDir) });
  const { child, output } = launch(dataDir);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toContain(`em uso pelo processo ${process.pid}`);
  await first.leaving(60_000);
  const next = launch(dataDir);
  await next.said(new RegExp(OPENING.waiting));
  await first.close();
  await next.said(/está em http/);
  const ended = once(next.child, 'exit');
  next.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await rm(dataDir, { recursive: true, force: true });
}, 900_000);
