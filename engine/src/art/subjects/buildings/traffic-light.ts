import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const trafficLight = drawSubject({
  name: 'traffic-light',
  nouns: ['traffic light', 'traffic lights', 'stoplight', 'traffic signal'],
  bounds: { x: 22, y: 10, width: 136, height: 446 },
  natural: { main: '#41b06a', second: '#e2433b', accent: '#f2b734', ink: '#23292e', light: '#eef2ee' },
  presence: {
    nouns: ['traffic light', 'stoplight'],
    home: 'street',
    stands: 'ground',
    tall: 0.5,
    metres: 3.4,
  },
  paint: (colors) => `
    ${rect(80, 270, 20, 180, fill(colors.ink))}
    ${path('M82 270H87V450H82Z', fill(colors.light, 0.2))}
    ${rect(52, 440, 76, 16, fill(colors.ink), 6)}
    ${rect(22, 10, 136, 268, fill(colors.ink), 24)}
    ${path('M46 16H134C146 16 152 22 152 34V60C130 40 60 40 28 90V34C28 22 34 16 46 16Z', fill(colors.light, 0.12))}
    ${circle(90, 62, 33, fill(colors.second))}
    ${circle(90, 144, 33, fill(colors.accent))}
    ${circle(90, 226, 33, fill(colors.main))}
    ${path('M112 38A33 33 0 0 1 66 86A40 40 0 0 0 112 38ZM112 120A33 33 0 0 1 66 168A40 40 0 0 0 112 120ZM112 202A33 33 0 0 1 66 250A40 40 0 0 0 112 202Z', fill(colors.ink, 0.3))}
    ${path('M52 60C54 36 70 24 90 24S126 36 128 60M52 142C54 118 70 106 90 106S126 118 128 142M52 224C54 200 70 188 90 188S126 200 128 224', stroke(colors.ink, 9))}
    ${circle(78, 50, 8, fill(colors.light, 0.6))}
    ${circle(78, 132, 8, fill(colors.light, 0.6))}
    ${circle(78, 214, 8, fill(colors.light, 0.6))}`,
});
