import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Download } from './answers.ts';

/** Sends a download: never sniffed, never run as a page of ours, its name as RFC 6266 wants it. */
export function sendDownload(reply: FastifyReply, { content, options }: Download): FastifyReply {
  const { contentType, fileName, length, flow } = options;
  reply.type(contentType);
  if (fileName !== undefined) {
    reply.header('content-disposition', contentDisposition(fileName));
    reply.header('content-security-policy', "sandbox; default-src 'none'");
  }
  if (length !== undefined) reply.header('content-length', length);
  if (flow === true) reply.header('content-encoding', 'identity');
  return reply.send(content);
}
