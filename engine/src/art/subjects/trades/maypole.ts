import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, rect, stroke } from '../../svg.ts';

export const maypole = drawSubject({
  name: 'maypole',
  nouns: ['maypole', 'midsummer pole'],
  bounds: { x: 5, y: 20, width: 390, height: 420 },
  natural: {
    main: '#4f8f4a',
    second: '#8a6a3d',
    accent: '#f2c63c',
    ink: '#24402a',
    light: '#fffdf4',
  },
  presence: { nouns: ['maypole'], home: 'meadow', stands: 'ground', tall: 0.7, metres: 6 },
  paint: (colors) => `
    ${rect(186, 20, 28, 420, fill(colors.second), 8)}
    ${path('M186 60L214 84V112L186 88ZM186 130L214 154V182L186 158ZM186 200L214 224V252L186 228ZM186 270L214 294V322L186 298ZM186 340L214 364V392L186 368Z', fill(colors.main))}
    ${path('M200 92L20 146M200 92L380 146', stroke(colors.main, 30))}
    ${path(`${oval([66, 222], 58, 62)}${oval([66, 222], 32, 36)}${oval([334, 222], 58, 62)}${oval([334, 222], 32, 36)}`, `${fill(colors.main)} fill-rule="evenodd"`)}
    ${path('M66 136V164M334 136V164', stroke(colors.second, 8))}
    ${path('M166 56C166 28 234 28 234 56S166 84 166 56Z', fill(colors.main))}
    ${[
      [200, 36],
      [178, 58],
      [224, 60],
      [200, 92],
      [148, 108],
      [96, 124],
      [44, 138],
      [252, 108],
      [304, 124],
      [356, 138],
      [66, 166],
      [18, 214],
      [114, 226],
      [66, 276],
      [36, 258],
      [98, 184],
      [334, 166],
      [286, 214],
      [382, 226],
      [334, 276],
      [304, 258],
      [366, 184],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          circle(x, y, 13, fill([colors.accent, colors.light, colors.accent][at % 3] ?? colors.accent)) +
          circle(x, y, 5, fill(colors.second, 0.8)),
      )
      .join('')}
    ${path('M150 440C160 424 240 424 250 440Z', fill(colors.main))}`,
});
