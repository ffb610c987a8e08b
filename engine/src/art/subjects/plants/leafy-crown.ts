import type { SubjectColors } from '../../subject.ts';

const crown =
  'M196 20C250 20 292 58 294 108C340 118 370 154 366 200C362 252 318 286 268 278C246 306 146 306 124 278C74 286 30 252 26 200C22 154 52 118 98 108C100 58 142 20 196 20Z';

/** A round crown on a forked trunk, on its bit of ground, for a box of 341 x 394 at (25.5, 20). */
export const paintLeafyTree = ({ main, second, ink, light }: SubjectColors, id: string): string => `
    <clipPath id="${id}crown"><path d="${crown}"/></clipPath>
    <path d="M172 250H220L228 404H164Z" fill="${second}"/>
    <path d="M204 250H220L228 404H208Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M196 330L142 268M198 306L252 258" stroke="${second}" stroke-width="19" fill="none"/>
    <path d="${crown}" fill="${main}"/>
    <g clip-path="url(#${id}crown)">
    <path d="M294 60C310 160 260 236 150 240C90 242 50 230 20 200V310H380V60Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M56 196C58 166 80 144 108 140M136 96C142 72 164 56 188 54" stroke="${light}" stroke-opacity=".5" stroke-width="15" fill="none"/>
    </g>
    <rect x="66" y="392" width="264" height="22" rx="11" fill="${ink}"/>`;
