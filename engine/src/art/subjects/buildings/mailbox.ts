import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const mailbox = drawSubject({
  name: 'mailbox',
  nouns: ['mailbox', 'letterbox', 'letter box', 'post box', 'postbox', 'pillar box'],
  bounds: { x: 30, y: 40, width: 280, height: 350 },
  natural: { main: '#d23c34', second: '#8c5d38', accent: '#f3c24c', ink: '#2e1f1c', light: '#fff2e6' },
  presence: {
    nouns: ['mailbox', 'letterbox', 'post box'],
    home: 'garden',
    stands: 'ground',
    tall: 0.4,
    metres: 1.2,
  },
  paint: (colors, id) => `
    ${rect(140, 190, 26, 200, fill(colors.second))}
    ${path('M154 190H166V390H154Z', fill(colors.ink, 0.2))}
    ${body('M90 190V110C90 66 118 40 158 40H250C290 40 310 66 310 110V190Z', colors.main, colors, { id: `${id}a`, dx: -40, dy: -8 })}
    ${path('M84 190V40H158C118 40 138 66 138 110V190Z', fill(colors.ink, 0.25))}
    ${path('M30 190V110C30 66 52 40 84 40S138 66 138 110V190Z', fill(colors.ink))}
    ${path('M40 190V110C40 74 60 52 84 52S128 74 128 110V190Z', fill(colors.main))}
    ${path('M52 182V112C52 86 64 68 80 64V182Z', fill(colors.light, 0.3))}
    ${path('M62 120H150L158 170H70Z', fill(colors.light))}
    ${path('M64 122L112 148L148 122', stroke(colors.ink, 4, 0.4))}
    ${path('M262 130V66', stroke(colors.accent, 9))}
    ${path('M262 52H308V82H262Z', fill(colors.accent))}
    ${circle(262, 134, 7, fill(colors.ink))}
    ${path('M90 176H310V190H90Z', fill(colors.ink, 0.16))}`,
});
