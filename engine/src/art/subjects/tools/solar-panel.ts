import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const solarPanel = drawSubject({
  name: 'solar-panel',
  nouns: ['solar panel', 'solar panels', 'solar energy', 'photovoltaic', 'solar power'],
  bounds: { x: 30, y: 30, width: 410, height: 326 },
  natural: { main: '#2c5f9e', second: '#c3ccd3', accent: '#7fb4e0', ink: '#23303c', light: '#eaf5fd' },
  presence: { nouns: ['solar panel'], home: 'meadow', stands: 'ground', tall: 0.36, metres: 2 },
  paint: (colors, id) => `
    ${path('M150 230L120 350M320 230L350 350M235 250V340', stroke(colors.second, 12))}
    ${path('M90 346H160V356H90ZM310 346H380V356H310ZM200 336H270V346H200Z', fill(colors.ink))}
    ${body('M90 30H380L440 250H30Z', colors.second, colors, { id: `${id}a`, dx: -4, dy: -4 })}
    ${path('M100 40H370L424 240H46Z', fill(colors.main))}
    ${path('M190 40L164 240M280 40L306 240M145 40L105 240M235 40V240M325 40L365 240M86 90H384M73 140H397M60 190H410', stroke(colors.accent, 4))}
    ${path('M100 40H190L90 240H46ZM250 40H290L210 240H150Z', fill(colors.light, 0.28))}
    ${path('M30 250H440L444 262H26Z', fill(colors.ink, 0.2))}`,
});
