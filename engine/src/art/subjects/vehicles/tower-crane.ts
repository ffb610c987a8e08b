import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const towerCrane = drawSubject({
  name: 'tower-crane',
  nouns: ['tower crane', 'construction crane'],
  bounds: { x: 14, y: 11, width: 550, height: 609 },
  natural: { main: '#f2b02e', second: '#c8842a', accent: '#d9483a', ink: '#2f3236', light: '#fff4d6' },
  presence: { nouns: ['tower crane'], home: 'city', stands: 'ground', tall: 0.66, metres: 40 },
  paint: (colors) => `
    ${path('M96 110V600M150 110V600', stroke(colors.main, 9))}
    ${path('M96 130L150 170L96 210L150 250L96 290L150 330L96 370L150 410L96 450L150 490L96 530L150 570', stroke(colors.main, 6))}
    ${path('M20 110H560M110 84H540L560 110M20 110L110 84', stroke(colors.main, 8))}
    ${path('M160 110L180 84L210 110L240 84L270 110L300 84L330 110L360 84L390 110L420 84L450 110L480 84L510 110L535 86', stroke(colors.main, 5))}
    ${path('M123 20L20 104M123 20L400 84', stroke(colors.ink, 4, 0.7))}
    ${path('M104 84L123 10L142 84Z', fill(colors.main))}
    ${path('M14 106H70V160H14Z', fill(colors.accent))}
    ${path('M42 106H70V160H42Z', fill(colors.ink, 0.2))}
    ${path('M150 116H196V164H150Z', fill(colors.light))}
    ${path('M146 112H200V122H146ZM146 160H200V170H146Z', fill(colors.second))}
    ${path('M430 110V260', stroke(colors.ink, 4, 0.7))}
    ${path('M418 258H442V280H418Z', fill(colors.accent))}
    ${path('M430 280C430 300 410 300 412 286', stroke(colors.ink, 6))}
    ${path('M60 596H186V620H60Z', fill(colors.second))}
    ${path('M124 596H186V620H124Z', fill(colors.ink, 0.2))}`,
});
