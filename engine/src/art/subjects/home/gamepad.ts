import { drawSubject } from '../../drawing.ts';

export const gamepad = drawSubject({
  name: 'gamepad',
  nouns: [
    'game controller',
    'joystick',
    'gamepad',
    'game',
    'gaming',
    'video game',
    'gamer',
    'controller',
    'console',
    'esport',
    'e-sport',
    'playstation',
    'xbox',
    'nintendo',
    'arcade',
    'streamer',
  ],
  bounds: { x: 12.5, y: 34, width: 415, height: 262.5 },
  presence: {
    nouns: ['game controller', 'gamepad'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.12,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}pad"><path d="M126 56H314C376 56 404 104 420 176C432 232 434 288 394 296C358 302 336 252 310 226H130C104 252 82 302 46 296C6 288 8 232 20 176C36 104 64 56 126 56Z"/></clipPath>
    <rect x="82" y="34" width="80" height="44" rx="20" fill="${ink}"/><rect x="278" y="34" width="80" height="44" rx="20" fill="${ink}"/>
    <path d="M126 56H314C376 56 404 104 420 176C432 232 434 288 394 296C358 302 336 252 310 226H130C104 252 82 302 46 296C6 288 8 232 20 176C36 104 64 56 126 56Z" fill="${main}"/>
    <g clip-path="url(#${id}pad)">
    <path d="M0 230C40 250 60 226 110 206C180 190 260 190 330 206C380 226 400 250 440 230V310H0Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M346 50H440V310H370C410 230 400 120 346 50Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M42 186C52 136 68 100 96 86" stroke="${light}" stroke-opacity=".55" stroke-width="14" fill="none"/>
    </g>
    <path d="M112 110H144V138H172V170H144V198H112V170H84V138H112Z" fill="${ink}" stroke="${ink}" stroke-width="8"/>
    <circle cx="312" cy="112" r="19" fill="${accent}"/><circle cx="312" cy="196" r="19" fill="${second}"/><circle cx="270" cy="154" r="19" fill="${light}"/><circle cx="354" cy="154" r="19" fill="${ink}"/>
    <path d="M204 118H206M234 118H236" stroke="${light}" stroke-width="16" fill="none"/>
    <rect x="196" y="160" width="48" height="16" rx="8" fill="${ink}" fill-opacity=".4"/>`,
});
