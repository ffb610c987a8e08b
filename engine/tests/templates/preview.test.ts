import { createEngine } from '@cardwright/engine';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('a card with a longest side is the whole card, scaled down, and never scaled up', async () => {
  const engine = await createEngine();
  const data = new Map([['title', 'Hold fast']]);
  const card = engine.parseCard({ template: 'og_standard', data, width: 1200, height: 630, format: 'png' });
  const whole = await engine.renderCard(card);
  const small = await engine.renderCard(card, {}, { longSide: 600 });
  const shrunk = await sharp(whole).resize(600, 315).raw().toBuffer();
  expect((await sharp(small).raw().toBuffer()).equals(shrunk)).toBe(true);
  const { width, height, format } = await sharp(
    await engine.renderCard({ ...card, format: 'jpeg' }, {}, { longSide: 5000 }),
  ).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
