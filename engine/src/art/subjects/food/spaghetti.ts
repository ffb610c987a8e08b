import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const spaghetti = drawSubject({
  name: 'spaghetti',
  nouns: ['spaghetti', 'pasta', 'spaghetti bolognese', 'carbonara', 'pasta dish', 'linguine', 'tagliatelle'],
  bounds: { x: 0, y: 7, width: 460, height: 243 },
  natural: { main: '#f2cf72', second: '#d8422c', accent: '#4f9a45', ink: '#5b3a14', light: '#fdf9ef' },
  presence: { nouns: ['spaghetti', 'pasta'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.12 },
  paint: (colors, id) => `
    ${body('M0 186H460C450 226 400 250 330 250H130C60 250 10 226 0 186Z', colors.light, colors, { id: `${id}a`, dx: -20, dy: -6 })}
    ${path('M0 186H460L456 198H4Z', fill(colors.ink, 0.12))}
    ${path(shape('40,188! 46,150 86,120 130,92 190,72 262,72 330,94 376,122 414,152 420,188!'), fill(colors.main))}
    ${path('M66 184C80 150 130 140 160 166M110 186C120 140 190 120 230 160M300 186C290 150 340 130 380 170M150 120C190 96 240 100 260 130M270 100C310 110 350 130 360 150M90 140C110 120 130 112 150 110', stroke(colors.ink, 6, 0.22))}
    ${path('M84 176C104 150 150 152 168 180M206 184C220 150 270 146 296 178M330 150C350 140 380 150 390 172M120 128C150 106 180 104 204 112', stroke(colors.light, 6, 0.6))}
    ${path('M60 180C40 190 36 206 44 216M392 176C412 190 414 206 404 218', stroke(colors.main, 11))}
    ${body(shape('132,112 160,70 214,50 274,54 316,82 330,118 300,134 268,128 236,142 200,130 166,136'), colors.second, colors, { id: `${id}b`, dx: -8, dy: -10 })}
    ${path('M172 86C184 74 200 68 218 66', stroke(colors.light, 8, 0.4))}
    ${circle(204, 100, 9, fill(colors.ink, 0.25))}
    ${circle(262, 88, 8, fill(colors.ink, 0.25))}
    ${circle(288, 112, 7, fill(colors.ink, 0.25))}
    ${path(shape('222,56 196,40 178,14 212,12 234,30'), fill(colors.accent))}
    ${path(shape('226,58 236,24 268,8 284,24 264,50'), fill(colors.accent))}
    ${path('M220 48L192 22M236 50L272 22', stroke(colors.light, 4, 0.5))}`,
});
