import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const playgroundSlide = drawSubject({
  name: 'playground-slide',
  nouns: ['playground slide', 'slide'],
  bounds: { x: 48, y: 12, width: 432, height: 420 },
  natural: { main: '#e2483d', second: '#f2b434', accent: '#3f7fc4', ink: '#2b3540', light: '#fff4e0' },
  presence: { nouns: ['playground slide'], home: 'park', stands: 'ground', tall: 0.5, metres: 2.2 },
  paint: (colors) => `
    ${path('M60 60V420M130 60V420', stroke(colors.accent, 17))}${path('M60 120H130M60 180H130M60 240H130M60 300H130M60 360H130', stroke(colors.accent, 13))}
    ${path('M196 120V420', stroke(colors.accent, 15))}
    ${path('M48 96H216V126H48Z', fill(colors.second))}${path('M56 20H206', stroke(colors.second, 15))}${path('M62 20V100M200 20V100', stroke(colors.second, 15))}
    ${path('M206 104C290 130 320 330 430 366H480V404H420C300 376 270 190 196 138Z', fill(colors.main))}${path('M206 104C290 130 320 330 430 366H480V380H424C310 346 280 150 202 116Z', fill(colors.light, 0.35))}${path('M226 160C280 210 310 376 420 404H480V392H424C330 370 290 230 226 160Z', fill(colors.ink, 0.3))}${path('M440 404V424', stroke(colors.accent, 15))}`,
});
