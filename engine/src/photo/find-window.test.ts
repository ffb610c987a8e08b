import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findWindow } from './find-window.ts';

const SIZE = { width: 400, height: 640 };

/** Somebody on a plain ground: a head from 90 to 250, and below it a striking shirt. */
async function drawSomebody() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="640"><rect width="400" height="640" fill="#2c2d30"/>
    <ellipse cx="200" cy="170" rx="62" ry="80" fill="#d9a27c"/><rect x="155" y="240" width="90" height="400" fill="#c2163a"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}

test('a portrait that is cut shows all of a head, and air above it', async () => {
  const data = await drawSomebody();
  const { y, height } = await findWindow({ ...SIZE, data }, { width: 400, height: 280 }, { portrait: true });
  expect(y).toBeLessThan(88);
  expect(y + height).toBeGreaterThan(250);
});
