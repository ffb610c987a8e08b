import { glint } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';

export const cat = drawSubject({
  name: 'cat',
  nouns: ['cat', 'kitten', 'kitty', 'pet', 'tabby', 'vet', 'pet store', 'cat food', 'feline'],
  bounds: { x: 52, y: 39.5, width: 306, height: 377 },
  natural: { main: '#e39a4a', second: '#b8692a', accent: '#e98f8a', ink: '#3a2418', light: '#fff4e3' },
  paint: (colors, id) => {
    const { main, second, accent, ink, light } = colors;
    const ring = colors.own?.[1] ?? ink;
    return `
    <clipPath id="${id}head"><path d="M78 40C94 46 118 62 132 76C150 70 190 70 208 76C222 62 246 46 262 40C270 38 276 44 277 54C279 84 282 100 286 122C300 190 242 236 170 236C98 236 40 190 54 122C58 100 61 84 63 54C64 44 70 38 78 40Z"/></clipPath>
    <path d="M240 396C310 408 342 370 328 320C320 292 326 276 340 270" stroke="${main}" stroke-width="36" fill="none"/>
    <path d="M325.75 286.75C328 278.5 333 273 340 270" stroke="${light}" stroke-width="36" fill="none"/>
    <path d="M170 180C250 180 280 280 280 352C280 396 254 416 220 416H120C86 416 60 396 60 352C60 280 90 180 170 180Z" fill="${main}"/>
    <path d="M214 200C262 230 280 296 280 352C280 396 254 416 220 416H204C240 370 244 270 214 200Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M170 224C208 224 218 262 206 298C196 326 144 326 134 298C122 262 132 224 170 224Z" fill="${light}"/>
    <path d="M134 330V396M206 330V396" stroke="${ink}" stroke-opacity=".25" stroke-width="7" fill="none"/>
    <path d="M100 416C96 390 116 380 132 380C152 380 168 392 168 416ZM172 416C172 392 188 380 208 380C224 380 244 390 240 416Z" fill="${light}"/>
    <path d="M78 40C94 46 118 62 132 76C150 70 190 70 208 76C222 62 246 46 262 40C270 38 276 44 277 54C279 84 282 100 286 122C300 190 242 236 170 236C98 236 40 190 54 122C58 100 61 84 63 54C64 44 70 38 78 40Z" fill="${main}"/>
    <g clip-path="url(#${id}head)">
    <path d="M240 40H300V240H180C250 220 262 120 240 40Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M170 60V112M146 64V98M194 64V98" stroke="${second}" stroke-width="13" fill="none"/>
    <path d="M40 150L76 156M42 186L80 180M300 150L264 156M298 186L260 180" stroke="${second}" stroke-width="12" fill="none"/>
    <path d="M170 162C206 162 222 184 216 206C210 226 186 228 170 216C154 228 130 226 124 206C118 184 134 162 170 162Z" fill="${light}"/>
    </g>
    <path d="M80 62C92 68 102 76 110 86C98 92 88 102 80 112C79 94 79 78 80 62ZM260 62C248 68 238 76 230 86C242 92 252 102 260 112C261 94 261 78 260 62Z" fill="${accent}"/>
    <path d="M101 144a17 20 0 1 0 34 0a17 20 0 1 0 -34 0ZM205 144a17 20 0 1 0 34 0a17 20 0 1 0 -34 0Z" fill="${ring}"/><path d="M107 144a11 18 0 1 0 22 0a11 18 0 1 0 -22 0ZM211 144a11 18 0 1 0 22 0a11 18 0 1 0 -22 0Z" fill="${ink}"/>
    <circle cx="112" cy="136" r="6.5" fill="${glint(colors)}"/><circle cx="216" cy="136" r="6.5" fill="${glint(colors)}"/>
    <path d="M156 176H184C184 188 176 194 170 194C164 194 156 188 156 176Z" fill="${accent}"/>
    <path d="M170 194V204M170 204C164 214 152 214 146 208M170 204C176 214 188 214 194 208" stroke="${ink}" stroke-width="6" fill="none"/>`;
  },
});
