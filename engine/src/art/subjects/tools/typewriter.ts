import { drawSubject } from '../../drawing.ts';

export const typewriter = drawSubject({
  name: 'typewriter',
  nouns: ['typewriter', 'screenplay', 'manuscript', 'novelist', 'ghostwriter'],
  bounds: { x: 0, y: 0, width: 440, height: 380 },
  natural: { main: '#3f8f8a', second: '#2c3f4a', accent: '#e8b04a', ink: '#20282e', light: '#fffaf0' },
  presence: { nouns: ['typewriter'], home: 'still-life', stands: 'table', tall: 0.38, metres: 0.3 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M116 0H324V170H116Z" fill="${light}"/><path d="M280 0H324V170H268C284 110 288 56 280 0Z" fill="${ink}" fill-opacity=".08"/><path d="M146 34H294M146 60H294M146 86H250M146 112H280" stroke="${ink}" stroke-opacity=".4" stroke-width="7"/>
    <path d="M20 148H420" stroke="${ink}" stroke-width="34"/><path d="M0 132H26V164H0ZM414 132H440V164H414Z" fill="${accent}"/><path d="M60 142H380" stroke="${light}" stroke-opacity=".25" stroke-width="5"/>
    <path d="M88 164H352L372 232H68Z" fill="${main}"/><path d="M306 164H352L372 232H300Z" fill="${ink}" fill-opacity=".16"/><path d="M150 180H290V208H150Z" fill="${second}"/>
    <path d="M68 228H372L424 352C428 366 420 380 404 380H36C20 380 12 366 16 352Z" fill="${main}"/><path d="M328 228H372L424 352C428 366 420 380 404 380H350C362 330 352 278 328 228Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M86 246H354L384 342H56Z" fill="${second}"/>
    <path d="M112 266H114M148 266H150M184 266H186M220 266H222M256 266H258M292 266H294M328 266H330M102 294H104M140 294H142M180 294H182M220 294H222M260 294H262M300 294H302M338 294H340" stroke="${light}" stroke-width="20"/>
    <path d="M144 324H296" stroke="${light}" stroke-width="17"/><path d="M92 322H94M348 322H350" stroke="${accent}" stroke-width="20"/>
    <path d="M84 240L40 346" stroke="${light}" stroke-opacity=".4" stroke-width="7"/>`,
});
