import { frameOf } from '../shapes/frame.ts';
import { isPoint, type DrawJob, type DrawLayer, type Picture } from '../shapes/job.ts';
import { Painting } from './painting.ts';
import { FEW } from './paint-points.ts';
import { readShapesInPieces } from '../shapes/read-shapes.ts';

/** Draws a whole picture, lowest layer first, texts above all. Runs in the workers. */
export function draw(job: DrawJob): Picture {
  const painting = new Painting(job);
  for (const layer of job.layers) {
    const points = pointsOf(layer, job);
    for (const part of layer.parts) painting.add(part, points);
    if (layer.gathered) painting.gather(layer.gathered);
  }
  painting.label(job.layers.map((layer) => ({ labels: layer.labels, marks: hasMarks(layer) })));
  return painting.finish();
}

/** How many points a layer has in the picture, whatever their class; counted as far as it matters. */
function pointsOf({ parts }: DrawLayer, job: DrawJob): number {
  const frame = frameOf(job);
  let points = 0;
  for (const { look, shapes } of parts)
    if (isPoint(look))
      for (const piece of readShapesInPieces(shapes, frame, FEW + 1)) {
        points += piece.points.length / 2;
        if (points > FEW) return points;
      }
  return points;
}

const hasMarks = ({ parts }: DrawLayer): boolean => parts.some(({ look }) => isPoint(look));
