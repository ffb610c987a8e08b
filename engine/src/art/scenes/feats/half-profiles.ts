import type { Fitting } from './fittings/fitting.ts';

/** The middle of the heads that are seen half from before, by the name of the drawing, and how large these are. */
const HEADS: Readonly<Record<string, readonly [x: number, y: number, scale?: number]>> = {
  'dog-young': [174, 67],
  'dog-young-sitting': [132, 67],
  'dog-young-running': [181, 65],
  'cat-young': [180, 96],
  'cat-young-sitting': [134, 96],
  'cat-young-running': [185, 98],
  'tiger-young': [184, 86],
  'tiger-young-sitting': [134, 86],
  'tiger-young-running': [188, 91],
  'lion-young': [181, 86],
  'lion-young-sitting': [149, 86],
  'lion-young-running': [187, 91],
  'bear-young': [154, 83],
  'bear-young-sitting': [106, 83],
  'bear-young-running': [181, 88],
  'polar-bear-young': [154, 83],
  'polar-bear-young-sitting': [106, 83],
  'polar-bear-young-running': [181, 88],
  'panda-young': [154, 83],
  'panda-young-sitting': [106, 83],
  'panda-young-running': [181, 88],
  'fox-young': [192, 106],
  'fox-young-sitting': [153, 106],
  'fox-young-running': [200, 108],
  'wolf-young': [190, 100],
  'wolf-young-sitting': [151, 100],
  'wolf-young-running': [194, 102],
  'pig-young': [175, 100],
  'pig-young-sitting': [123, 100],
  'pig-young-running': [181, 92],
  'dog-golden-retriever': [249, 58, 0.86],
  'dog-golden-retriever-sitting': [171, 58, 0.86],
  'dog-labrador': [237, 58, 0.86],
  'dog-labrador-sitting': [155, 58, 0.86],
  'dog-husky': [249, 90, 0.86],
  'dog-husky-sitting': [171, 90, 0.86],
  'dog-german-shepherd': [249, 90, 0.86],
  'dog-german-shepherd-sitting': [171, 90, 0.86],
  'dog-corgi': [226, 97, 0.86],
  'dog-corgi-sitting': [157, 97, 0.86],
  'dog-dachshund': [237, 58, 0.86],
  'dog-dachshund-sitting': [155, 58, 0.86],
  'dog-shiba': [226, 90, 0.86],
  'dog-shiba-sitting': [157, 90, 0.86],
  'dog-pug': [226, 58, 0.86],
  'dog-pug-sitting': [157, 58, 0.86],
  'dog-dalmatian': [237, 58, 0.86],
  'dog-dalmatian-sitting': [155, 58, 0.86],
  'dog-border-collie': [249, 58, 0.86],
  'dog-border-collie-sitting': [171, 58, 0.86],
  'dog-bulldog': [206, 92, 0.86],
  'dog-bulldog-sitting': [124, 92, 0.86],
  'dog-chihuahua': [226, 95, 0.86],
  'dog-chihuahua-sitting': [157, 95, 0.86],
};

/** Where an animal that turns half to the viewer wears things; all such heads have one shape. */
export function halfProfileFitting(name: string): Fitting | undefined {
  const head = Object.hasOwn(HEADS, name) ? HEADS[name] : undefined;
  if (!head) return undefined;
  const [x, y, scale = 1] = head;
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * scale, y + dy * scale];
  return {
    hat: [...at(2, -50), 84 * scale, 2],
    eyes: [at(6, 0), at(50, -4)],
    lens: 21 * scale,
    temple: at(-56, -2),
    ears: [at(-62, 0)],
    neck: [at(-46, 48), at(38, 60), 26 * scale],
    throat: at(14, 66),
  };
}
