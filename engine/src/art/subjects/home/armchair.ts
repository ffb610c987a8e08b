import { drawSubject } from '../../drawing.ts';

export const armchair = drawSubject({
  name: 'armchair',
  nouns: ['armchair', 'easy chair', 'recliner', 'comfy chair', 'reading chair'],
  bounds: { x: 0, y: 0, width: 300, height: 316 },
  presence: {
    nouns: ['armchair', 'easy chair', 'recliner'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.42,
    metres: 1,
    seat: { x: 150, y: 194 },
    top: { from: 70, to: 230, y: 194 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M46 284L34 316H50L70 284ZM230 284L250 316H266L254 284Z" fill="${accent}"/>
    <path d="M230 284L250 316H266L254 284Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M40 90C40 30 86 0 150 0C214 0 260 30 260 90V250H40Z" fill="${main}"/>
    <path d="M196 8C236 20 260 46 260 90V250H196C226 180 226 80 196 8Z" fill="${ink}" fill-opacity=".13"/>
    <path d="M64 84C68 48 94 26 136 22" stroke="${light}" stroke-opacity=".38" stroke-width="9" fill="none"/>
    <path d="M104 76H106M150 64H152M194 76H196M104 126H106M150 114H152M194 126H196" stroke="${ink}" stroke-opacity=".28" stroke-width="9"/>
    <g transform="rotate(-7 158 142)"><rect x="112" y="104" width="92" height="82" rx="18" fill="${second}"/><path d="M126 128H190M126 146H190M126 164H190" stroke="${light}" stroke-opacity=".55" stroke-width="6"/></g>
    <path d="M60 196H240V260H60Z" fill="${ink}" fill-opacity=".22"/>
    <rect x="62" y="176" width="176" height="64" rx="24" fill="${main}"/>
    <rect x="62" y="176" width="176" height="64" rx="24" fill="${light}" fill-opacity=".16"/>
    <rect x="34" y="234" width="232" height="54" rx="14" fill="${main}"/><rect x="34" y="234" width="232" height="54" rx="14" fill="${ink}" fill-opacity=".1"/>
    <path d="M0 174C0 146 16 130 38 130C60 130 76 146 76 174V288H28C10 288 0 276 0 260Z" fill="${main}"/>
    <path d="M300 174C300 146 284 130 262 130C240 130 224 146 224 174V288H272C290 288 300 276 300 260Z" fill="${main}"/>
    <path d="M274 132C290 138 300 152 300 174V260C300 276 290 288 272 288H224V268C264 258 282 196 274 132Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M76 186V288H52C68 256 70 220 76 186Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M14 190C14 162 22 148 38 146" stroke="${light}" stroke-opacity=".42" stroke-width="8" fill="none"/>`,
});
