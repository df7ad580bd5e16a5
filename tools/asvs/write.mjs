// Writes docs/asvs.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { pageOf, readRequirements, readTags } from './table.mjs';

writeFileSync(join(root, 'docs/asvs.md'), pageOf(readRequirements(), readTags()));
