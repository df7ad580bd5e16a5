import { createCanvas } from '@napi-rs/canvas';

const WIDTH = 1_200;
const HEIGHT = 800;

/** What a picture of the demonstration shows. */
export interface Scene {
  /** Crowns of trees along the hill: few before, many after. */
  readonly trees: number;
  /** Rows of a field, or none. */
  readonly rows: number;
  readonly water: boolean;
}

/** A drawn landscape as JPEG bytes: nobody's farm and nobody's face. The same scene is the same picture. */
export function drawScene({ trees, rows, water }: Scene): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const paint = canvas.getContext('2d');
  const fill = (colour: string, x: number, y: number, width: number, height: number): void => {
    paint.fillStyle = colour;
    paint.fillRect(x, y, width, height);
  };
  fill('#bcd9ea', 0, 0, WIDTH, HEIGHT);
  for (const [colour, base, high] of [
    ['#8fae8b', 330, 60],
    ['#6f9a5f', 420, 80],
  ] as const) {
    paint.fillStyle = colour;
    paint.beginPath();
    paint.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 20) paint.lineTo(x, base + high * Math.sin(x / 190 + base));
    paint.lineTo(WIDTH, HEIGHT);
    paint.fill();
  }
  fill('#a58455', 0, 540, WIDTH, HEIGHT - 540);
  for (let row = 0; row < rows; row += 1) fill('#5f8f3f', 0, 560 + (row * 230) / rows, WIDTH, 90 / rows);
  if (water) fill('#5b95b3', 0, 690, WIDTH, 60);
  for (let tree = 0; tree < trees; tree += 1) {
    const x = (tree * 397) % WIDTH;
    const y = 470 + ((tree * 131) % 90);
    fill('#6a4a2c', x - 4, y, 8, 46);
    paint.fillStyle = tree % 3 === 0 ? '#3f7d3a' : '#2f6a38';
    paint.beginPath();
    paint.arc(x, y - 12, 30 + (tree % 4) * 5, 0, Math.PI * 2);
    paint.fill();
  }
  return canvas.toBuffer('image/jpeg', 82);
}
