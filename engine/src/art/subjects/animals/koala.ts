import { body, eye, fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const torso = shape('100,190 126,160 180,152 222,172 236,220 222,280 180,300 130,294 102,250');
const head = shape('86,100 104,58 150,38 198,44 232,76 238,118 214,152 166,166 118,156 92,132');

export const koala = drawSubject({
  name: 'koala',
  nouns: ['koala', 'eucalyptus'],
  bounds: { x: 38, y: 0, width: 244, height: 344 },
  natural: { main: '#9aa1aa', second: '#79808b', accent: '#8a5f42', ink: '#2a2d34', light: '#f3f1ec' },
  presence: { nouns: ['koala'], home: 'forest', stands: 'ground', tall: 0.42, metres: 1.4 },
  paint: (colors, id) => `
    ${path('M226 8L238 0L248 14L258 2L270 10L282 344H222Z', fill(colors.accent))}${path('M252 8L258 2L270 10L282 344H258Z', fill(colors.ink, 0.2))}${path('M240 40V80M236 190V240M244 280V320', stroke(colors.ink, 5, 0.25))}
    ${body(torso, colors.main, colors, { id: `${id}b`, dx: -10, marks: path(shape('150,170 196,180 206,230 190,280 160,280 140,230'), fill(colors.light)) })}
    ${path(line('126,262 128,300 176,310 236,296'), stroke(colors.main, 42))}${path(line('128,200 150,230 200,234 250,214'), stroke(colors.main, 34))}
    ${path('M262 204l14 -3M264 213l14 0M262 222l12 5M250 288l14 -5M252 298l14 -2M250 308l12 2', stroke(colors.ink, 6))}
    ${path(fleece(76, 74, 34, 34, 9, 14), fill(colors.main))}${path(fleece(76, 78, 18, 20, 7, 10), fill(colors.light))}
    ${path(fleece(238, 66, 34, 34, 9, 14), fill(colors.main))}${path(fleece(238, 70, 18, 20, 7, 10), fill(colors.light))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -6, dy: -10 })}
    ${path(shape('162,86 178,94 182,120 174,138 162,142 150,138 142,120 146,94'), fill(colors.ink))}${path('M154 98Q158 94 163 94', stroke(colors.light, 4, 0.5))}
    ${eye(126, 100, 9, colors)}${eye(198, 100, 9, colors)}${path('M150 150Q162 156 174 150', stroke(colors.ink, 4, 0.7))}`,
});
