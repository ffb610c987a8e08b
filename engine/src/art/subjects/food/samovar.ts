import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const samovar = drawSubject({
  name: 'samovar',
  nouns: ['samovar', 'samovars', 'tea urn'],
  bounds: { x: 0, y: -70, width: 380, height: 530 },
  natural: { main: '#d9a63c', second: '#b07f25', accent: '#a8562e', ink: '#4a2f10', light: '#fff3c8' },
  presence: { nouns: ['samovar'], home: 'still-life', stands: 'table', tall: 0.4, metres: 0.5 },
  paint: (colors, id) => `
    ${path('M150 56H230V30C230 10 150 10 150 30Z', fill(colors.second))}
    ${path('M140 52H240V62H140Z', fill(colors.ink))}
    ${path('M60 190C6 170 6 260 62 250M320 190C374 170 374 260 318 250', stroke(colors.second, 12))}
    ${path('M0 192H36V216H0ZM344 192H380V216H344Z', fill(colors.accent))}
    ${path('M140 372H240L270 420H110Z', fill(colors.second))}
    ${path('M200 372H240L270 420H214Z', fill(colors.ink, 0.16))}
    ${body('M110 74H270C278 90 282 104 282 118C330 150 330 280 270 340C262 352 256 364 252 376H128C124 364 118 352 110 340C50 280 50 150 98 118C98 104 102 90 110 74Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -6, marks: path('M60 112H330V128H60ZM60 330H330V344H60Z', fill(colors.second)) + path('M104 170C92 220 98 270 120 310L140 306C122 270 116 220 126 170Z', fill(colors.light, 0.55)) })}
    ${path('M90 414H290L310 446H70Z', fill(colors.second))}
    ${path('M210 414H290L310 446H220Z', fill(colors.ink, 0.2))}
    ${path('M174 286H206V318H216V372H230V384H190V318H174Z', fill(colors.second))}
    ${path('M206 318H216V372H230V384H206Z', fill(colors.ink, 0.3))}
    ${path('M190 286V260M172 258H208', stroke(colors.second, 10))}
    ${path('M80 446H104V460H80ZM276 446H300V460H276Z', fill(colors.ink))}
    ${body(shape('150,22 144,-20 160,-50 190,-58 220,-50 236,-20 230,22!'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -8 })}
    ${path('M232 -14C262 -34 262 8 234 4', stroke(colors.second, 9))}
    ${path('M146 -16L112 -40L104 -30L146 10Z', fill(colors.second))}
    ${path('M180 -70H200V-56H180Z', fill(colors.ink))}`,
});
