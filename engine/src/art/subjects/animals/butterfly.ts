import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const upper = 'M152 128C150 80 176 30 232 14C276 4 300 24 292 64C284 112 230 146 158 146Z';
const lower = 'M156 142C204 138 258 150 262 188C266 222 232 250 204 238C176 226 158 186 154 150Z';
const veins = 'M160 134L286 40M162 140L284 84M160 146L250 196M158 150L214 236';
const dots = 'M252 24h0M274 30h0M284 46h0M282 66h0M274 86h0M254 170h0M256 192h0M248 212h0M232 228h0';

/** A wing pair: the same on the left, mirrored and a little smaller, because it is the farther one. */
const wings = (border: string, inside: string, light: string): string => `
  ${path(upper + lower, fill(border))}
  ${path(upper, `fill="${inside}" transform="translate(24 16) scale(.86)"`)}${path(lower, `fill="${inside}" transform="translate(26 22) scale(.85)"`)}
  ${path(veins, stroke(border, 5))}${path(dots, stroke(light, 8))}`;

export const butterfly = drawSubject({
  name: 'butterfly',
  nouns: ['butterfly', 'moth', 'metamorphosis'],
  bounds: { x: 6, y: 10, width: 288, height: 232 },
  natural: { main: '#f08c2e', second: '#d9661d', accent: '#f7c04a', ink: '#2c1a18', light: '#fff6e6' },
  presence: { nouns: ['butterfly', 'moth'], home: 'garden', stands: 'air', tall: 0.24, metres: 0.12 },
  paint: ({ main, second, accent, ink, light }) => `
    <g transform="translate(300 0) scale(-1 1)">${wings(ink, second, light)}</g>
    ${wings(ink, main, light)}
    ${path('M176 118C180 84 204 50 240 36C220 70 204 96 176 118Z', fill(accent, 0.7))}
    ${path('M147 112C142 88 128 68 112 60M153 112C158 88 172 68 188 60', stroke(ink, 4))}${path('M112 60h0M188 60h0', stroke(ink, 9))}
    ${path('M142 122C142 108 158 108 158 122C164 140 162 190 150 214C138 190 136 140 142 122Z', fill(ink))}${path('M147 128C144 150 144 170 148 190', stroke(light, 3, 0.35))}`,
});
