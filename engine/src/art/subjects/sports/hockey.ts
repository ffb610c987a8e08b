import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const hockey = drawSubject({
  name: 'hockey',
  nouns: ['hockey', 'hockey stick', 'ice hockey', 'hockey puck'],
  bounds: { x: 19, y: -12, width: 382, height: 448 },
  natural: { main: '#b9763c', second: '#d9403a', accent: '#2f6fae', ink: '#22262c', light: '#f4f6f6' },
  presence: {
    nouns: ['hockey stick', 'hockey puck'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.42,
    metres: 1.5,
    several: 2,
  },
  paint: (colors) => `
    ${path('M330 10L150 360C144 380 130 390 100 392H30', stroke(colors.main, 22))}
    ${path('M338 12L160 362C152 386 134 398 104 400H32', stroke(colors.ink, 7, 0.2))}
    ${path('M336 0L310 52', stroke(colors.ink, 24))}
    ${path('M110 391H34', stroke(colors.second, 23))}
    ${path('M100 382V400M80 382V402M60 382V402M44 382V402', stroke(colors.light, 4, 0.7))}
    ${path('M90 10L270 360C276 380 290 390 320 392H390', stroke(colors.main, 22))}
    ${path('M98 12L278 362C286 386 300 398 330 400H390', stroke(colors.ink, 7, 0.2))}
    ${path('M84 0L110 52', stroke(colors.ink, 24))}
    ${path('M310 391H386', stroke(colors.accent, 23))}
    ${path('M160 396C160 380 260 380 260 396V424C260 440 160 440 160 424Z', fill(colors.ink))}
    ${path('M160 396C160 380 260 380 260 396C260 410 160 410 160 396Z', fill(colors.light, 0.25))}`,
});
