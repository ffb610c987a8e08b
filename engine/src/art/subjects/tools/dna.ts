import { drawSubject } from '../../drawing.ts';
import { line } from '../../outline.ts';
import { path, stroke } from '../../svg.ts';

export const dna = drawSubject({
  name: 'dna',
  nouns: ['dna', 'double helix', 'genome', 'gene'],
  bounds: { x: 25, y: -11, width: 190, height: 542 },
  natural: { main: '#3f8fae', second: '#e0678a', accent: '#f2b93a', ink: '#22384a', light: '#e6f4fa' },
  presence: { nouns: ['dna'], home: 'still-life', stands: 'table', tall: 0.5, metres: 0.3 },
  paint: (colors) => `
    ${path('M164 44H120M187 74H120M201 104H120M204 134H120M195 164H120M175 194H120M148 224H120M87 284H120M61 314H120M43 344H120M36 374H120M41 404H120M56 434H120M81 464H120', stroke(colors.accent, 12))}
    ${path('M120 44H76M120 74H53M120 104H39M120 134H36M120 164H45M120 194H65M120 224H92M120 284H153M120 314H179M120 344H197M120 374H204M120 404H199M120 434H184M120 464H159', stroke(colors.light, 12))}
    ${path(line('120,0 99,20 80,40 63,60 49,80 40,100 36,120 37,140 44,160 55,180 70,200 88,220 108,240 129,260 149,280 168,300 184,320 195,340 202,360 204,380 201,400 192,420 179,440 163,460 143,480 123,500 102,520'), stroke(colors.second, 22))}
    ${path(line('120,0 141,20 160,40 177,60 191,80 200,100 204,120 203,140 196,160 185,180 170,200 152,220 132,240 111,260 91,280 72,300 56,320 45,340 38,360 36,380 39,400 48,420 61,440 77,460 97,480 117,500 138,520'), stroke(colors.main, 22))}
    ${path(line('80,211 89,221 99,231 110,241 120,251 130,261 141,271 151,281 160,291'), stroke(colors.second, 22))}
    ${path(line('137,20 156,40 173,60 187,80 196,100 200,120 199,140 192,160 181,180 166,200'), stroke(colors.light, 5, 0.5))}`,
});
