import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const hauntedHouse = drawSubject({
  name: 'haunted-house',
  nouns: ['haunted house', 'haunted mansion', 'spooky house', 'derelict house', 'ghost house'],
  bounds: { x: 2, y: -17, width: 421, height: 377 },
  natural: { main: '#5b4a6e', second: '#33283f', accent: '#f6b73c', ink: '#1b1424', light: '#cfc3dd' },
  presence: {
    nouns: ['haunted house', 'haunted mansion', 'spooky house', 'derelict house', 'ghost house'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.5,
    metres: 9,
    glow: { x: 180, y: 240, reach: 0.5, shines: 'accent' },
  },
  paint: (colors, id) => `
    ${path('M250 60L262 8L274 60Z', fill(colors.second))}
    ${path('M262 10V-14M254 -6H270', stroke(colors.ink, 5))}
    ${body('M206 96H318V348H206Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -4 })}
    ${path('M190 104C212 84 226 60 240 28H286C300 60 314 84 336 104Z', fill(colors.second))}
    ${path('M270 28H286C300 60 314 84 336 104H290Z', fill(colors.ink, 0.25))}
    ${body('M40 190H220V350H34Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -4 })}
    ${path('M20 200L64 126H204L236 200Z', fill(colors.second))}
    ${path('M170 126H204L236 200H184Z', fill(colors.ink, 0.25))}
    ${path('M92 180L128 130L164 180V204H92Z', fill(colors.main))}
    ${path('M80 184L128 112L178 184L164 190L128 138L92 190Z', fill(colors.second))}
    ${path('M116 190V172A12 12 0 0 1 140 172V190Z', fill(colors.accent))}
    ${rect(44, 92, 28, 60, fill(colors.second))}
    ${rect(38, 86, 40, 12, fill(colors.ink))}
    ${path('M60 226h30M150 240h26M60 310h26M190 280h20M226 150h24M290 186h20M226 300h20M286 320h26M236 126h16', stroke(colors.ink, 5, 0.28))}
    ${path('M244 348V288C244 262 280 262 280 288V348Z', fill(colors.ink))}
    ${path('M250 348V290C250 270 274 270 274 290V348Z', fill(colors.second))}
    ${circle(268, 320, 4, fill(colors.accent))}
    ${path('M58 236H102V290H58ZM140 236H184V290H140ZM240 176C240 148 284 148 284 176V224H240Z', fill(colors.ink))}
    ${path('M64 242H96V284H64ZM146 242H178V284H146ZM246 178C246 158 278 158 278 178V218H246Z', fill(colors.accent))}
    ${path('M80 242V284M64 262H96M162 242V284M146 262H178M262 162V218M246 194H278', stroke(colors.ink, 5))}
    ${circle(262, 80, 13, fill(colors.accent))}
    ${path('M262 80V72M262 80L268 84', stroke(colors.ink, 4))}
    ${path(shape('184,250 176,262 190,270 166,284 150,286 152,268 166,262 170,250'), fill(colors.ink))}
    ${path('M104 224L56 300', stroke(colors.second, 12))}
    ${path(shape('350,110 366,96 378,106 390,92 404,104 420,96 414,116 398,112 386,122 372,114'), fill(colors.ink))}
    ${path(shape('2,80 14,70 24,78 34,66 44,76 58,70 52,86 40,84 30,92 18,84'), fill(colors.ink))}
    ${path('M372 350C368 300 376 270 360 230M368 290C384 276 392 262 398 240M366 270C352 258 346 250 342 236', stroke(colors.ink, 9))}
    ${path('M10 346H400V360H10Z', fill(colors.ink, 0.45))}
    ${path(shape('8,360! 20,344 60,350 100,344 140,352 200,346 260,352 330,344 390,350 402,360!'), fill(colors.second))}`,
});
