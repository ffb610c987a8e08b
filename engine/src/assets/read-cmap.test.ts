import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { rangesInclude } from './code-point-ranges.ts';
import { readCmap } from './read-cmap.ts';

const { resolve } = createRequire(import.meta.url);
const readFont = (file: string) => readFile(resolve(file));

test('a font has the letters it is made for, and not those of another script', async () => {
  const latin = await readCmap(
    await readFont('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );
  for (const letter of 'AZaz09ßé€…')
    expect(rangesInclude(latin, letter.codePointAt(0) ?? 0), letter).toBe(true);
  for (const letter of 'Жλ日ع') expect(rangesInclude(latin, letter.codePointAt(0) ?? 0), letter).toBe(false);
});

test('characters beyond the basic plane are found', async () => {
  const math = await readCmap(
    await readFont('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'),
  );
  expect(rangesInclude(math, 0x1d54f)).toBe(true);
  expect(rangesInclude(math, 0x1f600)).toBe(false);
});

test('what is no WOFF2 font is refused', async () => {
  await expect(readCmap(Buffer.from('<html>not a font at all</html>'))).rejects.toThrow('not a WOFF2 font');
});
