// Run as a process of its own: SVG from standard input, PNG to standard output. What a hostile drawing can bring
// down (a crash in native code, a filter that never ends) is this process alone.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const LONGEST_SIDE = 1024;
const MAX_DENSITY = 2400;

const svg = await buffer(process.stdin);
const { width = 0, height = 0 } = await sharp(svg, { limitInputPixels: 100_000_000 }).metadata();
const density = Math.min(MAX_DENSITY, Math.max(1, (72 * LONGEST_SIDE) / Math.max(width, height, 1)));
const png = await sharp(svg, { density, limitInputPixels: 16_000_000 })
  .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.end(png);
