import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const pyramid = drawSubject({
  name: 'pyramid',
  nouns: ['pyramid', 'pyramids', 'egyptian pyramid', 'great pyramid', 'giza'],
  bounds: { x: -55, y: 20, width: 538, height: 292 },
  natural: { main: '#e2b267', second: '#b9813f', accent: '#f3d493', ink: '#6a4320', light: '#fff0cf' },
  presence: {
    nouns: ['pyramid', 'egyptian pyramid', 'great pyramid'],
    home: 'desert',
    stands: 'ground',
    tall: 0.46,
    metres: 60,
  },
  paint: (colors) => `
    ${path('M330 150L470 300H250Z', fill(colors.second))}
    ${path('M330 150L250 300H360Z', fill(colors.main))}
    ${path('M180 20L-40 300H240Z', fill(colors.main))}
    ${path('M180 20L400 300H240Z', fill(colors.second))}
    ${path('M140 70L192 70M104 116H205M66 164H215M30 210H224M-6 256H232', stroke(colors.ink, 5, 0.18))}
    ${path('M196 70L214 70M209 116L250 116M216 164L288 164M226 210L322 210M234 256L360 256', stroke(colors.ink, 5, 0.25))}
    ${path('M100 116V164M160 70V116M60 164V210M140 164V210M30 210V256M110 210V256M190 210V256M180 116V164M70 256V298M150 256V298', stroke(colors.ink, 4, 0.15))}
    ${path('M180 20L144 66L196 66Z', fill(colors.accent))}
    ${path('M180 20L216 66H196Z', fill(colors.ink, 0.2))}
    ${path('M180 20L-40 300H-4L176 40Z', fill(colors.light, 0.35))}
    ${path('M98 300V276H128V300Z', fill(colors.ink, 0.55))}
    ${path(shape('-56,312! 0,300 60,296 200,302 330,296 440,302 484,312!'), fill(colors.accent))}`,
});
