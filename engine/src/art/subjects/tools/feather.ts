import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const feather = drawSubject({
  name: 'feather',
  nouns: ['feather', 'quill feather', 'plume'],
  bounds: { x: 86, y: 35, width: 220, height: 416 },
  natural: { main: '#5f93b8', second: '#3f6f96', accent: '#f2e8d2', ink: '#23384a', light: '#dcecf4' },
  presence: { nouns: ['feather', 'plume'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.2 },
  paint: (colors, id) => `
    <g transform="rotate(24 200 200)">
    ${path('M200 470C196 330 200 180 220 30', stroke(colors.accent, 8))}
    ${body(shape('222,10! 262,80 276,170 268,260 244,330 204,376! 190,360! 168,364! 172,336! 150,330! 160,300! 140,270 142,200 160,130 190,60'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -6 })}
    ${path(shape('222,10! 262,80 276,170 268,260 244,330 204,376! 204,250 212,120'), fill(colors.second))}
    ${path(shape('222,10! 262,80 276,170 268,260 244,330 204,376! 204,250 212,120'), fill(colors.ink, 0.14))}
    ${path('M204 330L164 300M204 280L154 244M206 230L156 188M208 180L166 134M204 320L246 286M206 260L262 222M208 200L270 164M212 140L260 106', stroke(colors.light, 4, 0.5))}
    ${path('M200 470C196 330 204 180 220 20', stroke(colors.accent, 7))}
    </g>`,
});
