import { drawSubject } from '../../drawing.ts';

export const pineapple = drawSubject({
  name: 'pineapple',
  nouns: ['pineapple', 'pineapples', 'tropical fruit', 'ananas'],
  bounds: { x: 0, y: 0, width: 240, height: 450 },
  natural: { main: '#f0b232', second: '#3f8f52', accent: '#f9d672', ink: '#7a4a10', light: '#fff6d2' },
  presence: { nouns: ['pineapple'], home: 'still-life', stands: 'table', tall: 0.44, metres: 0.3 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M120 180C84 150 60 110 64 60C80 70 94 84 102 100C98 62 106 26 120 0C134 26 142 62 138 100C146 84 160 70 176 60C180 110 156 150 120 180Z" fill="${second}"/>
    <path d="M110 184C60 176 26 146 10 104C40 100 80 116 110 150ZM130 184C180 176 214 146 230 104C200 100 160 116 130 150Z" fill="${second}"/><path d="M130 184C180 176 214 146 230 104C200 100 160 116 130 150ZM120 180C140 130 140 60 120 0C134 26 142 62 138 100C146 84 160 70 176 60C180 110 156 150 120 180Z" fill="${ink}" fill-opacity=".22"/>
    <path d="M120 166C190 166 240 216 240 306C240 396 190 450 120 450C50 450 0 396 0 306C0 216 50 166 120 166Z" fill="${main}"/>
    <path d="M24 236L180 420M8 300L130 446M66 186L228 366M128 168L240 294M216 236L60 420M232 300L110 446M174 186L12 366M112 168L0 294" stroke="${ink}" stroke-opacity=".3" stroke-width="6" fill="none"/>
    <path d="M120 216H122M120 272H122M120 330H122M120 388H122M72 244H74M168 244H170M72 302H74M168 302H170M72 360H74M168 360H170" stroke="${accent}" stroke-width="14"/>
    <path d="M178 180C216 200 240 246 240 306C240 396 190 450 120 450C204 400 222 270 178 180Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M22 292C26 246 46 216 76 200" stroke="${light}" stroke-opacity=".6" stroke-width="12" fill="none"/>`,
});
