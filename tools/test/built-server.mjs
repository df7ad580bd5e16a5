import { buildServer } from '../build-server.mjs';

/** For tests that start the portal in a process of its own: `BUILT_SERVER` is the program, built once for all of them. */
export default async function setup() {
  process.env.BUILT_SERVER = await buildServer({ tests: true });
}
