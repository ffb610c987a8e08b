import { drawSubject } from '../../drawing.ts';

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
  ],
  bounds: { x: 24, y: -6, width: 470, height: 302 },
  paint: ({ main, second, ink, light }, id) => `
    <clipPath id="${id}puff"><path d="${shape}"/></clipPath>
    <path d="M300 186C252 186 216 152 216 112C216 76 244 48 280 46C292 14 322 -6 358 -6C404 -6 440 26 446 70C474 74 494 96 494 124C494 158 466 186 432 186Z" fill="${second}"/>
    <path d="M446 70C440 120 400 150 350 150C310 150 260 150 228 144C242 170 268 186 300 186H432C466 186 494 158 494 124C494 96 474 74 446 70Z" fill="${ink}" fill-opacity=".14"/>
    <path d="${shape}" fill="${light}"/>
    <g clip-path="url(#${id}puff)">
    <path d="M24 210C24 250 74 262 124 256C180 250 190 276 250 268C320 258 330 200 346 150L440 140V310H20Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M52 214C52 184 76 158 108 156M132 122C146 90 176 68 210 64" stroke="${main}" stroke-opacity=".35" stroke-width="15" fill="none"/>
    </g>`,
});
