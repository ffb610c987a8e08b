// Golden pictures: what a person looked at and found right, kept as `<group>/<case>.png` beside this file.
// A test that no longer draws the same fails and leaves its picture and the difference under `.test/goldens/`.
// To accept a change: `UPDATE_GOLDENS=1 npx vitest run engine/tests/goldens`, look at every picture that
// `git diff --stat` names, and commit it with the change that caused it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type GoldenOptions = {
  /** Where the goldens are, and where a failure leaves its pictures. */
  goldens?: string;
  failures?: string;
  /** Writes the golden instead of comparing. */
  update?: boolean;
};

const GOLDENS = import.meta.dirname;
const FAILURES = join(import.meta.dirname, '../../../.test/goldens');
// Fonts and renderer are bundled, so the same code draws the same; another processor may round a few edges differently.
const COLOR_THRESHOLD = 0.02;
const MOST_DIFFERING = 0.0005;

/** Throws, saying where to look, unless `png` looks like the golden `<group>/<case>`. */
export async function matchGolden(name: string, png: Uint8Array, options: GoldenOptions = {}): Promise<void> {
  const { goldens = GOLDENS, failures = FAILURES, update = process.env.UPDATE_GOLDENS === '1' } = options;
  const path = join(goldens, `${name}.png`);
  if (update) return write(path, png);
  const fail = (what: string): never => {
    const actual = join(failures, `${name}.actual.png`);
    write(actual, png);
    throw new Error(`${name} ${what}; see ${actual}. UPDATE_GOLDENS=1 accepts it.`);
  };
  const known = read(path);
  if (!known) return fail('has no golden');
  const [golden, actual] = [await toPixels(known), await toPixels(png)];
  const { width, height } = golden.info;
  if (actual.info.width !== width || actual.info.height !== height)
    return fail(`is ${actual.info.width}x${actual.info.height}, its golden ${width}x${height}`);
  const difference = Buffer.alloc(golden.data.length);
  const threshold = { threshold: COLOR_THRESHOLD };
  const differing = pixelmatch(golden.data, actual.data, difference, width, height, threshold);
  if (differing <= width * height * MOST_DIFFERING) return;
  const shown = sharp(difference, { raw: { width, height, channels: 4 } }).png();
  write(join(failures, `${name}.difference.png`), await shown.toBuffer());
  fail(`differs from its golden in ${differing} pixels`);
}

const toPixels = (png: Uint8Array) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

function read(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function write(path: string, png: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}
