import { Download } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import type { Kvp } from '../request/kvp.ts';
import { faultOf } from '../request/service-fault.ts';
import type { DrawFrame } from '../shapes/job.ts';
import type { Maps } from '../service.ts';
import { inRoom } from '../map/draw-map.ts';
import { readPicture } from '../map/picture.ts';
import { LARGEST_SIDE } from './read-map.ts';

const IN_IMAGE = /^(?:application\/vnd\.ogc\.se_inimage|inimage)$/i;
const BLANK = /^(?:application\/vnd\.ogc\.se_blank|blank)$/i;

/** Whether a client wants its faults as pictures (EXCEPTIONS=INIMAGE or BLANK). */
export function wantsImage(kvp: Kvp): boolean {
  const asked = kvp.get('exceptions')?.trim() ?? '';
  return IN_IMAGE.test(asked) || BLANK.test(asked);
}

const USUAL_SIDE = 256;

/** A fault as a picture of the asked size: its sentence, or nothing at all. Never kept by anybody. Errors: a fault of the picture itself. */
export async function inImage(maps: Maps, { kvp, call }: ServiceRequest, error: unknown): Promise<Download> {
  const { fault, own } = faultOf(error);
  if (!own) call.log.error({ err: error, codigo: fault.code });
  const { format, contentType, background } = pictureOf(kvp);
  const [width, height] = [sideOf(kvp.get('width')), sideOf(kvp.get('height'))];
  const told = IN_IMAGE.test(kvp.get('exceptions')?.trim() ?? '');
  const frame: DrawFrame = {
    width,
    height,
    box: [0, 0, width, height],
    degrees: false,
    background,
    format: format === 'mvt' ? 'png' : format,
    scale: 1,
  };
  const labels = told ? lines(fault.sentence, width, height) : [];
  const { bytes } = await inRoom(
    maps,
    frame,
    { who: call.session.idUsuario, signal: call.signal },
    async () => {
      const painting = await maps.largePool.paint(frame, call.signal);
      try {
        return await painting.finish([{ labels, marks: false }]);
      } finally {
        painting.close();
      }
    },
  );
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Download(content, {
    contentType: format === 'mvt' ? 'image/png' : contentType,
    length: content.length,
    headers: { 'cache-control': 'no-store' },
  });
}

/** The fault may be the picture's own. */
function pictureOf(kvp: Kvp): ReturnType<typeof readPicture> {
  try {
    return readPicture(kvp);
  } catch {
    return { format: 'png', contentType: 'image/png', background: '#ffffff', scale: 1 };
  }
}

function sideOf(text: string | undefined): number {
  const value = Number(text);
  return value >= 1 && value <= LARGEST_SIDE ? Math.round(value) : USUAL_SIDE;
}

const LETTER = 7;
const LINE = 20;

/** A sentence broken to the picture's width, from its middle downwards. */
function lines(sentence: string, width: number, height: number): { text: string; x: number; y: number }[] {
  const most = Math.max(10, Math.min(40, Math.floor(width / LETTER)));
  const broken: string[] = [''];
  for (const word of sentence.split(' ')) {
    const last = broken.at(-1) ?? '';
    if (last === '') broken[broken.length - 1] = word;
    else if (last.length + word.length < most) broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  const top = height / 2 + (broken.length * LINE) / 2;
  return broken.map((text, at) => ({ text, x: width / 2, y: top - at * LINE }));
}
