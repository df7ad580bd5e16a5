// `npm start`: install, build, serve. Everything else (database, demonstration, accounts) is the server's own start-up.
import { spawn } from 'node:child_process';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { install, requireNode, root } from './install.mjs';

requireNode();
install();
buildWeb();
// The lines of a fault are those of the sources.
const server = spawn(process.execPath, ['--enable-source-maps', await buildServer()], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
