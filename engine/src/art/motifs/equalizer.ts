import { defineMotif } from '../define-motif.ts';
import { createNoise } from '../noise.ts';
import { fill, linearGradient, rect } from '../svg.ts';

/** A waveform of rounded bars, part of it already played. */
export const equalizer = defineMotif({
  name: 'equalizer',
  topics: ['music'],
  ending: 'patch',
  paint: ({ free, area, width, colors, scheme, random }) => {
    const count = Math.min(
      64,
      Math.max(14, Math.round(area.width / (Math.min(free.width, free.height) * 0.062))),
    );
    const pitch = area.width / count;
    const loudness = createNoise(random.fork('loudness'), 3, 0.6);
    const middle = free.y + free.height * 0.5;
    const played = 0.62;
    const bars = Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const swell = 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, t * 1.15)) ** 2;
      const level = Math.max(0.05, Math.min(1, swell * (0.55 + 0.75 * loudness(i * 0.32, 3.7))));
      const tall = Math.max(pitch * 0.6, free.height * 0.8 * level);
      const paint = t > played ? fill(scheme === 'dark' ? colors.soft : colors.soft) : 'fill="url(#bars)"';
      return rect(area.x + i * pitch + pitch * 0.2, middle - tall / 2, pitch * 0.6, tall, paint, pitch * 0.3);
    });
    const cursor = area.x + Math.round(count * played) * pitch;
    return {
      defs: linearGradient(
        'bars',
        [0, middle - free.height * 0.4],
        [0, middle + free.height * 0.4],
        [
          [0, colors.second, 1],
          [0.5, colors.strong, 1],
          [1, colors.second, 1],
        ],
      ),
      body:
        bars.join('') +
        (cursor < width
          ? rect(
              cursor - pitch * 0.09,
              middle - free.height * 0.46,
              pitch * 0.18,
              free.height * 0.92,
              fill(colors.peak),
              pitch * 0.09,
            ) +
            `<circle cx="${Math.round(cursor)}" cy="${Math.round(middle - free.height * 0.46)}" r="${Math.max(2, Math.round(pitch * 0.3))}" ${fill(colors.peak)}/>`
          : ''),
    };
  },
});
