import { drawSubject } from '../../drawing.ts';

export const pizza = drawSubject({
  name: 'pizza',
  nouns: ['pizza', 'pizza slice', 'pizzeria', 'lunch', 'italian', 'takeaway', 'fast food', 'snack'],
  bounds: { x: 11, y: 28, width: 338, height: 393 },
  natural: { main: '#cf4030', second: '#b9742f', accent: '#f4bd4f', ink: '#54230f', light: '#fff1d6' },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}slice"><path d="M40 96C120 62 240 62 320 96L196 412C190 424 172 424 166 412Z"/></clipPath>
    <path d="M40 96C120 62 240 62 320 96L196 412C190 424 172 424 166 412Z" fill="${accent}"/>
    <g clip-path="url(#${id}slice)">
    <path d="M40 96C120 74 240 74 320 96L312 116C240 96 120 96 48 116Z" fill="${main}"/>
    <path d="M240 70L330 90L190 430L168 420C220 300 250 180 240 70Z" fill="${ink}" fill-opacity=".13"/>
    <circle cx="136" cy="154" r="36" fill="${main}"/><circle cx="244" cy="172" r="36" fill="${main}"/><circle cx="170" cy="258" r="36" fill="${main}"/><circle cx="196" cy="352" r="24" fill="${main}"/>
    <path d="M112 146C114 134 124 126 134 126M220 164C222 152 232 144 242 144M146 250C148 238 158 230 168 230" stroke="${light}" stroke-opacity=".5" stroke-width="9" fill="none"/>
    <path d="M180 190C190 180 206 184 208 196M212 236C222 228 236 232 238 244M88 178C96 186 98 196 96 206M150 312C158 304 170 306 174 314" stroke="${second}" stroke-width="13" fill="none"/>
    </g>
    <path d="M34 84C120 40 240 40 326 84" stroke="${second}" stroke-width="46" fill="none"/>
    <path d="M54 66C80 54 110 46 140 43" stroke="${light}" stroke-opacity=".5" stroke-width="13" fill="none"/>
    <path d="M40 102C120 60 240 60 320 102" stroke="${ink}" stroke-opacity=".22" stroke-width="10" fill="none"/>`,
});
