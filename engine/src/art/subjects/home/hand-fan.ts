import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

const FOLDS = Array.from({ length: 9 }, (_, i) => {
  const at = (k: number, r: number): string => {
    const a = Math.PI * (1.08 + (0.84 * k) / 9);
    return `${(230 + Math.cos(a) * r).toFixed(1)} ${(310 + Math.sin(a) * r).toFixed(1)}`;
  };
  return {
    fold: `M${at(i, 110)}L${at(i, 280)}L${at(i + 1, 280)}L${at(i + 1, 110)}Z`,
    shade: `M${at(i + 0.5, 110)}L${at(i + 0.5, 280)}L${at(i + 1, 280)}L${at(i + 1, 110)}Z`,
    rib: `M230 310L${at(i, 120)}M230 310L${at(i + 1, 120)}`,
    band: `M${at(i, 262)}L${at(i, 280)}L${at(i + 1, 280)}L${at(i + 1, 262)}Z`,
  };
});

export const handFan = drawSubject({
  name: 'hand-fan',
  nouns: ['hand fan', 'folding fan', 'paper fan'],
  bounds: { x: -41, y: 33, width: 542, height: 387 },
  natural: { main: '#d9485a', second: '#f4d9a8', accent: '#e9b53c', ink: '#4a1a22', light: '#fff4ea' },
  presence: {
    nouns: ['hand fan', 'folding fan', 'paper fan', 'fan'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.25,
  },
  paint: (colors) => `
    ${path(FOLDS.map(({ rib }) => rib).join(''), stroke(colors.second, 8))}
    ${path(FOLDS.map(({ fold }) => fold).join(''), fill(colors.main))}
    ${path(FOLDS.map(({ band }) => band).join(''), fill(colors.accent))}
    ${path(FOLDS.map(({ shade }) => shade).join(''), fill(colors.ink, 0.16))}
    ${path(shape('230,110 244,90 264,100 258,122 278,134 264,152 244,144 230,162 216,144 196,152 182,134 202,122 196,100 216,90'), fill(colors.light))}
    ${circle(230, 128, 13, fill(colors.accent))}
    ${path(shape('120,170 130,154 146,164 140,180 124,184'), fill(colors.light))}
    ${path(shape('340,170 330,154 314,164 320,180 336,184'), fill(colors.light))}
    ${circle(230, 310, 15, fill(colors.second))}
    ${path('M230 320C226 344 240 352 232 376', stroke(colors.accent, 6))}
    ${path('M224 374H242L250 420H216Z', fill(colors.accent))}`,
});
