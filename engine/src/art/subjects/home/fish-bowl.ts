import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const fishBowl = drawSubject({
  name: 'fish-bowl',
  nouns: ['fish bowl', 'fishbowl'],
  bounds: { x: 10, y: 20, width: 380, height: 350 },
  natural: { main: '#8fd0e6', second: '#f0862e', accent: '#5fae5a', ink: '#2a4a5a', light: '#ffffff' },
  presence: { nouns: ['fish bowl'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.3 },
  paint: (colors, id) => `
    ${path('M120 30H280V64C350 90 390 150 390 220C390 310 310 370 200 370C90 370 10 310 10 220C10 150 50 90 120 64Z', fill(colors.light, 0.85))}
    ${body('M40 150C100 136 300 136 360 150C376 172 384 196 384 220C384 304 306 362 200 362C94 362 16 304 16 220C16 196 24 172 40 150Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: -14 })}
    ${path('M40 150C100 136 300 136 360 150C300 164 100 164 40 150Z', fill(colors.light, 0.5))}
    ${path(shape('60,330 100,316 160,322 220,314 290,324 340,330 300,350 200,362 100,350'), fill(colors.second))}
    ${path('M110 326C100 290 122 270 110 230M130 326C140 300 128 280 140 256M290 326C300 300 284 280 296 250', stroke(colors.accent, 9))}
    ${path(shape('150,230! 180,196 230,190 270,214! 310,186 316,214 308,240! 316,260 300,270 270,246! 230,266 180,258'), fill(colors.second))}
    ${path(shape('150,230! 180,258 230,266 270,246! 240,240 190,240'), fill(colors.ink, 0.16))}
    ${path('M200 196C190 210 190 240 200 256L214 258C204 240 204 212 214 194Z', fill(colors.light, 0.6))}
    ${circle(172, 224, 6, fill(colors.ink))}
    ${circle(140, 190, 8, fill(colors.light, 0.7))}
    ${circle(150, 168, 6, fill(colors.light, 0.7))}
    ${path('M112 20H288V40H112Z', fill(colors.second))}
    ${path('M112 20H288V40H112Z', fill(colors.light))}
    ${path(shape('50,200 60,150 90,110 100,120 78,158 66,206'), fill(colors.light, 0.6))}`,
});
