import { drawSubject } from '../../drawing.ts';

export const carrot = drawSubject({
  name: 'carrot',
  nouns: ['carrot', 'carrots', 'root vegetable'],
  bounds: { x: 4, y: 1, width: 202, height: 439 },
  natural: { main: '#ef8030', second: '#4c9a4a', accent: '#f7ab6a', ink: '#6a300c', light: '#fff2e2' },
  presence: { nouns: ['carrot'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.18 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M96 150C50 130 26 90 32 44C62 56 80 80 88 108C82 66 88 28 104 0C124 28 130 68 122 108C130 80 150 56 182 46C186 92 160 132 114 150Z" fill="${second}"/><path d="M104 0C124 28 130 68 122 108C130 80 150 56 182 46C186 92 160 132 114 150H106C116 100 116 50 104 0Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M105 134C160 134 206 152 206 196C206 280 150 440 105 440C60 440 4 280 4 196C4 152 50 134 105 134Z" fill="${main}"/>
    <path d="M150 140C184 150 206 168 206 196C206 280 150 440 105 440C158 360 176 230 150 140Z" fill="${ink}" fill-opacity=".17"/>
    <path d="M14 230H60M30 286H72M52 346H84M206 212H160M190 270H146M166 336H132" stroke="${ink}" stroke-opacity=".28" stroke-width="9"/>
    <path d="M32 196C34 178 48 166 66 160" stroke="${light}" stroke-opacity=".65" stroke-width="12" fill="none"/><path d="M86 200V300" stroke="${accent}" stroke-width="11"/>`,
});
