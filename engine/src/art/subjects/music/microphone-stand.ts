import { drawSubject } from '../../drawing.ts';

export const microphoneStand = drawSubject({
  name: 'microphone-stand',
  nouns: ['microphone stand', 'mic stand', 'open mic'],
  bounds: { x: 0, y: 0, width: 190, height: 520 },
  natural: { main: '#c9d0d8', second: '#39404c', accent: '#e2b04a', ink: '#23262e', light: '#ffffff' },
  presence: {
    nouns: ['microphone', 'mic', 'microphone stand'],
    home: 'stage-hall',
    stands: 'ground',
    tall: 0.56,
    metres: 1.6,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}head"><rect x="52" y="0" width="86" height="110" rx="43"/></clipPath>
    <path d="M95 170V490" stroke="${second}" stroke-width="11"/><path d="M98 180V480" stroke="${light}" stroke-opacity=".3" stroke-width="3"/>
    <path d="M84 318H106V346H84Z" fill="${accent}"/>
    <path d="M0 508C0 492 42 480 95 480C148 480 190 492 190 508V520H0Z" fill="${ink}"/><path d="M18 504C34 494 60 490 88 490" stroke="${light}" stroke-opacity=".35" stroke-width="5" fill="none"/>
    <path d="M66 108H124L112 200C111 208 106 212 100 212H90C84 212 79 208 78 200Z" fill="${second}"/><path d="M104 108H124L112 200C111 208 106 212 100 212H96C108 180 110 140 104 108Z" fill="${ink}" fill-opacity=".5"/>
    <rect x="52" y="0" width="86" height="110" rx="43" fill="${main}"/>
    <g clip-path="url(#${id}head)"><path d="M40 20H150M40 38H150M40 56H150M40 74H150M40 92H150M66 0V120M84 0V120M102 0V120M120 0V120" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/><path d="M108 0H150V120H84C112 84 118 40 108 0Z" fill="${ink}" fill-opacity=".2"/><path d="M64 64C62 40 72 24 86 16" stroke="${light}" stroke-width="8" fill="none"/></g>
    <path d="M54 104H136" stroke="${accent}" stroke-width="15"/>`,
});
