import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tower = drawSubject({
  name: 'tower',
  nouns: ['tower', 'watchtower', 'bell tower', 'clock tower'],
  bounds: { x: 58, y: 7, width: 164, height: 433 },
  natural: { main: '#cdbb9c', second: '#4f6f7f', accent: '#e6b14a', ink: '#3a322c', light: '#f8f0de' },
  presence: {
    nouns: ['tower', 'watchtower', 'bell tower', 'clock tower'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.6,
    metres: 30,
  },
  paint: (colors, id) => `
    ${path('M140 60V10', stroke(colors.ink, 6))}${path('M142 8L186 20L142 34Z', fill(colors.accent))}
    ${body('M82 150H198L212 440H68Z', colors.main, colors, { id: `${id}b`, dx: -34, dy: 0, marks: path('M90 260h20M124 290h22M100 330h22M130 370h22M96 400h20M150 240h16', stroke(colors.ink, 6, 0.2)) })}
    ${path('M62 138L140 46L218 138Z', fill(colors.second))}${path('M140 46L218 138H160Z', fill(colors.ink, 0.2))}
    ${path('M66 136H214V216H66Z', fill(colors.light))}${path('M180 136H214V216H180Z', fill(colors.ink, 0.16))}${path('M58 132H222V146H58ZM58 212H222V228H58Z', fill(colors.main))}
    ${path('M112 180A28 28 0 1 0 168 180A28 28 0 1 0 112 180Z', fill(colors.main))}${path('M112 180A28 28 0 1 0 168 180A28 28 0 1 0 112 180Z', stroke(colors.ink, 5))}${path('M140 180V162M140 180L154 188', stroke(colors.ink, 5))}
    ${path('M132 260V292C132 296 148 296 148 292V260C148 250 132 250 132 260Z', fill(colors.ink))}${path('M132 330V362C132 366 148 366 148 362V330C148 320 132 320 132 330Z', fill(colors.ink))}
    ${path('M116 440V410C116 390 164 390 164 410V440Z', fill(colors.second))}${path('M40 440V428H240V440Z', fill(colors.ink, 0.3))}`,
});
