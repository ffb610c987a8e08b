import { drawSubject } from '../../drawing.ts';

export const windowFrame = drawSubject({
  name: 'window',
  nouns: ['window frame', 'glazing', 'window pane'],
  bounds: { x: 0, y: 0, width: 320, height: 380 },
  natural: { main: '#f3ece0', second: '#86bfe6', accent: '#e58a5f', ink: '#3f4650', light: '#fffdf8' },
  paint: ({ main, second, accent, ink, light }) => `
    <rect x="22" y="0" width="276" height="346" rx="10" fill="${main}"/>
    <path d="M46 24H148V156H46ZM172 24H274V156H172ZM46 180H148V322H46ZM172 180H274V322H172Z" fill="${second}"/>
    <path d="M46 110L132 24H148V40L46 142ZM172 290L274 188V232L184 322H172ZM46 286L148 184V204L46 306Z" fill="${light}" fill-opacity=".45"/>
    <path d="M46 24H148V34H46ZM172 24H274V34H172ZM46 180H148V190H46ZM172 180H274V190H172Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M274 0H288C294 0 298 4 298 10V346H274Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M110 346C110 312 116 300 112 292H172C168 300 174 312 174 346Z" fill="${accent}"/>
    <path d="M142 292C112 276 106 248 118 228C138 244 146 266 142 292ZM142 292C150 262 166 246 190 242C192 268 174 286 142 292Z" fill="${accent}" fill-opacity=".75"/>
    <rect x="0" y="340" width="320" height="40" rx="8" fill="${light}"/><path d="M0 362H320V372C320 377 317 380 312 380H8C3 380 0 377 0 372Z" fill="${ink}" fill-opacity=".18"/>`,
});
