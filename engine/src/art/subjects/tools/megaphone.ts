import { drawSubject } from '../../drawing.ts';

export const megaphone = drawSubject({
  name: 'megaphone',
  nouns: [
    'megaphone',
    'announcement',
    'bullhorn',
    'marketing',
    'news',
    'campaign',
    'loudspeaker',
    'promotion',
    'advert',
    'advertising',
    'press release',
    'hiring',
  ],
  bounds: { x: 30, y: 41, width: 417, height: 323 },
  presence: {
    nouns: ['megaphone'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.4,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M98 236L128 344C132 358 142 364 154 364H176C190 364 198 352 194 338L166 236Z" fill="${ink}"/>
    <path d="M90 134H176V252H90C56 252 30 226 30 193C30 160 56 134 90 134Z" fill="${second}"/>
    <path d="M60 180C62 166 70 158 82 154" stroke="${light}" stroke-opacity=".6" stroke-width="11" fill="none"/>
    <path d="M36 214H176V252H90C64 252 42 236 36 214Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M160 134C226 132 284 96 322 44V342C284 290 226 254 160 252Z" fill="${main}"/>
    <path d="M160 214C230 218 284 240 322 262V342C284 290 226 254 160 252Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M186 150C222 144 252 130 280 110" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <ellipse cx="322" cy="193" rx="36" ry="152" fill="${light}"/>
    <ellipse cx="326" cy="193" rx="24" ry="122" fill="${ink}"/>
    <path d="M318 150C340 152 350 172 350 193C350 214 340 234 318 236C312 210 312 176 318 150Z" fill="${accent}"/>
    <path d="M384 104L420 76M396 193H438M384 282L420 310" stroke="${accent}" stroke-width="18" fill="none"/>
    <path d="M146 134H180V252H146Z" fill="${accent}"/><path d="M146 214H180V252H146Z" fill="${ink}" fill-opacity=".18"/>`,
});
