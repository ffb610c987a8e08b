import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const chessSet = drawSubject({
  name: 'chess-set',
  nouns: [
    'chess',
    'chess pieces',
    'chess piece',
    'chess king',
    'chess set',
    'chess pawn',
    'chessboard',
    'chess board',
  ],
  bounds: { x: 10, y: 0, width: 436, height: 366 },
  natural: { main: '#f2e6cf', second: '#3a2b26', accent: '#b5813f', ink: '#1c1412', light: '#ffffff' },
  presence: {
    nouns: ['chess', 'chess piece', 'chess pawn'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.12,
  },
  paint: (colors, id) => `
    ${body('M10 330H430L410 366H30Z', colors.accent, colors, { id: `${id}a`, dx: -30, dy: -4 })}
    ${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => path(`M${26 + i * 49} 318H${75 + i * 49}L${76 + i * 51} 336H${22 + i * 51}Z`, fill(i % 2 ? colors.main : colors.second))).join('')}
    <g transform="translate(30 0)">
    ${body('M70 120H130L146 250C160 262 168 280 170 318H30C32 280 40 262 54 250Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -6 })}
    ${path('M48 100H152C158 100 158 124 152 124H48C42 124 42 100 48 100Z', fill(colors.main))}
    ${body('M64 100L50 44C70 30 130 30 150 44L136 100Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: -8 })}
    ${path('M92 0H108V14H122V28H108V44H92V28H78V14H92Z', fill(colors.main))}
    ${path('M108 100H136L150 44C144 38 134 36 124 35ZM110 120H130L146 250C160 262 168 280 170 318H124Z', fill(colors.ink, 0.14))}
    ${path('M44 262H156M60 138H140', stroke(colors.ink, 5, 0.2))}
    </g>
    <g transform="translate(176 110)">
    ${body('M70 90H130L144 160C156 168 164 184 166 208H34C36 184 44 168 56 160Z', colors.second, colors, { id: `${id}d`, dx: -16, dy: -6 })}
    ${path('M56 74H144C150 74 150 94 144 94H56C50 94 50 74 56 74Z', fill(colors.second))}
    ${circle(100, 40, 42, fill(colors.second))}
    ${path('M72 30C78 14 92 6 106 8M78 108L70 150', stroke(colors.light, 8, 0.35))}
    ${path('M48 172H152', stroke(colors.light, 5, 0.2))}
    </g>
    <g transform="translate(286 90)">
    ${body(shape('60,228! 56,190 80,160 84,120 60,136 38,130 36,110 62,76 80,50 92,18! 108,40 134,60 150,100 146,150 132,186 140,228!'), colors.main, colors, { id: `${id}e`, dx: -14, dy: -6 })}
    ${path('M108 46C122 70 124 100 116 128', stroke(colors.ink, 5, 0.3))}
    ${circle(82, 80, 5, fill(colors.ink))}
    ${path('M46 120L56 116', stroke(colors.ink, 4))}
    ${path('M40 206H160V228H40Z', fill(colors.main))}
    </g>`,
});
