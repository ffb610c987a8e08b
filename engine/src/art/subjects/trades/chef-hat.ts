import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const chefHat = drawSubject({
  name: 'chef-hat',
  nouns: ['chef hat', 'cook hat', 'toque'],
  bounds: { x: 4, y: 0, width: 392, height: 355 },
  natural: { main: '#fbfaf6', second: '#e3e0d8', accent: '#c9463a', ink: '#2c2a2a', light: '#ffffff' },
  paint: (colors, id) => `
    ${body('M92 210C36 208 4 172 4 126C4 80 40 46 86 46C96 46 106 48 114 52C130 20 162 0 200 0C238 0 270 20 286 52C294 48 304 46 314 46C360 46 396 80 396 126C396 172 364 208 308 210L300 300H100Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: -10 })}
    ${path('M150 292L138 176M200 292V162M250 292L262 176', stroke(colors.ink, 7, 0.16))}
    ${path('M34 120C36 96 54 78 80 76', stroke(colors.light, 12, 0.9))}
    ${body('M92 268C160 286 240 286 308 268V330C308 340 302 344 292 346C232 358 168 358 108 346C98 344 92 340 92 330Z', colors.second, colors, { id: `${id}b`, dx: -16, dy: -6 })}
    ${path('M92 284C160 302 240 302 308 284V298C240 316 160 316 92 298Z', fill(colors.accent))}`,
});
