import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const fishingRod = drawSubject({
  name: 'fishing-rod',
  nouns: ['fishing rod', 'fishing pole', 'fishing tackle'],
  bounds: { x: 30, y: 13, width: 339, height: 503 },
  natural: { main: '#a8713f', second: '#3a4250', accent: '#d9483a', ink: '#23282e', light: '#eef2f4' },
  presence: { nouns: ['rod', 'fishing rod'], home: 'pier', stands: 'ground', tall: 0.5, metres: 2 },
  paint: (colors) => `
    ${path('M60 460L250 20', stroke(colors.main, 13))}
    ${path('M66 462L256 22', stroke(colors.ink, 4, 0.25))}
    ${path('M40 506L84 404', stroke(colors.second, 19))}
    ${path('M250 20C330 10 350 160 350 300', stroke(colors.ink, 3, 0.5))}
    ${circle(112, 392, 33, fill(colors.second))}
    ${circle(112, 392, 18, fill(colors.light))}
    ${circle(112, 392, 8, fill(colors.second))}
    ${path('M112 392L146 376', stroke(colors.second, 8))}
    ${circle(150, 374, 9, fill(colors.second))}
    ${circle(150, 264, 7, fill(colors.ink, 0.7))}
    ${circle(186, 178, 6, fill(colors.ink, 0.7))}
    ${circle(222, 94, 5, fill(colors.ink, 0.7))}
    ${path('M350 296C370 296 370 346 350 350C330 346 330 296 350 296Z', fill(colors.main))}
    ${path('M331 322H369C368 338 360 348 350 350C340 348 332 338 331 322Z', fill(colors.light))}
    ${path('M350 360C350 396 318 396 322 370', stroke(colors.ink, 5))}`,
});
