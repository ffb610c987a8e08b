import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '70,126 130,100 200,76 280,66 350,74 410,96 446,118! 442,136 400,160 330,176 250,178 170,160 110,142 70,142',
);

export const shark = drawSubject({
  name: 'shark',
  nouns: ['shark', 'great white'],
  bounds: { x: 6, y: 6, width: 440, height: 240 },
  natural: { main: '#6f8798', second: '#566d7e', accent: '#c7665f', ink: '#1f2c36', light: '#eef3f3' },
  presence: { nouns: ['shark'], home: 'underwater', stands: 'deep', tall: 0.3, metres: 2, faces: 'right' },
  paint: (colors, id) => `
    ${path(shape('218,90! 226,50 216,14 206,6! 244,18 280,44 306,82!'), fill(colors.second))}
    ${path(shape('270,160! 258,206 236,238 224,246! 262,242 302,212 330,166!'), fill(colors.second))}${path(shape('270,160! 258,206 236,238 224,246! 262,242 302,212 330,166!'), fill(colors.ink, 0.25))}
    ${path(shape('92,126! 60,92 30,40 6,26! 10,68 36,120 40,140 24,172 16,196! 50,182 88,144'), fill(colors.main))}
    ${path(shape('130,150! 122,174 130,190! 150,178 166,156'), fill(colors.second))}${path(shape('140,104! 132,86 138,76! 154,84 164,94'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -10, marks: path(shape('90,150 200,148 300,140 380,134 460,128 440,190 300,200 150,180'), fill(colors.light)) })}
    ${path(shape('382,140! 410,134 438,134! 424,150 398,156'), fill(colors.accent))}${path('M386 139L394 148L401 136L409 146L416 134L423 143L432 133Z', fill(colors.light))}
    ${path(shape('300,152! 300,190 282,222 272,234! 312,218 338,186 346,152!'), fill(colors.second))}
    ${path('M342 110C334 122 334 136 340 146M328 108C320 120 320 136 326 148M314 108C306 120 306 136 312 148', stroke(colors.ink, 4, 0.45))}
    ${eye(394, 112, 7, colors)}${path('M384 102L404 106', stroke(colors.ink, 4, 0.6))}
    ${path('M240 84C276 76 320 78 350 86', stroke(colors.light, 7, 0.3))}`,
});
