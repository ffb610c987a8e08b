import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const volcano = drawSubject({
  name: 'volcano',
  nouns: ['volcano', 'volcanoes', 'erupting volcano', 'volcanic eruption'],
  bounds: { x: -29, y: -26, width: 528, height: 386 },
  natural: { main: '#6a4a48', second: '#e8502c', accent: '#f7b23c', ink: '#2a1a1e', light: '#d9cfd0' },
  presence: { nouns: ['volcano'], home: 'island', stands: 'ground', tall: 0.56, metres: 60 },
  paint: (colors, id) => `
    ${path(shape('170,90 130,80 120,40 150,10 190,14 210,-20 260,-16 280,14 330,10 352,50 330,84 290,92 230,100'), fill(colors.light, 0.6))}
    ${path(shape('210,60 190,30 220,0 250,20 290,20 300,60 260,80'), fill(colors.light, 0.4))}
    ${path('M220 90C200 40 170 30 150 60M240 86C250 30 290 20 310 60M232 80V20', stroke(colors.accent, 9))}
    ${body(shape('-30,360! 40,330 90,260 140,170 176,106! 200,114 240,114 288,106! 330,170 380,260 430,330 500,360!'), colors.main, colors, { id: `${id}a`, dx: -30, dy: -8, marks: path('M170 100C200 116 260 116 294 100L300 130C300 160 290 200 300 230S296 290 310 330L290 330C276 300 276 250 268 220S256 190 252 220S246 290 236 350L216 350C212 310 214 260 206 230S190 210 188 240S180 290 168 320L156 318C164 270 160 230 166 200S170 140 164 120Z', fill(colors.second)) + path('M184 106C206 116 256 116 280 108L282 126C272 150 276 180 270 200S258 180 246 186S232 260 228 300C224 250 222 210 212 196S192 200 186 210C186 180 188 140 180 120Z', fill(colors.accent)) })}
    ${path('M176 106C176 98 288 98 288 106S176 114 176 106Z', fill(colors.accent))}
    ${path(shape('330,170 380,260 430,330 500,360! 400,360! 360,280 330,220'), fill(colors.ink, 0.12))}
    ${circle(150, 52, 9, fill(colors.second))}
    ${circle(316, 52, 8, fill(colors.second))}
    ${circle(132, 84, 6, fill(colors.accent))}
    ${circle(336, 90, 6, fill(colors.accent))}
    ${circle(232, 10, 7, fill(colors.second))}`,
});
