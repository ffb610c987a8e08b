import { behind, body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '6,196! 60,180 110,150 160,128 230,122 290,126 326,116 352,108 372,118 400,130 440,134 470,140 476,152 462,160 420,162 380,168 340,178 290,196 220,206 150,206 90,206 40,206',
);

export const crocodile = drawSubject({
  name: 'crocodile',
  nouns: ['crocodile', 'alligator', 'croc'],
  bounds: { x: 6, y: 96, width: 470, height: 144 },
  natural: { main: '#6b8f4a', second: '#4c6b33', accent: '#e0b63f', ink: '#23301a', light: '#eee8c6' },
  presence: {
    nouns: ['crocodile', 'alligator'],
    home: 'river',
    stands: 'ground',
    tall: 0.2,
    metres: 0.8,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('170,186,36 190,214,24 186,238,22') + limb('300,176,32 322,210,22 320,238,20'), colors.main, colors)}
    ${path('M40 190L46 170L62 178L72 156L88 164L102 138L118 148L134 122L150 132L166 112L180 124L198 106L212 120L230 104L244 120L262 106L274 124L290 112L300 130L200 150Z', fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -10, marks: path(shape('20,204 120,192 220,188 300,178 370,160 480,152 440,180 300,220 100,220'), fill(colors.light)) + path('M140 154h8M180 148h8M220 146h8M260 148h8M160 172h8M200 168h8M240 168h8', stroke(colors.second, 11)) })}
    ${path(`${limb('132,180,50 120,212,30 134,236,24') + limb('264,180,44 256,212,28 268,236,22')}M120 228H158C166 228 166 240 158 240H120ZM256 228H292C300 228 300 240 292 240H256Z`, fill(colors.main))}
    ${path('M388 156L394 166L400 155L406 166L412 154L418 164L424 153L430 163L436 152L442 161L448 150L454 158L460 148Z', fill(colors.light))}${path('M474 148C440 152 400 156 366 154', stroke(colors.ink, 3.5, 0.65))}
    ${path('M336 114A15 15 0 1 0 366 114A15 15 0 1 0 336 114Z', fill(colors.main))}${path('M342 114A10 10 0 1 0 362 114A10 10 0 1 0 342 114Z', fill(colors.accent))}${path('M353 106V122', stroke(colors.ink, 5))}${path('M462 140h1', stroke(colors.ink, 6))}`,
});
