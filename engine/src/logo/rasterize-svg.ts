// Runs in a process of its own: SVG from standard input, PNG to standard output. A malicious drawing (a crash in
// native code, an endless filter) can only stop this process.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const CPU_MS = 3000;
const LOOK_EVERY_MS = 50;
const LONGEST_SIDE = 1024;
const MAX_DENSITY = 2400;

const svg = await buffer(process.stdin);

// Counts CPU time, not the time that a busy machine takes; the start of the process is not the drawing's.
const before = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  // By signal, because an exit would wait for the thread that draws.
  if (user + system > CPU_MS * 1000) process.kill(process.pid, 'SIGXCPU');
}, LOOK_EVERY_MS).unref();

const { width = 0, height = 0 } = await sharp(svg, { limitInputPixels: 100_000_000 }).metadata();
const density = Math.min(MAX_DENSITY, Math.max(1, (72 * LONGEST_SIDE) / Math.max(width, height, 1)));
const png = await sharp(svg, { density, limitInputPixels: 16_000_000 })
  .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.end(png);
