import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Fonts and pictures are compressed already. */
const TEXT = /\.(js|css|json|svg)$/;
/** Shorter files go as they are, bytes: as the server has it for answers (apps/server, platform/answers/compression.ts). */
const SHORTEST = 1_024;
/** One under the best, which takes two and a half times as long for 2 % less. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Writes each file of the pages compressed beside it, once and better than the server could while somebody waits: 13 % less of JavaScript than gzip. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const { root } = this.environment.config;
      const files = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName));
      await Promise.all(
        files.map(async (file) => {
          const body = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (body.length < SHORTEST) return;
          const path = join(dir ?? join(root, 'dist'), `${file.fileName}.br`);
          await writeFile(path, await compress(body, { params: PARAMS }));
        }),
      );
    },
  };
}
