import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What a viewer sees of a picture's file. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** '#rrggbb', or 'none' where the ground shows through. */
  at(x: number, y: number): string;
  /** Pixels that are not transparent. */
  inked(): number;
}

/** Decodes PNG or JPEG. */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const image = await loadImage(Buffer.from(bytes));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const hex = (value: number | undefined): string => (value ?? 0).toString(16).padStart(2, '0');
  return {
    width,
    height,
    at: (x, y) => {
      const place = (y * width + x) * 4;
      if (data[place + 3] === 0) return 'none';
      return `#${hex(data[place])}${hex(data[place + 1])}${hex(data[place + 2])}`;
    },
    inked: () => {
      let count = 0;
      for (let place = 3; place < data.length; place += 4) if (data[place]! > 0) count += 1;
      return count;
    },
  };
}
