import { drawSubject } from '../../drawing.ts';

export const planet = drawSubject({
  name: 'planet',
  nouns: [
    'planet',
    'saturn',
    'galaxy',
    'astronomy',
    'cosmos',
    'universe',
    'exoplanet',
    'orbit',
    'jupiter',
    'mars',
  ],
  bounds: { x: 22.5, y: 32, width: 395, height: 285.5 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}ball"><circle cx="220" cy="180" r="128"/></clipPath>
    <g transform="rotate(-20 220 180)">
    <path d="M24 180C24 148 112 124 220 124C328 124 416 148 416 180" stroke="${accent}" stroke-width="24" fill="none"/>
    </g>
    <circle cx="220" cy="180" r="128" fill="${main}"/>
    <g clip-path="url(#${id}ball)" >
    <g transform="rotate(-20 220 180)">
    <path d="M80 96C140 120 300 120 360 96V128C300 150 140 150 80 128Z" fill="${light}" fill-opacity=".45"/>
    <path d="M80 214C140 244 300 244 360 214V268C300 290 140 290 80 268Z" fill="${second}"/>
    <circle cx="172" cy="168" r="16" fill="${second}"/><circle cx="262" cy="176" r="10" fill="${second}"/>
    </g>
    <path d="M276 40H370V330H170C270 300 316 160 276 40Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M116 176C118 130 144 96 182 82" stroke="${light}" stroke-opacity=".6" stroke-width="14" fill="none"/>
    </g>
    <g transform="rotate(-20 220 180)">
    <path d="M24 180C24 212 112 236 220 236C328 236 416 212 416 180" stroke="${accent}" stroke-width="24" fill="none"/>
    <path d="M220 236C328 236 416 212 416 180" stroke="${ink}" stroke-opacity=".18" stroke-width="24" stroke-linecap="butt" fill="none"/>
    </g>
    <path d="M62 50L70 72L92 80L70 88L62 110L54 88L32 80L54 72ZM376 270L382 288L400 294L382 300L376 318L370 300L352 294L370 288Z" fill="${light}"/>
    <circle cx="372" cy="52" r="20" fill="${second}"/><circle cx="60" cy="300" r="9" fill="${accent}"/>`,
});
