import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const wardrobe = drawSubject({
  name: 'wardrobe',
  nouns: ['wardrobe', 'closet', 'armoire', 'clothes closet'],
  bounds: { x: 5, y: 20, width: 350, height: 376 },
  natural: { main: '#b98a5a', second: '#94683d', accent: '#e6c28c', ink: '#3c2616', light: '#fbead0' },
  presence: {
    nouns: ['wardrobe', 'closet', 'armoire'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.56,
    metres: 2.1,
  },
  paint: (colors) => `
    ${path('M50 376H90V396H50ZM270 376H310V396H270Z', fill(colors.ink))}
    ${path('M30 40H330V380H30Z', fill(colors.main))}
    ${path('M280 40H330V380H280Z', fill(colors.ink, 0.14))}
    ${path('M14 20H346C352 20 356 26 354 34L346 52H14L6 34C4 26 8 20 14 20Z', fill(colors.second))}
    ${path('M14 22H346V28H10Z', fill(colors.light, 0.35))}
    ${path('M46 66H174V286H46ZM186 66H314V286H186Z', fill(colors.accent))}
    ${path('M140 66H174V286H120C136 220 144 140 140 66ZM282 66H314V286H262C278 220 286 140 282 66Z', fill(colors.ink, 0.12))}
    ${path('M60 82H160V270H60ZM200 82H300V270H200Z', stroke(colors.second, 5))}
    ${path('M70 96V180M210 96V180', stroke(colors.light, 6, 0.5))}
    ${circle(164, 186, 7, fill(colors.ink))}
    ${circle(196, 186, 7, fill(colors.ink))}
    ${path('M46 302H314V362H46Z', fill(colors.accent))}
    ${path('M250 302H314V362H230Z', fill(colors.ink, 0.12))}
    ${path('M160 332H200', stroke(colors.ink, 9))}`,
});
