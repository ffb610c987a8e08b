import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const kingfisher = drawSubject({
  name: 'kingfisher',
  nouns: ['kingfisher', 'kingfishers'],
  bounds: { x: 20, y: 38, width: 334, height: 242 },
  natural: { main: '#1f86b8', second: '#e8772e', accent: '#0f5f8c', ink: '#14222e', light: '#f6fbff' },
  presence: {
    nouns: ['kingfisher'],
    home: 'river',
    stands: 'ground',
    tall: 0.24,
    metres: 0.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M150 226V252M150 252h-16M150 252h18M180 226V252M180 252h18M180 252h-14', stroke(colors.second, 7))}
    ${path(shape('70,210 40,244 20,280! 60,270 96,240'), fill(colors.accent))}
    ${body(shape('80,216 96,160 130,120 156,84 190,54 232,52 256,76 260,110 250,150 236,196 204,228 150,236 104,232'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -14, marks: path(shape('190,120 236,124 260,110 262,180 220,240 150,250 170,200 196,170'), fill(colors.second)) })}
    ${path(shape('84,214! 96,160 134,138 170,150 178,186 150,214 110,230!'), fill(colors.accent))}
    ${path('M118 190h0M136 172h0M156 168h0M130 204h0M150 190h0', stroke(colors.light, 4, 0.5))}
    ${path(shape('196,100 220,92 246,100 236,116 210,118'), fill(colors.second))}
    ${path(shape('178,112 196,108 204,124 190,140 174,132'), fill(colors.light))}
    ${path('M252 78L352 96L354 102L256 104Z', fill(colors.ink))}
    ${path('M258 98L340 101L256 106Z', fill(colors.second))}
    ${path(shape('176,66 196,44 228,40 252,58 234,62 204,62'), fill(colors.accent))}
    ${eye(232, 84, 7.5, colors)}`,
});
