import type { Box } from '../geometry.ts';
import { createRandom } from '../random.ts';

export type RingTheme = { ground: string; glow: string; rings: string; confetti: readonly string[] };

// The same arrangement on all cards: the background belongs to a template's design, not to its data.
const SEED = 7;

/**
 * Draws rings around `safe` (around the middle without it), confetti on them and a glow from below; SVG of the whole
 * canvas.
 */
export function drawRingGround(
  width: number,
  height: number,
  safe: Box | undefined,
  theme: RingTheme,
): string {
  const short = Math.min(width, height);
  const centre = { x: width / 2, y: height / 2 };
  const inner = safe ? Math.max(safe.width, safe.height) * 0.56 : short * 0.14;
  const reach = Math.hypot(width, height) / 2;
  const step = short * 0.105;
  const random = createRandom(SEED);
  const rings: string[] = [];
  const confetti: string[] = [];
  for (let radius = inner, index = 0; radius < reach + step; radius += step, index++) {
    const opacity = Math.max(0.25, 1 - index * 0.09);
    rings.push(
      `<circle cx="${f(centre.x)}" cy="${f(centre.y)}" r="${f(radius)}" stroke-opacity="${f2(opacity)}"/>`,
    );
    const pieces = Math.round((radius / short) * 21);
    for (let piece = 0; piece < pieces; piece++) {
      const angle = ((piece + random.range(0.1, 0.9)) / pieces) * Math.PI * 2;
      const at = { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
      const drawn = drawPiece(
        at,
        random.range(0.012, 0.028) * short,
        random.pick(theme.confetti),
        random.integer(0, 3),
        random.range(0, 360),
      );
      if (!safe || !isNear(at, safe, short * 0.035)) confetti.push(drawn);
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${f(centre.x)}" cy="${f(height * 1.08)}" r="${f(reach * 1.15)}">` +
    `<stop stop-color="${theme.glow}"/><stop offset="1" stop-color="${theme.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${theme.ground}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>` +
    `<g fill="none" stroke="${theme.rings}" stroke-width="${f(Math.max(1, short * 0.0028))}">${rings.join('')}</g>${confetti.join('')}</svg>`
  );
}

function isNear({ x, y }: { x: number; y: number }, box: Box, margin: number): boolean {
  return (
    x > box.x - margin &&
    x < box.x + box.width + margin &&
    y > box.y - margin &&
    y < box.y + box.height + margin
  );
}

function drawPiece(
  at: { x: number; y: number },
  size: number,
  color: string,
  kind: number,
  angle: number,
): string {
  const place = `transform="translate(${f(at.x)} ${f(at.y)}) rotate(${f(angle)})"`;
  if (kind === 0) return `<circle cx="${f(at.x)}" cy="${f(at.y)}" r="${f(size)}" fill="${color}"/>`;
  if (kind === 1)
    return `<rect ${place} x="${f(-size)}" y="${f(-size * 0.38)}" width="${f(size * 2)}" height="${f(size * 0.76)}" rx="${f(size * 0.38)}" fill="${color}"/>`;
  if (kind === 2)
    return `<path ${place} d="M${f(-size)} 0a${f(size)} ${f(size)} 0 0 1 ${f(size * 2)} 0z" fill="${color}"/>`;
  return `<circle cx="${f(at.x)}" cy="${f(at.y)}" r="${f(size * 0.85)}" fill="none" stroke="${color}" stroke-width="${f(size * 0.5)}"/>`;
}

const f = (value: number): string => String(Math.round(value * 10) / 10);
const f2 = (value: number): string => String(Math.round(value * 100) / 100);
