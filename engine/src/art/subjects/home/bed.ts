import { drawSubject } from '../../drawing.ts';

export const bed = drawSubject({
  name: 'bed',
  nouns: ['bed', 'bedroom', 'mattress', 'pillow', 'duvet', 'bedding'],
  bounds: { x: 0, y: 0, width: 620, height: 290 },
  natural: { main: '#5f86b3', second: '#b57f52', accent: '#f0c27a', ink: '#35313f', light: '#fff8ee' },
  presence: {
    nouns: ['bed', 'mattress'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.4,
    metres: 1.1,
    seat: { x: 360, y: 128 },
    top: { from: 190, to: 560, y: 130 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M28 230H52V290H34ZM566 230H590L584 290H566Z" fill="${second}"/>
    <path d="M0 40C0 14 18 0 44 0C58 0 66 10 66 24V252H0Z" fill="${second}"/>
    <path d="M44 0C58 0 66 10 66 24V252H40C52 170 52 70 44 0Z" fill="${ink}" fill-opacity=".16"/>
    <rect x="40" y="206" width="560" height="46" rx="8" fill="${second}"/><path d="M40 206H600V220H40Z" fill="${ink}" fill-opacity=".25"/>
    <rect x="60" y="142" width="536" height="72" rx="20" fill="${light}"/>
    <path d="M60 186H596V194C596 206 588 214 576 214H80C68 214 60 206 60 194Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M72 136C64 104 84 84 112 82C150 78 190 82 208 100C222 116 218 146 204 150H84C78 148 74 142 72 136Z" fill="${light}"/>
    <path d="M190 90C214 104 222 140 204 150H108C160 148 192 130 190 90Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M110 140C106 112 124 96 148 94C184 90 214 96 226 112C236 130 232 146 224 152H120C114 150 112 146 110 140Z" fill="${accent}"/>
    <path d="M212 102C236 116 236 146 224 152H150C190 150 214 134 212 102Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M204 154C214 130 240 124 290 126C380 130 480 116 560 128C590 132 604 150 606 178L610 238C584 254 548 232 516 244C484 256 448 236 412 246C376 256 340 238 304 246C270 254 236 246 212 240C200 214 196 180 204 154Z" fill="${main}"/>
    <path d="M500 122C522 122 542 125 560 128C590 132 604 150 606 178L610 238C584 254 548 232 516 244C530 200 526 156 500 122Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M204 154C214 130 240 124 290 126L300 160C262 156 232 158 202 176Z" fill="${light}" fill-opacity=".75"/>
    <path d="M300 190C330 200 350 198 380 190M420 176C440 186 462 184 480 176" stroke="${ink}" stroke-opacity=".16" stroke-width="6" fill="none"/>
    <path d="M592 150C592 138 598 132 606 132C614 132 620 138 620 148V256H592Z" fill="${second}"/>`,
});
