import { drawSubject } from '../../drawing.ts';

const days = Array.from({ length: 20 }, (_, i) => [i % 5, Math.floor(i / 5)] as const).filter(
  ([column, row]) => !(row === 0 && column < 1) && !(row === 3 && column > 2),
);

export const calendar = drawSubject({
  name: 'calendar',
  nouns: [
    'calendar',
    'date',
    'appointment',
    'save the date',
    'event',
    'booking',
    'month',
    'week',
    'meetup',
    'conference',
    'agenda',
    'planner',
    'webcast',
  ],
  bounds: { x: 20, y: 17, width: 360, height: 369 },
  presence: { nouns: ['calendar'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.2 },
  paint: ({ main, second, accent, ink, light }) => `
    <rect x="20" y="60" width="360" height="326" rx="34" fill="${light}"/>
    <path d="M250 60H346A34 34 0 0 1 380 94V352A34 34 0 0 1 346 386H180Z" fill="${ink}" fill-opacity=".07"/>
    <path d="M54 60H346A34 34 0 0 1 380 94V152H20V94A34 34 0 0 1 54 60Z" fill="${main}"/>
    <path d="M284 60H346A34 34 0 0 1 380 94V152H270C286 122 290 90 284 60Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M20 152H380V166H20Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M46 118C46 100 54 90 70 88" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <path d="M118 30V92M282 30V92" stroke="${ink}" stroke-width="26" fill="none"/>
    ${days
      .map(([column, row]) => {
        const [x, y] = [52 + column * 62, 188 + row * 48];
        return column === 3 && row === 2
          ? ''
          : `<rect x="${x}" y="${y}" width="42" height="32" rx="9" fill="${column === 4 ? second : ink}" fill-opacity="${column === 4 ? 0.85 : 0.16}"/>`;
      })
      .join('')}
    <circle cx="259" cy="300" r="36" fill="${accent}"/>
    <path d="M243 301L255 313L277 288" stroke="${light}" stroke-width="11" fill="none"/>`,
});
