import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

const carp = (color: string, light: string, ink: string): string =>
  path(
    'M0 0C60 -34 150 -30 220 -10C270 4 300 -10 350 -40C340 -10 340 20 356 60C310 40 280 30 230 44C150 66 60 66 0 40Z',
    fill(color),
  ) +
  path(
    'M0 24C60 44 150 44 230 24C290 14 320 20 352 48C310 40 280 30 230 44C150 66 60 66 0 40Z',
    fill(ink, 0.16),
  ) +
  path('M0 0C-8 10 -8 30 0 40C14 34 14 6 0 0Z', fill(light)) +
  circle(44, 10, 17, fill(light)) +
  circle(46, 10, 9, fill(ink)) +
  path(
    'M84 -24C96 0 96 30 84 52M110 -6C124 4 124 20 110 30M140 -10C154 0 154 24 140 36M170 -8C184 2 184 22 170 34M200 -6C212 2 212 20 200 30',
    stroke(light, 7, 0.85),
  );

export const carpStreamer = drawSubject({
  name: 'carp-streamer',
  nouns: ['carp streamer', 'koinobori', 'carp streamers'],
  bounds: { x: 10, y: -6, width: 416, height: 578 },
  natural: { main: '#2f5f9e', second: '#d9473f', accent: '#f0bb3e', ink: '#1c2a44', light: '#fff8ee' },
  presence: {
    nouns: ['carp streamer', 'koinobori'],
    home: 'park',
    stands: 'ground',
    tall: 0.6,
    metres: 6,
    several: 3,
  },
  paint: (colors) => `
    ${path('M30 20V560', stroke(colors.accent, 14))}
    ${circle(30, 12, 18, fill(colors.accent))}
    ${path('M30 66L70 76M30 210L70 220M30 350L70 360', stroke(colors.ink, 4, 0.6))}
    <g transform="translate(70 56)">
    ${carp(colors.main, colors.light, colors.ink)}
    </g>
    <g transform="translate(70 200) scale(.88)">
    ${carp(colors.second, colors.light, colors.ink)}
    </g>
    <g transform="translate(70 342) scale(.74)">
    ${carp(colors.accent, colors.light, colors.ink)}
    </g>
    ${path('M10 556H50V572H10Z', fill(colors.ink))}`,
});
