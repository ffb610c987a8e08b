import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('40,150 60,112 108,90 160,88 208,102 232,136 226,172 196,200 146,210 92,200 56,178');

export const bee = drawSubject({
  name: 'bee',
  nouns: ['bee', 'honeybee', 'bumblebee', 'honey bee', 'wasp'],
  bounds: { x: 12, y: 8, width: 290, height: 224 },
  natural: { main: '#f5b92e', second: '#3a2a1e', accent: '#cfe3ea', ink: '#2a1d15', light: '#fffbe8' },
  presence: {
    nouns: ['bee', 'bumblebee', 'honeybee', 'wasp'],
    shows: ['striped'],
    home: 'garden',
    stands: 'air',
    tall: 0.2,
    metres: 0.08,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('150,100! 160,50 190,16 222,14 232,40 212,76 176,104'), fill(colors.accent))}${path(shape('150,100! 160,50 190,16 222,14 232,40 212,76 176,104'), fill(colors.ink, 0.15))}
    ${path('M44 144L12 152L46 164Z', fill(colors.ink))}${path('M120 204L112 228M156 208L154 232M190 200L198 224', stroke(colors.ink, 6))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -22, marks: path('M76 70Q60 150 84 220M118 70Q104 150 122 220M160 70Q148 150 164 220', stroke(colors.second, 22)) })}
    ${path('M196 140A45 45 0 1 0 286 140A45 45 0 1 0 196 140Z', fill(colors.main))}${path('M210 176C232 192 270 186 284 152C280 176 262 186 242 185C228 184 216 182 210 176Z', fill(colors.ink, 0.16))}
    ${path('M244 98Q250 72 270 66M262 102Q276 82 294 84', stroke(colors.ink, 5))}${path('M271 66h0M295 84h0', stroke(colors.ink, 12))}
    ${path(shape('146,104! 116,64 76,36 44,40 40,70 72,98 116,112'), fill(colors.accent))}${path('M136 98L70 62M124 104L76 84', stroke(colors.light, 4))}
    ${eye(256, 134, 10, colors)}${path('M280 156Q268 170 252 162', stroke(colors.ink, 4.5))}`,
});
