import { drawSubject } from '../../drawing.ts';

export const moon = drawSubject({
  name: 'moon',
  nouns: [
    'moon',
    'sleep',
    'night',
    'bedtime',
    'insomnia',
    'dream',
    'nap',
    'good night',
    'crescent',
    'ramadan',
    'meditation',
    'sleeping',
    'sleeper',
  ],
  bounds: { x: 12, y: 26, width: 392, height: 350 },
  natural: { main: '#8fa8e8', second: '#9fb0d8', accent: '#f3cf6b', ink: '#2c2f5a', light: '#f4f6ff' },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}moon"><path d="M238 26C150 30 74 104 74 200C74 300 152 376 250 376C318 376 376 340 404 286C386 292 366 296 346 296C262 296 194 228 194 144C194 100 210 58 238 26Z"/></clipPath>
    <path d="M238 26C150 30 74 104 74 200C74 300 152 376 250 376C318 376 376 340 404 286C386 292 366 296 346 296C262 296 194 228 194 144C194 100 210 58 238 26Z" fill="${accent}"/>
    <g clip-path="url(#${id}moon)">
    <path d="M94 260C130 330 220 360 410 270V400H120Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M100 200C102 150 126 108 162 80" stroke="${light}" stroke-opacity=".6" stroke-width="15" fill="none"/>
    <circle cx="152" cy="222" r="20" fill="${ink}" fill-opacity=".16"/><circle cx="204" cy="284" r="13" fill="${ink}" fill-opacity=".16"/><circle cx="150" cy="160" r="10" fill="${ink}" fill-opacity=".16"/>
    </g>
    <path d="M290 60L300 88L328 98L300 108L290 136L280 108L252 98L280 88ZM372 140L379 160L399 167L379 174L372 194L365 174L345 167L365 160Z" fill="${light}"/>
    <path d="M268 196L274 212L290 218L274 224L268 240L262 224L246 218L262 212Z" fill="${main}"/>
    <path d="M60 372C32 372 12 354 12 330C12 306 32 288 56 288C64 262 88 246 114 246C146 246 172 268 178 298C206 298 226 314 226 336C226 358 208 372 184 372Z" fill="${light}"/>
    <path d="M60 372C32 372 12 354 12 330C40 350 90 338 120 346C156 354 176 330 178 298C206 298 226 314 226 336C226 358 208 372 184 372Z" fill="${second}" fill-opacity=".3"/>`,
});
