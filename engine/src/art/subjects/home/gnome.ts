import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const gnome = drawSubject({
  name: 'gnome',
  nouns: ['gnome', 'garden gnome', 'dwarf'],
  bounds: { x: 14, y: -2, width: 292, height: 454 },
  natural: { main: '#d8403a', second: '#3f74b5', accent: '#f7f4ec', ink: '#3b2a22', light: '#f3c9a5' },
  presence: { nouns: ['gnome'], home: 'garden', stands: 'ground', tall: 0.36, metres: 0.5 },
  paint: (colors, id) => `
    ${path(shape('70,420 84,400 140,398 150,424 140,436 70,436') + shape('170,424 180,398 236,400 250,420 250,436 180,436'), fill(colors.ink))}
    ${body(shape('60,250 110,220 210,220 260,250 280,350 250,412 160,420 70,412 40,350'), colors.second, colors, { id: `${id}b`, dx: -10, dy: -10 })}
    ${path('M44 352H276V380H44Z', fill(colors.ink))}${path('M138 348H182V384H138Z', fill(colors.accent))}
    ${path(limb('70,260,48 36,310,44 44,350,38') + limb('250,260,48 284,310,44 276,350,38'), fill(colors.second))}${circle(48, 360, 22, fill(colors.light))}${circle(272, 360, 22, fill(colors.light))}
    ${path(shape('84,170 236,170 250,230 160,260 70,230'), fill(colors.light))}
    ${path(shape('62,188! 84,232 70,280 100,330 160,366 220,330 250,280 236,232 258,188! 210,214 160,222 110,214'), fill(colors.accent))}${path('M110 262Q120 310 150 336M210 262Q200 310 170 336M160 270V344', stroke(colors.ink, 5, 0.15))}
    ${path(shape('116,226 140,214 160,222 180,214 204,226 180,246 160,236 140,246'), fill(colors.accent))}${path('M136 208a24 20 0 1 0 48 0a24 20 0 1 0 -48 0Z', fill(colors.light))}${path('M136 208a24 20 0 1 0 48 0a24 20 0 1 0 -48 0Z', fill(colors.main, 0.35))}
    ${eye(118, 192, 8, colors)}${eye(202, 192, 8, colors)}
    ${body(shape('40,184! 60,120 110,40 180,0 206,-2! 220,60 256,130 280,184! 220,164 160,158 100,164'), colors.main, colors, { id: `${id}h`, dx: -12, dy: -6 })}`,
});
