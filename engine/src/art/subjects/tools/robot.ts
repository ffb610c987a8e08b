import { drawSubject } from '../../drawing.ts';

export const robot = drawSubject({
  name: 'robot',
  nouns: [
    'robot',
    'ai',
    'chatbot',
    'bot',
    'artificial intelligence',
    'android robot',
    'machine learning',
    'llm',
    'gpt',
    'automaton',
    'ai agent',
    'ai assistant',
  ],
  bounds: { x: 22, y: 7, width: 336, height: 411 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M190 70V34" stroke="${ink}" stroke-width="13" fill="none"/><circle cx="190" cy="28" r="21" fill="${accent}"/>
    <rect x="22" y="128" width="44" height="84" rx="18" fill="${second}"/><rect x="314" y="128" width="44" height="84" rx="18" fill="${second}"/>
    <path d="M340 128A18 18 0 0 1 358 146V194A18 18 0 0 1 340 212H330V128Z" fill="${ink}" fill-opacity=".2"/>
    <rect x="48" y="66" width="284" height="208" rx="62" fill="${main}"/>
    <path d="M254 66H270A62 62 0 0 1 332 128V212A62 62 0 0 1 270 274H210C270 220 278 140 254 66Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M70 136C72 110 90 92 114 88" stroke="${light}" stroke-opacity=".55" stroke-width="13" fill="none"/>
    <rect x="82" y="112" width="216" height="124" rx="42" fill="${ink}"/>
    <circle cx="142" cy="164" r="23" fill="${accent}"/><circle cx="238" cy="164" r="23" fill="${accent}"/>
    <circle cx="135" cy="156" r="8" fill="${light}"/><circle cx="231" cy="156" r="8" fill="${light}"/>
    <path d="M160 206C176 218 204 218 220 206" stroke="${light}" stroke-width="10" fill="none"/>
    <rect x="158" y="270" width="64" height="32" fill="${ink}"/>
    <path d="M88 418V366C88 324 120 294 160 294H220C260 294 292 324 292 366V418Z" fill="${light}"/>
    <path d="M234 296C268 302 292 330 292 366V418H214C246 390 250 340 234 296Z" fill="${ink}" fill-opacity=".12"/>
    <rect x="142" y="338" width="96" height="56" rx="16" fill="${second}"/>
    <path d="M164 380V366M190 380V352M216 380V360" stroke="${light}" stroke-width="11" fill="none"/>
    <path d="M80 346C56 352 42 376 42 418H68V372ZM300 346C324 352 338 376 338 418H312V372Z" fill="${main}"/>
    <path d="M300 346C324 352 338 376 338 418H312V372Z" fill="${ink}" fill-opacity=".16"/>`,
});
