import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const nutcracker = drawSubject({
  name: 'nutcracker',
  nouns: ['nutcracker', 'nutcrackers', 'toy soldier', 'tin soldier'],
  bounds: { x: 54, y: 4, width: 192, height: 414 },
  natural: { main: '#c42f36', second: '#23335f', accent: '#f0bd4a', ink: '#1d1620', light: '#fbe3cc' },
  presence: {
    nouns: ['nutcracker', 'toy soldier', 'tin soldier'],
    home: 'still-life',
    stands: 'table',
    tall: 0.46,
    metres: 0.35,
  },
  paint: (colors, id) => `
    ${rect(84, 400, 132, 18, fill(colors.ink), 5)}
    ${path('M104 350H142V402H96V386C96 378 104 376 104 370ZM158 350H196V370C196 376 204 378 204 386V402H158Z', fill(colors.ink))}
    ${path('M102 290H198V356H102Z', fill(colors.second))}
    ${path('M150 290H154V356H146V290Z', fill(colors.ink, 0.2))}
    ${path('M84 206L70 280M216 206L230 280', stroke(colors.main, 26))}
    ${circle(68, 292, 14, fill(colors.light))}
    ${circle(232, 292, 14, fill(colors.light))}
    ${body('M92 190H208C218 190 222 198 222 208L212 300H88L78 208C78 198 82 190 92 190Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -8 })}
    ${path('M128 190H172L160 230H140Z', fill(colors.light))}
    ${path('M104 220H196M104 248H196M104 276H196', stroke(colors.accent, 7))}
    ${path('M86 282H214V304H86Z', fill(colors.second))}
    ${path('M138 280H162V306H138Z', fill(colors.accent))}
    ${path(shape('66,196 92,184 104,196 98,212 70,212'), fill(colors.accent))}
    ${path(shape('234,196 208,184 196,196 202,212 230,212'), fill(colors.accent))}
    ${body('M102 96H198V176C198 190 176 198 150 198C124 198 102 190 102 176Z', colors.light, colors, { id: `${id}b`, dx: -14, dy: -6 })}
    ${circle(130, 128, 7, fill(colors.ink))}
    ${circle(170, 128, 7, fill(colors.ink))}
    ${path('M104 146a13 9 0 1 0 26 0a13 9 0 1 0 -26 0ZM170 146a13 9 0 1 0 26 0a13 9 0 1 0 -26 0Z', fill(colors.main, 0.5))}
    ${path('M144 132H156L160 154H140Z', fill(colors.light))}
    ${path('M150 132H156L160 154H150Z', fill(colors.ink, 0.15))}
    ${path('M112 158C128 172 142 168 150 160C158 168 172 172 188 158', stroke(colors.ink, 8))}
    ${rect(134, 170, 32, 18, fill(colors.light), 3)}
    ${path('M145 170V188M156 170V188', stroke(colors.ink, 3))}
    ${path(shape('104,178 150,196 196,178 190,226 150,246 110,226'), fill(colors.light))}
    ${path('M92 100V24C92 10 120 4 150 4S208 10 208 24V100Z', fill(colors.second))}
    ${path('M104 30C104 20 112 16 122 14V94H104Z', fill(colors.light, 0.2))}
    ${path('M86 88H214V106H86Z', fill(colors.accent))}
    ${path('M150 30L158 48L176 50L162 62L166 80L150 71L134 80L138 62L124 50L142 48Z', fill(colors.accent))}`,
});
