import { drawSubject } from '../../drawing.ts';

export const television = drawSubject({
  name: 'television',
  nouns: ['television', 'tv', 'tv set', 'tv show', 'streaming'],
  bounds: { x: 0, y: 0, width: 420, height: 300 },
  natural: { main: '#3a4250', second: '#5aa0c8', accent: '#f0a65a', ink: '#20242e', light: '#f3f8fb' },
  presence: {
    nouns: ['television', 'tv', 'tv set'],
    home: 'living-room',
    stands: 'table',
    tall: 0.4,
    metres: 0.7,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}screen"><rect x="18" y="18" width="384" height="220" rx="6"/></clipPath>
    <path d="M176 250H244L256 288H164Z" fill="${ink}"/><rect x="110" y="284" width="200" height="16" rx="8" fill="${main}"/>
    <rect x="0" y="0" width="420" height="258" rx="16" fill="${main}"/>
    <g clip-path="url(#${id}screen)"><rect x="18" y="18" width="384" height="220" fill="${second}"/>
    <circle cx="292" cy="110" r="42" fill="${accent}"/>
    <path d="M10 220L130 100L220 190L270 140L420 260H10Z" fill="${ink}" fill-opacity=".45"/><path d="M130 100L158 128L134 140L110 124Z" fill="${light}" fill-opacity=".8"/>
    <path d="M18 170L170 18H250L30 238H18Z" fill="${light}" fill-opacity=".16"/></g>
    <path d="M380 248H384" stroke="${accent}" stroke-width="7"/>`,
});
