import { drawSubject } from '../../drawing.ts';

export const robotStanding = drawSubject({
  name: 'robot-standing',
  nouns: ['humanoid robot', 'toy robot', 'friendly robot'],
  bounds: { x: 0, y: 0, width: 320, height: 500 },
  natural: { main: '#e8eef2', second: '#4f9fb8', accent: '#f6b545', ink: '#2b3544', light: '#ffffff' },
  presence: {
    nouns: ['robot', 'bot', 'humanoid robot', 'toy robot'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.46,
    metres: 1.3,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M160 14V60" stroke="${ink}" stroke-width="10"/><circle cx="160" cy="16" r="16" fill="${accent}"/><path d="M152 10C154 7 157 6 160 6" stroke="${light}" stroke-width="5" fill="none"/>
    <path d="M104 372V456M216 372V456" stroke="${second}" stroke-width="36" stroke-linecap="butt"/><path d="M226 372V456" stroke="${ink}" stroke-opacity=".2" stroke-width="16" stroke-linecap="butt"/>
    <path d="M88 400H120M88 424H120M200 400H232M200 424H232" stroke="${ink}" stroke-opacity=".3" stroke-width="6"/>
    <path d="M60 500C60 468 78 448 104 448C130 448 142 468 142 500ZM178 500C178 468 190 448 216 448C242 448 260 468 260 500Z" fill="${ink}"/>
    <path d="M58 258C30 268 18 292 18 330M262 258C290 268 302 292 302 330" stroke="${second}" stroke-width="28" fill="none"/>
    <path d="M0 352C0 330 12 322 22 322C36 322 44 332 44 352C44 362 38 368 34 358C30 346 14 346 10 358C8 366 0 364 0 352ZM276 352C276 330 284 322 298 322C308 322 320 330 320 352C320 364 312 366 310 358C306 346 290 346 286 358C282 368 276 362 276 352Z" fill="${ink}"/>
    <rect x="136" y="196" width="48" height="40" fill="${ink}"/>
    <path d="M58 254C58 234 74 222 94 222H226C246 222 262 234 262 254V346C262 366 246 380 226 380H94C74 380 58 366 58 346Z" fill="${main}"/>
    <path d="M206 222H226C246 222 262 234 262 254V346C262 366 246 380 226 380H190C220 332 222 272 206 222Z" fill="${ink}" fill-opacity=".14"/>
    <rect x="98" y="254" width="124" height="72" rx="14" fill="${second}"/><path d="M112 294H130L140 272L154 312L166 286L174 296H208" stroke="${light}" stroke-width="7" fill="none"/>
    <path d="M112 350H116M140 350H144" stroke="${accent}" stroke-width="15"/><path d="M176 350H208" stroke="${ink}" stroke-opacity=".4" stroke-width="9"/>
    <path d="M26 122C14 122 8 130 8 142C8 154 14 162 26 162ZM294 122C306 122 312 130 312 142C312 154 306 162 294 162Z" fill="${accent}"/>
    <path d="M24 110C24 74 52 56 90 56H230C268 56 296 74 296 110V158C296 190 268 206 230 206H90C52 206 24 190 24 158Z" fill="${main}"/>
    <path d="M246 58C276 64 296 80 296 110V158C296 190 268 206 230 206H210C256 176 262 106 246 58Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M46 116C50 92 66 82 92 80" stroke="${light}" stroke-width="9" fill="none"/>
    <rect x="56" y="94" width="208" height="84" rx="38" fill="${ink}"/>
    <circle cx="112" cy="132" r="20" fill="${accent}"/><circle cx="208" cy="132" r="20" fill="${accent}"/><circle cx="106" cy="126" r="6" fill="${light}"/><circle cx="202" cy="126" r="6" fill="${light}"/>
    <path d="M144 152C152 162 168 162 176 152" stroke="${light}" stroke-width="7" fill="none"/>`,
});
