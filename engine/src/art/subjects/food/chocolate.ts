import { drawSubject } from '../../drawing.ts';

export const chocolate = drawSubject({
  name: 'chocolate',
  nouns: ['chocolate', 'chocolate bar', 'cocoa', 'cacao', 'praline'],
  bounds: { x: 0, y: 0, width: 260, height: 400 },
  natural: { main: '#6b3d24', second: '#d9433f', accent: '#e0b45c', ink: '#34190d', light: '#f6e3c8' },
  presence: {
    nouns: ['chocolate', 'chocolate bar'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.18,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M20 20C20 8 28 0 40 0H220C232 0 240 8 240 20V220H20Z" fill="${main}"/>
    <path d="M34 20H120V90H34ZM140 20H226V90H140ZM34 106H120V176H34ZM140 106H226V176H140Z" fill="${light}" fill-opacity=".14"/>
    <path d="M120 20V90H34L46 78H108V32ZM226 20V90H140L152 78H214V32ZM120 106V176H34L46 164H108V118ZM226 106V176H140L152 164H214V118Z" fill="${ink}" fill-opacity=".4"/>
    <path d="M200 0H220C232 0 240 8 240 20V220H196C214 140 214 60 200 0Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M10 196L36 180L62 198L88 180L114 198L140 180L166 198L192 180L218 198L250 182V240H10Z" fill="${accent}"/>
    <path d="M10 196L36 180L62 198L88 180L100 188V240H10Z" fill="${light}" fill-opacity=".5"/>
    <path d="M0 222H260V382C260 394 252 400 242 400H18C8 400 0 394 0 382Z" fill="${second}"/>
    <path d="M204 222H260V382C260 394 252 400 242 400H190C212 340 214 280 204 222Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M0 250H260V330H0Z" fill="${light}"/><path d="M206 250H260V330H204Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M60 280H200M86 304H174" stroke="${main}" stroke-width="13"/><path d="M20 360H120" stroke="${light}" stroke-opacity=".5" stroke-width="9"/>`,
});
