import { mix } from '../../../color/oklch.ts';
import { fill, oval, path } from '../../svg.ts';
import type { Stage } from '../stage.ts';

/** Smoke that rises from a chimney's mouth, px; `size` is the width of its first puff. None unless it is asked for. */
export function drawSmoke(stage: Stage, x: number, y: number, size: number): string {
  const { light, sights, sunX } = stage;
  if (!sights.has('smoke')) return '';
  const drift = (sights.has('wind') ? 1.6 : 0.55) * (sunX > x ? -1 : 1);
  let [body, lit] = ['', ''];
  for (let i = 0; i < 7; i++) {
    const k = i / 6;
    const r = size * (0.5 + 1.15 * k);
    const [px, py] = [
      x + drift * size * k * (1.2 + 2.6 * k) + Math.sin(i * 1.9) * size * 0.3,
      y - size * (0.3 + 5.4 * k ** 0.9),
    ];
    body += oval([px, py], r, r * 0.86);
    lit += oval([px + size * 0.12, py - r * 0.2], r * 0.62, r * 0.5);
  }
  const color = mix(light.haze, light.time === 'day' ? '#ffffff' : light.sky[3], 0.4);
  return (
    path(body, fill(mix(color, light.dark, 0.08), 0.5)) + path(lit, fill(mix(color, '#ffffff', 0.35), 0.4))
  );
}
