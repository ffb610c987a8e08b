import { drawSubject } from '../../drawing.ts';
import { limb } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const BLADES = [
  '84,150,14 60,90,14 20,44,0',
  '92,150,14 84,80,15 62,12,0',
  '100,150,14 104,76,15 112,4,0',
  '108,150,14 122,84,14 152,22,0',
  '116,150,14 142,100,13 184,62,0',
].map(limb);

export const grassTuft = drawSubject({
  name: 'grass-tuft',
  nouns: ['tuft of grass'],
  bounds: { x: 20, y: 4, width: 164, height: 148 },
  natural: { main: '#6fa544', second: '#4f8436', accent: '#8fc05a', ink: '#24381c', light: '#eef6d8' },
  paint: ({ main, second, accent }) =>
    [second, main, accent, main, second].map((color, at) => path(BLADES[at] ?? '', fill(color))).join(''),
});
