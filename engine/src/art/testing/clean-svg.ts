import { expect } from 'vitest';

// The parts of SVG that the drawings use; anything else (text, script, image, style) is a mistake.
const known = new Set([
  ...['svg', 'defs', 'g', 'path', 'rect', 'circle', 'ellipse', 'mask', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

/**
 * Holds an SVG against the house rules: balanced elements of known names and at most `maxElements`, finite
 * numbers, colors written `#rrggbb`, unique ids, references only to ids of its own. Gives its ids.
 */
export function assertCleanSvg(svg: string, maxElements: number): string[] {
  const open: string[] = [];
  const ids: string[] = [];
  let count = 0;
  const rest = svg.replaceAll(
    /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<>]*")*)\s*(\/?)>/g,
    (_, end, name, attributes, empty) => {
      expect(known.has(name), `element ${name}`).toBe(true);
      if (end) expect(open.pop()).toBe(name);
      else {
        count++;
        if (!empty) open.push(name);
        for (const [, key = '', value = ''] of String(attributes).matchAll(/([\w:-]+)="([^"]*)"/g)) {
          if (key === 'id') ids.push(value);
          expect(/NaN|Infinity|undefined/.test(value), `${key}="${value.slice(0, 80)}"`).toBe(false);
          if (/^(fill|stroke|stop-color)$/.test(key))
            expect(value).toMatch(/^(#[0-9a-f]{6}|none|url\(#[\w-]+\))$/);
          if (key.startsWith('on') || key === 'style' || key.endsWith('href'))
            throw new Error(`attribute ${key}`);
        }
      }
      return '';
    },
  );
  expect(rest).toBe('');
  expect(open).toEqual([]);
  expect(count).toBeLessThanOrEqual(maxElements);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id = ''] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
  return ids;
}
