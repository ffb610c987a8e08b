import { drawSubject } from '../../drawing.ts';

export const umbrella = drawSubject({
  name: 'umbrella',
  nouns: ['umbrella', 'rain', 'insurance', 'rainy day', 'protection', 'drizzle', 'monsoon', 'risk'],
  bounds: { x: 16, y: 8, width: 388, height: 413 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M210 120V360C210 396 186 412 162 412C138 412 116 396 116 366" stroke="${ink}" stroke-width="18" fill="none"/>
    <path d="M210 16V50" stroke="${ink}" stroke-width="16" fill="none"/>
    <path d="M16 222C16 118 102 40 210 40C318 40 404 118 404 222C384 198 358 186 338 186C316 186 292 198 274 222C256 198 232 186 210 186C188 186 164 198 146 222C128 198 104 186 82 186C62 186 36 198 16 222Z" fill="${main}"/>
    <path d="M210 40C170 84 148 144 146 222C164 198 188 186 210 186C232 186 256 198 274 222C272 144 250 84 210 40Z" fill="${second}"/>
    <path d="M210 40C250 84 272 144 274 222C292 198 316 186 338 186C358 186 384 198 404 222C404 118 318 40 210 40Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M210 40C250 84 272 144 274 222C262 206 248 196 234 190C240 140 230 84 210 40Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M44 172C58 126 92 90 136 72" stroke="${light}" stroke-opacity=".55" stroke-width="13" fill="none"/>
    <path d="M60 262L48 294M112 282L100 314M310 262L298 294M364 282L352 314M286 330L274 362M44 348L32 380M350 366L338 398" stroke="${accent}" stroke-width="13" fill="none"/>`,
});
