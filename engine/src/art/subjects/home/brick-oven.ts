import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const brickOven = drawSubject({
  name: 'brick-oven',
  nouns: ['brick oven', 'pizza oven', 'wood-fired oven', 'clay oven', 'stone oven'],
  bounds: { x: 0, y: -14, width: 440, height: 487 },
  natural: { main: '#b5583f', second: '#8f4030', accent: '#f6a13a', ink: '#3a2019', light: '#f1d9b8' },
  presence: {
    nouns: ['brick oven'],
    home: 'garden',
    stands: 'ground',
    tall: 0.5,
    metres: 1.8,
    glow: { x: 200, y: 110, reach: 0.9, shines: 'accent' },
  },
  paint: (colors, id) => `
    ${path('M270 0H330V130H270Z', fill(colors.second))}${path('M258 -14H342V14H258Z', fill(colors.second))}${path('M310 0H330V130H310Z', fill(colors.ink, 0.25))}
    ${body('M20 330V250C20 130 110 60 220 60C330 60 420 130 420 250V330Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -12, marks: path('M60 130H380M30 190H410M20 250H420M20 300H420M120 80V130M220 60V130M320 80V130M80 130V190M160 130V190M280 130V190M350 130V190M56 190V250M384 190V250M80 250V300M360 250V300M48 300V330M394 300V330', stroke(colors.light, 5, 0.55)) })}
    ${path('M96 330V262C96 190 150 150 220 150C290 150 344 190 344 262V330Z', fill(colors.light))}${path('M118 330V266C118 206 160 174 220 174C280 174 322 206 322 266V330Z', fill(colors.ink))}
    ${path(shape('150,330! 144,290 168,250 178,276 200,226 224,262 246,214 262,266 284,256 296,300 288,330!'), fill(colors.accent))}${path(shape('180,330! 178,306 196,280 210,300 226,268 244,300 258,290 264,330!'), fill(colors.light))}
    ${path('M0 326H440V360H0Z', fill(colors.light))}${path('M0 346H440V360H0Z', fill(colors.ink, 0.25))}${path('M24 360H416V470H24Z', fill(colors.second))}${path('M24 396H416M24 434H416M110 360V396M220 360V396M330 360V396M66 396V434M166 396V434M276 396V434M376 396V434M110 434V470M220 434V470M330 434V470', stroke(colors.light, 5, 0.4))}`,
});
