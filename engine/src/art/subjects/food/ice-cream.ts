import { drawSubject } from '../../drawing.ts';

export const iceCream = drawSubject({
  name: 'ice-cream',
  nouns: [
    'ice cream',
    'ice-cream',
    'gelato',
    'ice cream cone',
    'sundae',
    'sorbet',
    'soft serve',
    'ice cream shop',
  ],
  bounds: { x: 14.5, y: 16, width: 231, height: 437.5 },
  natural: { main: '#f49ab0', second: '#8a5638', accent: '#e0a457', ink: '#4a2616', light: '#fff3e2' },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}cone"><path d="M40 226H220L140 446C136 456 124 456 120 446Z"/></clipPath>
    <circle cx="130" cy="96" r="80" fill="${light}"/>
    <path d="M158 21A80 80 0 0 1 150 173C200 150 200 60 158 21Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M40 226H220L140 446C136 456 124 456 120 446Z" fill="${accent}"/>
    <g clip-path="url(#${id}cone)">
    <path d="M20 260L130 400M60 226L160 380M120 226L190 330M180 226L220 280M240 260L130 400M200 226L96 380M140 226L66 330M80 226L36 290" stroke="${ink}" stroke-opacity=".22" stroke-width="8" fill="none"/>
    <path d="M40 226H220V264C180 286 80 286 40 264Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M166 226H230V460H126C160 380 174 300 166 226Z" fill="${ink}" fill-opacity=".12"/>
    </g>
    <path d="M26 190C26 132 72 92 130 92C188 92 234 132 234 190C248 196 250 220 236 230C222 240 208 232 200 228C190 252 164 252 154 234C142 256 112 256 104 232C92 248 68 246 60 228C50 236 34 238 24 230C10 220 12 196 26 190Z" fill="${main}"/>
    <path d="M178 106C212 120 234 150 234 190C248 196 250 220 236 230C222 240 208 232 200 228C196 238 190 244 183 246C208 200 206 140 178 106Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M54 178C58 146 78 124 106 116M78 72C84 54 96 44 112 40" stroke="${light}" stroke-opacity=".7" stroke-width="13" fill="none"/>
    <path d="M106 74L120 82M156 58L168 50M150 104L164 110M112 152L100 160M168 168L180 162M136 186L146 196" stroke="${second}" stroke-width="10" fill="none"/>`,
});
