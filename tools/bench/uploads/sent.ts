import { createHash, randomBytes } from 'node:crypto';
import { formatNumber } from '@fonte/pt-br';

/** Of the files and the tag that are made for this, and removed after it. */
export const NAME = 'medicao-de-envios';
export const MB = 2 ** 20;

export const number = (value: number, digits = 0): string => formatNumber(value, digits);

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Text that nobody sent before. */
export const textOf = (bytes: number): Buffer => Buffer.from(randomBytes(bytes / 2).toString('hex'));
