import { drawSubject } from '../../drawing.ts';

export const egg = drawSubject({
  name: 'egg',
  nouns: ['egg', 'boiled egg', 'eggs', 'egg cup', 'easter'],
  bounds: { x: 4, y: 0, width: 192, height: 330 },
  natural: { main: '#f7e3cd', second: '#4f9aa8', accent: '#e9b24c', ink: '#3a3a44', light: '#fffdf8' },
  presence: {
    nouns: ['egg', 'boiled egg', 'egg cup'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.1,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M100 0C150 0 180 70 180 124C180 174 150 204 100 204C50 204 20 174 20 124C20 70 50 0 100 0Z" fill="${main}"/>
    <path d="M132 14C162 40 180 84 180 124C180 174 150 204 100 204H92C150 170 160 80 132 14Z" fill="${ink}" fill-opacity=".12"/>
    <path d="M44 108C46 76 58 48 76 34" stroke="${light}" stroke-width="12" fill="none"/>
    <path d="M4 146H196C196 210 164 244 116 250V286H84V250C36 244 4 210 4 146Z" fill="${second}"/>
    <path d="M152 146H196C196 210 164 244 116 250V286H96V250C136 236 154 194 152 146Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M4 146H196C196 154 195 162 194 168H6C5 162 4 154 4 146Z" fill="${accent}"/>
    <path d="M40 192H42M78 212H80M120 212H122M158 192H160" stroke="${light}" stroke-width="14"/>
    <path d="M30 318C30 298 60 282 100 282C140 282 170 298 170 318C170 326 166 330 158 330H42C34 330 30 326 30 318Z" fill="${second}"/><path d="M126 286C154 292 170 304 170 318C170 326 166 330 158 330H104C130 320 136 304 126 286Z" fill="${ink}" fill-opacity=".2"/>`,
});
