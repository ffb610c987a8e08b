import { drawSubject } from '../../drawing.ts';

const tiers = [262, 166, 70];

export const database = drawSubject({
  name: 'database',
  nouns: [
    'server',
    'database',
    'postgres',
    'postgresql',
    'sql',
    'mysql',
    'sqlite',
    'data warehouse',
    'storage',
    'backup',
    'index',
    'query',
    'mongodb',
    'redis',
    'data lake',
  ],
  bounds: { x: 20, y: 16, width: 280, height: 374 },
  paint: ({ main, second, accent, ink, light }, id) =>
    tiers
      .map((y, i) => {
        const wall = `M20 ${y}V${y + 74}C20 ${y + 104} 82 ${y + 128} 160 ${y + 128}C238 ${y + 128} 300 ${y + 104} 300 ${y + 74}V${y}Z`;
        return `
    <clipPath id="${id}tier${i}"><path d="${wall}"/></clipPath>
    <path d="${wall}" fill="${i === 1 ? second : main}"/>
    <g clip-path="url(#${id}tier${i})">
    <path d="M20 ${y}V${y + 16}C20 ${y + 46} 82 ${y + 70} 160 ${y + 70}C238 ${y + 70} 300 ${y + 46} 300 ${y + 16}V${y}Z" fill="${ink}" fill-opacity=".26"/>
    <path d="M236 ${y - 20}H310V${y + 140}H220C240 ${y + 90} 246 ${y + 40} 236 ${y - 20}Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M44 ${y + 62}V${y + 80}" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    </g>
    <circle cx="150" cy="${y + 98}" r="10" fill="${accent}"/><circle cx="182" cy="${y + 97}" r="10" fill="${light}"/>
    <ellipse cx="160" cy="${y}" rx="140" ry="54" fill="${i === 1 ? second : main}"/>
    <ellipse cx="160" cy="${y}" rx="140" ry="54" fill="${light}" fill-opacity=".3"/>`;
      })
      .join('') +
    `
    <ellipse cx="160" cy="70" rx="104" ry="36" fill="${light}" fill-opacity=".4"/>`,
});
