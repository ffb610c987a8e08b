import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BriefRole } from '../../brief/brief.ts';
import type { Part } from '../../brief/content.ts';
import { ICONS, iconNode } from './icon-node.ts';
import { iconOf } from './icon-of.ts';

const FOLDER = new URL('../../../data/icons/', import.meta.url);
const part = (role: BriefRole, text: string): Part => ({ role, text, form: 'words' });

test('every icon is listed, on the same square, in one ink', () => {
  const files = readdirSync(FOLDER);
  expect(files.sort()).toEqual(ICONS.map((name) => `${name}.svg`).sort());
  for (const file of files) {
    const svg = readFileSync(new URL(file, FOLDER), 'utf8');
    expect(svg).toContain('viewBox="0 0 24 24" fill="none" stroke="currentColor"');
    expect(svg.match(/#[0-9a-f]{3}|rgb|stroke-width/giu)).toBeNull();
  }
});

test('an icon is drawn in the ink of its card, with lines of one thickness at any size', () => {
  const drawn = [20, 80].map((size) => {
    const { src } = iconNode('pin', { x: 0, y: 0, size, color: '#aa3311', thickness: size / 12 }) as {
      src: string;
    };
    return Buffer.from(src.split(',')[1] ?? '', 'base64').toString();
  });
  for (const svg of drawn) {
    expect(svg).toContain('stroke="#aa3311"');
    expect(svg).toContain('stroke-width="2.00"');
  }
});

test.each([
  ['date', 'Saturday 20 June', 'calendar'],
  ['time', '7pm', 'clock'],
  ['place', '中央図書館', 'pin'],
  ['price', '€32–36k', undefined],
  ['person', 'Mira Okafor', undefined],
  ['contact', 'Call 0117 496 0210', 'phone'],
  ['contact', 'Apply at jobs@levain.example', 'mail'],
  ['contact', '@thaisdraws', 'at'],
  ['contact', 'Донаты: пример.рф', 'globe'],
  ['contact', 'Ask at the desk', undefined],
  ['item', '3 bedrooms', 'tick'],
  ['item', '112 m²', 'area'],
  ['figure', '1,200 ft²', 'area'],
  ['note', 'No flowers please', undefined],
] as const)('the icon of a %s such as "%s" is: %s', (role, text, icon) => {
  expect(iconOf(part(role, text))).toBe(icon);
});
