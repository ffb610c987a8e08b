import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const meatballs = drawSubject({
  name: 'meatballs',
  nouns: ['meatballs', 'meatball', 'spaghetti with meatballs'],
  bounds: { x: 0, y: 20, width: 440, height: 256 },
  natural: { main: '#8a4a2c', second: '#d9402f', accent: '#f2d28a', ink: '#3d1d12', light: '#fff8ec' },
  presence: {
    nouns: ['meatballs'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.1,
    several: 5,
  },
  paint: (colors) => `
    ${path('M0 200a220 60 0 1 0 440 0a220 60 0 1 0 -440 0Z', fill(colors.light))}${path('M0 200a220 60 0 0 0 440 0q0 76 -220 76q-220 0 -220 -76Z', fill(colors.light))}${path('M0 200a220 60 0 0 0 440 0q0 76 -220 76q-220 0 -220 -76Z', fill(colors.ink, 0.16))}
    ${path(shape('50,196 80,150 150,120 230,112 310,124 370,156 390,200 330,232 220,244 100,230'), fill(colors.accent))}${path('M70 196Q120 140 200 160M90 214Q160 160 260 180M160 226Q240 190 330 206M300 140Q360 160 372 200M220 130Q290 130 330 170M110 160Q160 130 210 136', stroke(colors.ink, 5, 0.22))}
    ${path(shape('110,180 130,130 200,100 280,110 330,150 334,196 280,190 262,214 220,196 180,212 156,186'), fill(colors.second))}
    ${circle(160, 130, 46, fill(colors.main))}${circle(282, 136, 46, fill(colors.main))}${circle(222, 86, 50, fill(colors.main))}${circle(222, 164, 42, fill(colors.main))}
    ${path('M272 96A50 50 0 0 1 184 120A58 50 0 0 0 272 96ZM206 140A46 46 0 0 1 124 158A56 46 0 0 0 206 140ZM328 146A46 46 0 0 1 246 164A56 46 0 0 0 328 146ZM264 174A42 42 0 0 1 188 190A52 42 0 0 0 264 174Z', fill(colors.ink, 0.28))}${path('M190 66Q200 50 218 48M130 112Q138 98 152 96M252 118Q260 104 274 102', stroke(colors.light, 8, 0.4))}
    ${path('M216 40L246 20L256 46Z', fill(colors.second))}`,
});
