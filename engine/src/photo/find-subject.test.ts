import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWindow, overlap } from './crop.ts';
import { decodePhoto } from './decode-photo.ts';
import { anyDials, type Dials, drawPixels, toPng } from './testing/synthetic-picture.ts';

const seen = anyDials.filter(
  ({ subject, ground, thing, noise, width, height }) =>
    subject !== undefined &&
    Math.abs(ground - thing) > 90 &&
    noise < 40 &&
    Math.max(width, height) / Math.min(width, height) < 4,
);

describe('the subject of a picture', () => {
  it('is found where one thing stands out, and kept in every crop', async () => {
    await fc.assert(
      fc.asyncProperty(
        seen,
        fc.constantFrom([1200, 630], [1080, 1920], [1500, 500]),
        async (dials, [w = 1, h = 1]) => {
          const photo = await decodePhoto(await toPng(drawPixels(dials)));
          const { x = 0, y = 0, radius = 0 } = dials.subject ?? {};
          const reach = (radius * Math.min(dials.width, dials.height)) / 2;
          const core = {
            x: x * dials.width - reach,
            y: y * dials.height - reach,
            width: 2 * reach,
            height: 2 * reach,
          };
          expect(photo.subject).toBeDefined();
          const { subject = core, figure = core } = photo;
          expect(overlap(figure, subject)).toBeCloseTo(subject.width * subject.height, 3);
          expect(overlap(photo.subject ?? core, core) / (core.width * core.height)).toBeGreaterThan(0.85);
          const window = chooseWindow(photo, { width: w, height: h });
          const most = Math.min(1, window.width / core.width) * Math.min(1, window.height / core.height);
          expect(overlap(window, core) / (core.width * core.height)).toBeGreaterThan(most * 0.85);
        },
      ),
      { seed: 5, numRuns: 15 },
    );
  });

  it('is none where nothing stands out: in grass, on the sea', async () => {
    for (const ground of [60, 128, 200])
      for (const noise of [40, 140]) {
        const dials: Dials = {
          width: 480,
          height: 320,
          subject: undefined,
          noisy: 'all',
          noise,
          ground,
          thing: 0,
          grey: false,
        };
        const { subject, figure } = await decodePhoto(await toPng(drawPixels(dials)));
        expect([subject, figure]).toEqual([undefined, undefined]);
      }
  });

  it('keeps its head where a card is too low for all of it', async () => {
    const dials: Dials = {
      width: 300,
      height: 480,
      subject: { x: 0.5, y: 0.4, radius: 0.3 },
      noisy: 'top',
      noise: 0,
      ground: 220,
      thing: 30,
      grey: true,
    };
    const photo = await decodePhoto(await toPng(drawPixels(dials)));
    const window = chooseWindow(photo, { width: 1500, height: 800 });
    const { figure = window } = photo;
    expect(window.height).toBeLessThan(figure.height);
    expect(window.y).toBeLessThanOrEqual(figure.y + figure.height * 0.08);
  });

  it('is where the caller says', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDials,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (dials, x, y) => {
          const { subject, width, height } = await decodePhoto(await toPng(drawPixels(dials)), { x, y });
          expect(subject).toBeDefined();
          const slack = Math.max(width, height) / 32;
          expect(x * width).toBeGreaterThanOrEqual((subject?.x ?? 0) - slack);
          expect(x * width).toBeLessThanOrEqual((subject?.x ?? 0) + (subject?.width ?? 0) + slack);
          expect(y * height).toBeGreaterThanOrEqual((subject?.y ?? 0) - slack);
          expect(y * height).toBeLessThanOrEqual((subject?.y ?? 0) + (subject?.height ?? 0) + slack);
        },
      ),
      { seed: 5, numRuns: 10 },
    );
  });
});
