import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Download } from './answers.ts';

/** Sends a download: never sniffed, never run as a page of ours, its name as RFC 6266 wants it. */
export function sendDownload(reply: FastifyReply, { content, options }: Download): FastifyReply {
  const { contentType, fileName, length, flow, status = 200, headers = {} } = options;
  reply.code(status).headers(headers).type(contentType);
  if (fileName !== undefined) {
    reply.header('content-disposition', contentDisposition(fileName));
    reply.header('content-security-policy', "sandbox; default-src 'none'");
  }
  if (length !== undefined) reply.header('content-length', length);
  // @fastify/compress gathers what it compresses; this header tells it to leave an answer alone.
  if (flow === true) reply.request.headers['x-no-compression'] = '1';
  return reply.send(content);
}
