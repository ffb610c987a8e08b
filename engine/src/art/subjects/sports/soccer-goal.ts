import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const soccerGoal = drawSubject({
  name: 'soccer-goal',
  nouns: ['soccer goal', 'goal', 'football goal', 'goal net', 'hockey goal'],
  bounds: { x: -19, y: 33, width: 478, height: 241 },
  natural: { main: '#f4f6f6', second: '#c3ced6', accent: '#5f9a4e', ink: '#3a444c', light: '#ffffff' },
  presence: {
    nouns: ['soccer goal', 'goal', 'football goal'],
    home: 'park',
    stands: 'ground',
    tall: 0.36,
    metres: 2.4,
  },
  paint: (colors) => `
    ${path('M40 40H400L440 260H0Z', fill(colors.second, 0.25))}
    ${path('M70 44L36 258M110 44L88 258M150 44L138 258M190 44L186 258M230 44L234 258M270 44L284 258M310 44L334 258M350 44L386 258M380 44L420 258M32 80H408M26 116H414M20 152H420M14 188H426M8 224H432', stroke(colors.second, 3))}
    ${path('M40 40L0 262M400 40L440 262', stroke(colors.second, 7))}
    ${path('M44 268V44H400V268', stroke(colors.ink, 14, 0.3))}
    ${path('M40 264V40H400V264', stroke(colors.main, 13))}
    ${path('M37 260V40', stroke(colors.light, 4, 0.7))}
    ${path(shape('-20,274! 40,262 120,268 220,262 320,268 400,262 460,274!'), fill(colors.accent))}`,
});
