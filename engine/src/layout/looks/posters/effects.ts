import type { Effect } from '../../place-subject.ts';

/** Draws the edges between the colors of a drawing as lines, and nothing else. */
export function outlined(color: string, thick: number): Effect {
  const kernel = '-1 -1 -1 -1 8 -1 -1 -1 -1';
  return {
    reach: thick * 2,
    primitives:
      // Edges of each channel and of the silhouette, gathered in alpha and made thick.
      `<feConvolveMatrix in="SourceGraphic" order="3" kernelMatrix="${kernel}" preserveAlpha="true" result="inner"/>` +
      `<feColorMatrix in="inner" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 1.6 1.6 0 -0.22" result="lines"/>` +
      `<feComposite in="lines" in2="SourceAlpha" operator="in" result="within"/>` +
      `<feMorphology in="SourceAlpha" operator="erode" radius="1" result="core"/>` +
      `<feComposite in="SourceAlpha" in2="core" operator="out" result="rim"/>` +
      `<feMerge result="all"><feMergeNode in="within"/><feMergeNode in="rim"/></feMerge>` +
      `<feMorphology in="all" operator="dilate" radius="${Math.max(0.5, thick / 2 - 0.8).toFixed(2)}" result="bold"/>` +
      `<feFlood flood-color="${color}"/><feComposite in2="bold" operator="in"/>`,
  };
}

/** Makes squares of `size` px of a drawing. */
export function pixelated(size: number): Effect {
  // Even: the renderer grows a sample by the radius to one side and by one less to the other.
  const half = Math.max(1, Math.round(size / 2));
  const px = 2 * half;
  return {
    reach: px,
    primitives:
      `<feFlood x="${half}" y="${half}" width="1" height="1" flood-color="#000"/>` +
      `<feComposite x="0" y="0" width="${px}" height="${px}" in2="SourceGraphic" operator="over" result="cell"/>` +
      `<feTile result="grid"/>` +
      `<feComposite in="SourceGraphic" in2="grid" operator="in" result="samples"/>` +
      `<feMorphology operator="dilate" radius="${half}"/>`,
  };
}

/** Gives a drawing the swelling and the soft light of modelling clay. */
export function puffed(unit: number): Effect {
  const soft = (unit * 0.016).toFixed(1);
  return {
    reach: unit * 0.06,
    primitives:
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="swell"/>` +
      `<feDiffuseLighting in="swell" surfaceScale="${(unit * 0.03).toFixed(1)}" diffuseConstant="1.05" lighting-color="#ffffff" result="light"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting>` +
      `<feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="0.86" k2="0.3" k3="0" k4="0" result="lit"/>` +
      `<feComposite in="lit" in2="SourceAlpha" operator="in"/>`,
  };
}

/** Cuts a drawing out of its paper with a rim around it. */
export const cutOut = (color: string, rim: number): Effect => ({
  reach: rim * 1.5,
  primitives:
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${rim.toFixed(1)}" result="wide"/>` +
    `<feFlood flood-color="${color}"/><feComposite in2="wide" operator="in" result="paper"/>` +
    '<feMerge><feMergeNode in="paper"/><feMergeNode in="SourceGraphic"/></feMerge>',
});

/** Wears holes into a drawing, as on a poster that has been out for long. */
export const worn = (unit: number): Effect => ({
  reach: 2,
  primitives:
    `<feTurbulence type="fractalNoise" baseFrequency="${(48 / unit).toFixed(4)}" numOctaves="3" seed="7" result="noise"/>` +
    '<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -11 0 0 0 7.2" result="holes"/>' +
    '<feComposite in="SourceGraphic" in2="holes" operator="in"/>',
});

/** Prints a drawing, colored from black to white, in two inks with nothing between them but a clean edge. */
export function inTwoInks(dark: string, light: string): Effect {
  const channel = (color: string, at: number): string =>
    (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3);
  const steps = ['R', 'G', 'B'].map((name, index) => {
    const [low, high] = [channel(dark, 1 + 2 * index), channel(light, 1 + 2 * index)];
    return `<feFunc${name} type="table" tableValues="${[low, low, low, low, high, high, high, high].join(' ')}"/>`;
  });
  return { reach: 0, primitives: `<feComponentTransfer>${steps.join('')}</feComponentTransfer>` };
}
