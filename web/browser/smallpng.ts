// Makes a PNG small enough for a README: 256 colours, packed as tightly as zlib can.
import { deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue, one byte each. */
  rgb: Uint8Array;
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function* chunks(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Reads what a browser writes: 8 bits a channel, not interlaced. */
function decode(png: Buffer): Pixels {
  const parts = [...chunks(png)];
  const head = parts[0]?.data ?? Buffer.alloc(13);
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const bytes = inflateSync(Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const line = width * channels;
  const rgb = new Uint8Array(width * height * 3);
  let above = new Uint8Array(line);
  for (let y = 0; y < height; y += 1) {
    const filter = bytes[y * (line + 1)] ?? 0;
    const row = new Uint8Array(line);
    for (let x = 0; x < line; x += 1) {
      const [left, corner] = x < channels ? [0, 0] : [row[x - channels] ?? 0, above[x - channels] ?? 0];
      row[x] = (bytes[y * (line + 1) + 1 + x] ?? 0) + predicted(filter, left, above[x] ?? 0, corner);
      const channel = x % channels;
      if (channel < 3) rgb[(y * width + (x - channel) / channels) * 3 + channel] = row[x] ?? 0;
    }
    above = row;
  }
  return { width, height, rgb };
}

/** Red, green, blue, and how many pixels have it. */
type Colour = [number, number, number, number];

const keyOf = (rgb: Uint8Array, at: number): number => ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);

function coloursIn({ rgb }: Pixels): Colour[] {
  const count = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) count.set(keyOf(rgb, at), (count.get(keyOf(rgb, at)) ?? 0) + 1);
  return [...count].map(([key, pixels]) => [key >> 16, (key >> 8) & 255, key & 255, pixels]);
}

const spread = (box: Colour[], channel: 0 | 1 | 2): number => {
  const values = box.map((one) => one[channel]);
  return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
};

/** A box of similar colours, the channel in which they differ most, and how much it would gain by being cut. */
function measured(box: Colour[]): { box: Colour[]; channel: 0 | 1 | 2; gain: number } {
  const channel = ([0, 1, 2] as const).reduce((a, b) => (spread(box, b) > spread(box, a) ? b : a));
  const pixels = box.reduce((sum, one) => sum + one[3], 0);
  return { box, channel, gain: spread(box, channel) ** 2 * Math.sqrt(pixels) };
}

/** Median cut: the box that differs most is halved, until there are as many boxes as an indexed PNG has colours. */
function boxesOf(colours: Colour[]): Colour[][] {
  const boxes = [measured(colours)];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.gain - b.gain);
    const widest = boxes.pop();
    if (!widest || widest.gain === 0) return [...boxes, ...(widest ? [widest] : [])].map(({ box }) => box);
    const { box, channel } = widest;
    box.sort((a, b) => a[channel] - b[channel]);
    const middle = ((box[0]?.[channel] ?? 0) + (box.at(-1)?.[channel] ?? 0)) / 2;
    const cut = Math.max(1, box.findIndex((one) => one[channel] > middle));
    boxes.push(measured(box.slice(0, cut)), measured(box.slice(cut)));
  }
  return boxes.map(({ box }) => box);
}

const mean = (box: Colour[], channel: 0 | 1 | 2): number => {
  const pixels = box.reduce((sum, one) => sum + one[3], 0);
  return Math.round(box.reduce((sum, one) => sum + one[channel] * one[3], 0) / pixels);
};

/** The rows of the picture as places in a palette, and the palette. */
function indexed(pixels: Pixels): { rows: Buffer; palette: Buffer } {
  const boxes = boxesOf(coloursIn(pixels));
  const place = new Map(boxes.flatMap((box, n) => box.map((one) => [(one[0] << 16) | (one[1] << 8) | one[2], n] as const)));
  const rows = Buffer.alloc((pixels.width + 1) * pixels.height);
  for (let n = 0; n < pixels.width * pixels.height; n += 1) {
    const at = Math.floor(n / pixels.width) * (pixels.width + 1) + 1 + (n % pixels.width);
    rows[at] = place.get(keyOf(pixels.rgb, n * 3)) ?? 0;
  }
  return { rows, palette: Buffer.from(boxes.flatMap((box) => [mean(box, 0), mean(box, 1), mean(box, 2)])) };
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data])];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

export function smallPng(png: Buffer): Buffer {
  const pixels = decode(png);
  const { rows, palette } = indexed(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(pixels.width, 0);
  head.writeUInt32BE(pixels.height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
