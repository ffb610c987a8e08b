import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const testTubes = drawSubject({
  name: 'test-tubes',
  nouns: ['test tube', 'test tubes', 'vial'],
  bounds: { x: 10, y: 10, width: 430, height: 306 },
  natural: { main: '#b07a45', second: '#4fb3a5', accent: '#e2578a', ink: '#3b2a1a', light: '#eaf6fa' },
  presence: {
    nouns: ['test tubes', 'vial'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.2,
    several: 4,
  },
  paint: (colors, id) => `
    ${path('M64 20H116V230C116 262 64 262 64 230ZM154 20H206V230C206 262 154 262 154 230ZM244 20H296V230C296 262 244 262 244 230ZM334 20H386V230C386 262 334 262 334 230Z', fill(colors.light, 0.85))}
    ${path('M70 110H110V230C110 254 70 254 70 230ZM340 140H380V230C380 254 340 254 340 230Z', fill(colors.second))}
    ${path('M160 80H200V230C200 254 160 254 160 230Z', fill(colors.accent))}
    ${path('M250 130H290V230C290 254 250 254 250 230Z', fill(colors.main))}
    ${circle(82, 150, 6, fill(colors.light, 0.7))}
    ${circle(98, 180, 5, fill(colors.light, 0.7))}
    ${circle(176, 120, 6, fill(colors.light, 0.7))}
    ${circle(188, 160, 5, fill(colors.light, 0.7))}
    ${circle(268, 170, 6, fill(colors.light, 0.7))}
    ${path('M56 10H124V28H56ZM146 10H214V28H146ZM236 10H304V28H236ZM326 10H394V28H326Z', fill(colors.light))}
    ${path('M106 28H116V230C116 244 108 252 98 254C104 246 106 240 106 230ZM196 28H206V230C206 244 198 252 188 254C194 246 196 240 196 230ZM286 28H296V230C296 244 288 252 278 254C284 246 286 240 286 230ZM376 28H386V230C386 244 378 252 368 254C374 246 376 240 376 230Z', fill(colors.ink, 0.18))}
    ${body('M10 190H440V220H10Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -10 })}
    ${body('M10 280H440V316H10Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -12 })}
    ${path('M20 210H48V290H20ZM402 210H430V290H402Z', fill(colors.main))}
    ${path('M36 220H48V280H36ZM418 220H430V280H418Z', fill(colors.ink, 0.2))}
    ${path('M20 80H44V200H20ZM406 80H430V200H406Z', fill(colors.main))}
    ${path('M10 70H56V90H10ZM394 70H440V90H394Z', fill(colors.main))}
    ${path('M124 80H146M214 80H236M304 80H326', stroke(colors.ink, 5, 0.3))}`,
});
