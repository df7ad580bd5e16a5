// `npm run dev`: the server restarting on change, and vite with hot reload in front of it on port 5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, requireNode, root } from './install.mjs';

requireNode();
install();
const children = [
  spawn(process.execPath, ['--watch', '--import', 'tsx', join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
