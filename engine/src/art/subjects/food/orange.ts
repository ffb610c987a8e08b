import { drawSubject } from '../../drawing.ts';

export const orange = drawSubject({
  name: 'orange',
  nouns: ['orange', 'mandarin', 'tangerine', 'clementine', 'citrus'],
  bounds: { x: 16, y: 2, width: 288, height: 318 },
  natural: { main: '#f08a24', second: '#4f9a4a', accent: '#f9b45a', ink: '#6a3410', light: '#fff3e0' },
  presence: {
    nouns: ['orange', 'orange fruit', 'mandarin', 'tangerine', 'clementine'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.08,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <circle cx="160" cy="176" r="144" fill="${main}"/>
    <path d="M222 46C282 74 304 130 304 176A144 144 0 0 1 132 317C250 290 290 150 222 46Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M48 178C48 128 80 90 122 76" stroke="${light}" stroke-opacity=".65" stroke-width="16" fill="none"/>
    <path d="M104 236H106M150 264H152M90 186H92M144 212H146M196 226H198M206 172H208M156 152H158M110 140H112M230 120H232M252 204H254M200 280H202" stroke="${accent}" stroke-width="11"/>
    <path d="M160 52C160 36 156 24 150 14" stroke="${ink}" stroke-width="13" fill="none"/>
    <path d="M164 52C176 12 224 -6 280 6C276 48 224 74 164 52Z" fill="${second}"/><path d="M164 52C206 44 246 28 280 6C276 48 224 74 164 52Z" fill="${ink}" fill-opacity=".2"/>`,
});
