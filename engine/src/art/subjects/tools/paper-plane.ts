import { drawSubject } from '../../drawing.ts';

export const paperPlane = drawSubject({
  name: 'paper-plane',
  nouns: [
    'paper plane',
    'paper airplane',
    'telegram',
    'outreach',
    'release',
    'shipping',
    'changelog',
    'update',
    'feedback',
    'contact',
    'sign-up',
  ],
  bounds: { x: 16, y: 24, width: 384, height: 354 },
  presence: { nouns: ['paper plane'], home: 'meadow', stands: 'air', tall: 0.2, metres: 0.3 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M22 372C70 372 116 350 148 306" stroke="${accent}" stroke-width="12" stroke-dasharray="2 22" fill="none"/>
    <path d="M400 24L156 214L178 330L226 262Z" fill="${second}"/>
    <path d="M400 24L156 214L178 330L196 240Z" fill="${ink}" fill-opacity=".35"/>
    <path d="M400 24L24 158C16 161 16 170 24 173L156 214Z" fill="${main}"/>
    <path d="M400 24L196 240L316 306C324 310 330 306 332 298Z" fill="${light}"/>
    <path d="M400 24L332 298C330 306 324 310 316 306L262 276Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M178 330L196 240L240 264Z" fill="${second}"/>`,
});
