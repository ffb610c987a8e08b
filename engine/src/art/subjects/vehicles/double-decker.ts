import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect } from '../../svg.ts';
import { wheel } from './wheel.ts';

export const doubleDecker = drawSubject({
  name: 'double-decker',
  nouns: ['double-decker bus', 'double decker', 'london bus'],
  bounds: { x: 14, y: 6, width: 456, height: 336 },
  natural: { main: '#cf3630', second: '#f3ede2', accent: '#f0bd46', ink: '#2c2428', light: '#cfe6ef' },
  presence: {
    nouns: ['double-decker bus'],
    home: 'city',
    stands: 'ground',
    tall: 0.42,
    metres: 4.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${body('M20 40C20 16 34 6 60 6H420C446 6 456 22 458 50L464 190V300H20Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -14, marks: path('M0 138H480V156H0Z', fill(colors.second)) })}
    ${path('M42 40H108V104H42ZM122 40H188V104H122ZM202 40H268V104H202ZM282 40H348V104H282ZM362 40H440L444 104H362Z', fill(colors.light))}
    ${path('M122 176H188V240H122ZM202 176H268V240H202ZM282 176H348V240H282ZM376 176H448L450 250H376Z', fill(colors.light))}
    ${path('M42 104L90 40H108V104ZM122 104L170 40H188V104ZM202 104L250 40H268V104ZM282 104L330 40H348V104ZM400 104L440 40L444 104ZM122 240L170 176H188V240ZM202 240L250 176H268V240ZM282 240L330 176H348V240ZM410 250L448 176L450 250Z', fill(colors.ink, 0.14))}
    ${path('M42 176H104V290H42Z', fill(colors.ink, 0.85))}
    ${path('M50 184H70V284H50Z', fill(colors.light, 0.4))}
    ${rect(362, 112, 80, 20, fill(colors.accent), 4)}
    ${path('M20 270H464V282H20Z', fill(colors.ink, 0.3))}
    ${path('M448 262H466V280H448Z', fill(colors.accent))}
    ${rect(14, 292, 456, 16, fill(colors.ink), 6)}
    ${wheel(120, 306, 36, colors)}
    ${wheel(372, 306, 36, colors)}
    ${path('M60 16H410V24H60Z', fill(colors.light, 0.4))}`,
});
