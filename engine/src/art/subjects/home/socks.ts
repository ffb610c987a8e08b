import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const socks = drawSubject({
  name: 'socks',
  nouns: ['socks', 'sock', 'pair of socks'],
  bounds: { x: 14, y: 2, width: 378, height: 380 },
  natural: { main: '#e0554f', second: '#f4ead8', accent: '#3f7f9c', ink: '#3b2526', light: '#ffffff' },
  presence: { nouns: ['socks'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.25, several: 2 },
  paint: (colors, id) => `
    ${path('M176 10H296V190L376 266Q404 296 382 324Q358 350 318 334L206 262Q176 244 176 208Z', fill(colors.main))}${path('M176 84H296V112H176ZM176 140H296V168H176Z', fill(colors.second))}${path('M176 10H296V190L376 266Q404 296 382 324Q358 350 318 334L206 262Q176 244 176 208Z', fill(colors.ink, 0.22))}
    ${body('M20 34H152V232L234 306Q264 336 240 366Q216 392 176 374L56 300Q20 282 20 242Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -14, marks: path('M0 96H180V124H0ZM0 152H180V180H0Z', fill(colors.second)) + path('M180 270L270 330L230 400L150 370Z', fill(colors.accent)) + path('M0 236L84 240L104 310L0 320Z', fill(colors.accent)) })}
    ${path('M14 26H158V72H14Z', fill(colors.second))}${path('M170 2H302V46H170Z', fill(colors.second))}${path('M170 2H302V46H170Z', fill(colors.ink, 0.16))}${path('M38 34V64M62 34V64M86 34V64M110 34V64M134 34V64', stroke(colors.ink, 5, 0.18))}`,
});
