import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bauble = drawSubject({
  name: 'bauble',
  nouns: ['bauble', 'ornament', 'christmas ornament', 'christmas ball', 'baubles', 'christmas bauble'],
  bounds: { x: 16, y: -2, width: 268, height: 328 },
  natural: { main: '#c9303d', second: '#f3c45a', accent: '#2c7d5a', ink: '#4a121e', light: '#fff6ec' },
  presence: {
    nouns: ['bauble', 'ornament', 'christmas ornament', 'christmas ball'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.1,
  },
  paint: (colors, id) => `
    ${path('M150 24C136 -6 164 -6 150 24', stroke(colors.second, 7))}
    ${body('M122 30H178C184 30 186 34 186 38V76H114V38C114 34 116 30 122 30Z', colors.second, colors, { id: `${id}a`, dx: -10, dy: -4 })}
    ${path('M132 36V74M150 36V74M168 36V74', stroke(colors.ink, 5, 0.25))}
    ${body('M150 66C226 66 284 122 284 196C284 270 226 326 150 326C74 326 16 270 16 196C16 122 74 66 150 66Z', colors.main, colors, { id: `${id}b`, dx: -30, dy: -22, marks: path('M0 164C60 190 240 190 300 164V178C240 204 60 204 0 178ZM0 226C60 252 240 252 300 226V240C240 266 60 266 0 240Z', fill(colors.second)) + path('M40 204l22 12l-18 18l-20 -14ZM94 216l24 8l-16 20l-22 -10ZM150 220l24 10l-24 20l-24 -10ZM206 216l14 18l-22 10l-16 -20ZM258 204l18 14l-20 16l-18 -18Z', fill(colors.light)) })}
    ${path('M58 148C66 122 88 102 112 96C120 94 124 102 116 108C98 118 84 134 76 154C72 164 54 160 58 148Z', fill(colors.light, 0.55))}`,
});
