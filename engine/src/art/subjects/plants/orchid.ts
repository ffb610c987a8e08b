import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, oval, path, stroke } from '../../svg.ts';

const bloom = (x: number, y: number, size: number): string => `translate(${x} ${y}) scale(${size})`;

export const orchid = drawSubject({
  name: 'orchid',
  nouns: ['orchid', 'orchids', 'phalaenopsis'],
  bounds: { x: -30, y: 52, width: 408, height: 478 },
  natural: { main: '#c76bb8', second: '#4f9455', accent: '#f6d36a', ink: '#4a2450', light: '#f8e6f6' },
  presence: { nouns: ['orchid'], home: 'window', stands: 'table', tall: 0.42, metres: 0.6 },
  paint: (colors) => `
    ${path('M90 430H210L196 530H104Z', fill(colors.accent))}
    ${path('M160 430H210L196 530H166Z', fill(colors.ink, 0.18))}
    ${path('M80 420H220V444H80Z', fill(colors.accent))}
    ${path(shape('150,424 80,400 20,400 -30,430! 30,440 110,440'), fill(colors.second))}
    ${path(shape('150,424 220,390 280,390 330,420! 270,436 200,440'), fill(colors.second))}
    ${path(shape('150,424 220,410 280,408 330,420! 270,436 200,440'), fill(colors.ink, 0.16))}
    ${path('M150 420C140 300 150 180 230 90C270 50 310 50 350 70', stroke(colors.second, 9))}
    ${path('M250 74C270 90 276 110 276 120M330 60C350 84 356 96 356 110M182 160C160 150 140 160 128 170M156 260C190 250 200 262 212 270', stroke(colors.second, 6))}
    <g transform="${bloom(112, 176, 1)}">
    ${path(shape('0,-6 -22,-36 -12,-58 0,-64 12,-58 22,-36'), fill(colors.light))}
    ${path(shape('-6,8 -40,10 -52,36 -40,46 -20,34'), fill(colors.light))}
    ${path(shape('6,8 40,10 52,36 40,46 20,34'), fill(colors.light))}
    ${path(shape('-4,0 -40,-40 -66,-30 -70,0 -44,20'), fill(colors.main))}
    ${path(shape('4,0 40,-40 66,-30 70,0 44,20'), fill(colors.main))}
    ${path(shape('4,0 40,-14 66,-6 70,0 44,20'), fill(colors.ink, 0.16))}
    ${path(shape('0,-4 -14,10 -8,32 8,32 14,10'), fill(colors.accent))}
    </g>
    <g transform="${bloom(226, 290, 0.86)}">
    ${path(shape('0,-6 -22,-36 -12,-58 0,-64 12,-58 22,-36'), fill(colors.light))}
    ${path(shape('-4,0 -40,-40 -66,-30 -70,0 -44,20'), fill(colors.main))}
    ${path(shape('4,0 40,-40 66,-30 70,0 44,20'), fill(colors.main))}
    ${path(shape('4,0 40,-14 66,-6 70,0 44,20'), fill(colors.ink, 0.16))}
    ${path(shape('-6,8 -40,10 -52,36 -40,46 -20,34'), fill(colors.light))}
    ${path(shape('6,8 40,10 52,36 40,46 20,34'), fill(colors.light))}
    ${path(shape('0,-4 -14,10 -8,32 8,32 14,10'), fill(colors.accent))}
    </g>
    <g transform="${bloom(276, 150, 1)}">
    ${path(shape('0,-6 -22,-36 -12,-58 0,-64 12,-58 22,-36'), fill(colors.light))}
    ${path(shape('-6,8 -40,10 -52,36 -40,46 -20,34'), fill(colors.light))}
    ${path(shape('6,8 40,10 52,36 40,46 20,34'), fill(colors.light))}
    ${path(shape('-4,0 -40,-40 -66,-30 -70,0 -44,20'), fill(colors.main))}
    ${path(shape('4,0 40,-40 66,-30 70,0 44,20'), fill(colors.main))}
    ${path(shape('4,0 40,-14 66,-6 70,0 44,20'), fill(colors.ink, 0.16))}
    ${path(shape('0,-4 -14,10 -8,32 8,32 14,10'), fill(colors.accent))}
    </g>
    ${path(oval([360, 122], 18, 24), fill(colors.main))}
    ${path(oval([366, 126], 10, 18), fill(colors.ink, 0.14))}`,
});
