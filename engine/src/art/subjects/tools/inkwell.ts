import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const inkwell = drawSubject({
  name: 'inkwell',
  nouns: ['quill', 'inkwell', 'ink bottle', 'quill pen'],
  bounds: { x: 24, y: -6, width: 291, height: 458 },
  natural: { main: '#33507c', second: '#f4ead2', accent: '#c79a4b', ink: '#1a2436', light: '#e9f0f8' },
  presence: {
    nouns: ['quill', 'inkwell', 'ink bottle', 'quill pen'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.3,
  },
  paint: (colors, id) => `
    <g transform="rotate(20 200 200)">
    ${path(shape('214,-20! 262,40 284,120 276,200 250,270 214,320! 206,300! 184,300! 190,276! 166,262! 180,240! 158,200 164,140 180,70'), fill(colors.second))}
    ${path(shape('214,-20! 262,40 284,120 276,200 250,270 214,320! 214,200 214,80'), fill(colors.ink, 0.14))}
    ${path('M214 -20C214 120 214 260 196 400', stroke(colors.accent, 7))}
    ${path('M214 250L186 220M214 200L180 166M214 150L186 116M214 240L254 210M214 190L264 156M214 140L258 104', stroke(colors.ink, 4, 0.2))}
    </g>
    ${body('M60 320H210C230 330 246 360 246 390V430C246 446 236 452 220 452H50C34 452 24 446 24 430V390C24 360 40 330 60 320Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -12 })}
    ${path('M86 288H184V326H86Z', fill(colors.ink))}
    ${path('M78 282H192V302H78Z', fill(colors.accent))}
    ${path('M70 372H200V420H70Z', fill(colors.light))}
    ${path('M90 390H180M90 404H150', stroke(colors.ink, 5, 0.5))}
    ${path(shape('40,380 48,356 66,342 74,350 58,368 52,388'), fill(colors.light, 0.5))}`,
});
