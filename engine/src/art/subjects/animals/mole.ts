import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const mole = drawSubject({
  name: 'mole',
  nouns: ['mole', 'moles', 'molehill', 'mole animal'],
  bounds: { x: 4, y: 44, width: 386, height: 210 },
  natural: { main: '#5a504e', second: '#f0a8a8', accent: '#8a6239', ink: '#1f1a1a', light: '#ffe3e0' },
  presence: { nouns: ['mole', 'mole animal'], home: 'garden', stands: 'ground', tall: 0.2, metres: 0.15 },
  paint: (colors, id) => `
    ${path(shape('10,250! 40,210 90,196 140,176 200,172 260,182 310,200 350,216 384,250!'), fill(colors.accent))}
    ${body(shape('196,44 246,60 276,106 280,160 276,236! 120,236! 112,160 118,106 148,60'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -14 })}
    ${path(shape('196,96 226,104 236,124 222,142 196,148 170,142 156,124 166,104'), fill(colors.second))}
    ${path(oval([196, 112], 15, 11), fill(colors.second))}
    ${path('M180 134C190 142 204 142 212 134', stroke(colors.ink, 3.5))}
    ${circle(164, 94, 5, fill(colors.ink))}
    ${circle(228, 94, 5, fill(colors.ink))}
    ${path('M156 124L126 118M156 132L128 136M236 124L266 118M236 132L264 136', stroke(colors.ink, 3, 0.4))}
    ${path(shape('116,176 92,170 74,184 78,206 100,214 124,204'), fill(colors.second))}
    ${path(shape('276,176 300,170 318,184 314,206 292,214 268,204'), fill(colors.second))}
    ${path('M84 190l-12 -4M82 200l-14 2M88 208l-10 8M308 190l12 -4M310 200l14 2M304 208l10 8', stroke(colors.ink, 4, 0.4))}
    ${path(shape('4,254! 40,226 80,232 120,214 160,226 200,216 240,226 280,214 320,230 356,226 390,254!'), fill(colors.accent))}
    ${path(shape('4,254! 60,244 140,240 220,244 300,240 390,254!'), fill(colors.ink, 0.2))}
    ${path('M60 240h8M110 232h8M170 238h8M250 236h8M310 240h8M340 246h8', stroke(colors.ink, 6, 0.35))}`,
});
