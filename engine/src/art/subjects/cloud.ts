import { drawSubject } from '../drawing.ts';

const shape =
  'M116 296C64 296 24 260 24 210C24 164 60 128 104 126C118 72 164 36 220 36C288 36 340 86 346 150C394 154 428 184 428 224C428 264 396 296 352 296Z';

export const cloud = drawSubject({
  name: 'cloud',
  nouns: [
    'cloud',
    'serverless',
    'kubernetes',
    'aws',
    'saas',
    'hosting',
    'deployment',
    'devops',
    'cloud computing',
    'azure',
    'deploy',
    'upload',
    'weather',
  ],
  bounds: { x: 24, y: 36, width: 404, height: 364 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}puff"><path d="${shape}"/></clipPath>
    <path d="M150 296V330M226 296V366M302 296V330" stroke="${ink}" stroke-width="12" fill="none"/>
    <circle cx="150" cy="344" r="22" fill="${second}"/><circle cx="226" cy="376" r="24" fill="${accent}"/><circle cx="302" cy="344" r="22" fill="${second}"/>
    <path d="${shape}" fill="${main}"/>
    <g clip-path="url(#${id}puff)">
    <path d="M24 210C24 250 74 262 124 256C180 250 190 276 250 268C320 258 330 200 346 150L440 140V310H20Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M52 214C52 184 76 158 108 156M132 122C146 90 176 68 210 64" stroke="${light}" stroke-opacity=".6" stroke-width="15" fill="none"/>
    </g>
    <path d="M226 246V150M182 188L226 144L270 188" stroke="${light}" stroke-width="24" fill="none"/>`,
});
