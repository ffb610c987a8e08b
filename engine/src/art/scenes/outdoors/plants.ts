import { mix } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import { dots, fill, oval, type Point, path, stroke, svg } from '../../svg.ts';
import { drawHouse } from '../buildings/houses.ts';
import { drawBamboo } from '../land/bamboo.ts';
import { drawButte } from '../land/buttes.ts';
import { drawDune } from '../land/dune.ts';
import { drawFlowerBed } from '../land/flower-bed.ts';
import { drawCrown, drawPalm, drawTree, hasTreeFigure } from '../land/foliage.ts';
import { drawSpire, drawStone } from '../land/rocks.ts';
import { createWood } from '../land/wood.ts';
import { drawGlow } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { evergreen, isSnowy, leafColor, turfColor } from '../seasons.ts';
import type { Stage } from '../stage.ts';
import type { Prop } from './props.ts';

type Paint = (stage: Stage, feet: readonly Prop[], random: Random) => string[];

const grow =
  (draw: (stage: Stage, foot: Prop, random: Random) => string): Paint =>
  (stage, feet, random) =>
    feet.map((foot) => draw(stage, foot, random));

/** What grows by chance, and so has no file. */
export const PLANTS: Readonly<Record<string, Paint>> = {
  tree: (stage, feet, random) =>
    feet.map(({ x, y, tall, near, paint }) =>
      drawTree(stage, { x, y, height: tall, near, ...(paint ? { color: paint } : {}) }, random),
    ),
  /** One that stands near, where it may not pass for a tree that was asked for. */
  'near-tree': (stage, feet, random) =>
    hasTreeFigure(stage) ? [] : (PLANTS.tree?.(stage, feet, random) ?? []),
  palm: grow((stage, { x, y, tall, near, lean }, random) =>
    drawPalm(stage, { x, y, height: tall, near }, lean ?? random.range(-0.12, 0.12), random),
  ),
  /** Up to above the picture. */
  bamboo: grow((stage, { x, y, tall, near }, random) =>
    drawBamboo(stage, { x, y, tall: Math.min(tall, y + stage.unit * random.range(0.02, 0.2)), near }, random),
  ),
  /** A trunk that spreads high above its fellows. */
  'jungle-tree': grow((stage, { x, y, tall, near }, random) => {
    const girth = stage.unit * 0.03 * near;
    const bark = mix(inLight(stage.light, '#6a5540', near), stage.light.dark, 0.05);
    const crowns = [
      [-0.5, 0.86, 0.8],
      [0.55, 0.9, 0.76],
      [0, 1, 1],
    ] as const;
    return (
      path(
        svg`M${x - girth} ${y}Q${x - girth * 0.6} ${y - tall * 0.4} ${x - girth * 0.5} ${y - tall}h${girth}Q${x + girth * 0.6} ${y - tall * 0.4} ${x + girth * 1.4} ${y}Z`,
        fill(bark),
      ) +
      crowns
        .map(([dx, dy, r]) => {
          const leaves = mix('#2f8a4e', '#6fb35a', random.next() * 0.5);
          const at: Point = [x + dx * tall * 0.22, y - tall * dy];
          return drawCrown(stage, at, tall * 0.24 * r, tall * 0.12 * r, leaves, near, random);
        })
        .join('')
    );
  }),
  bush: grow((stage, { x, y, tall, near, paint }, random) => {
    const leaves = leafColor(stage, random);
    return leaves
      ? drawCrown(stage, [x, y - tall * 0.4], tall * 0.8, tall * 0.55, paint ?? leaves, near, random)
      : '';
  }),
  spruce: (stage, feet, random) => {
    const wood = createWood(stage, { needles: feet[0]?.paint ?? '#2f6a54', near: feet[0]?.near ?? 0.5 });
    for (const { x, y, tall } of feet) wood.plant(x, y, tall, random);
    return [wood.draw()];
  },
  cypress: (stage, feet) => {
    const data = feet.map(
      ({ x, y, tall: t }) =>
        svg`M${x} ${y - t}C${x + t * 0.12} ${y - t * 0.62} ${x + t * 0.12} ${y - t * 0.2} ${x + t * 0.035} ${y}H${x - t * 0.035}C${x - t * 0.12} ${y - t * 0.2} ${x - t * 0.12} ${y - t * 0.62} ${x} ${y - t}Z`,
    );
    return [
      path(data.join(''), fill(inLight(stage.light, evergreen(stage, '#2f5a3c'), feet[0]?.near ?? 0.6))),
    ];
  },
  flowers: grow((stage, { x, y, tall, near, paint }, random) => {
    if (isSnowy(stage)) return '';
    const heads = Array.from(
      { length: 12 },
      (): Point => [x + tall * random.range(-2, 2), y + tall * random.range(-0.25, 0.5)],
    );
    return dots(heads, stage.unit * 0.015, inLight(stage.light, paint ?? '#f5c53d', near));
  }),
  cottage: grow((stage, { x, y, tall, near, paint }, random) => {
    const wide = tall * random.range(1.25, 1.6);
    const house = drawHouse(
      stage,
      {
        x: x - wide / 2,
        y,
        width: wide,
        wall: tall * random.range(0.5, 0.6),
        roof: tall * random.range(0.38, 0.46),
        color: paint ?? '#f3e3c8',
        tiles: random.pick(['#b8553f', '#9c4a3c', '#c46a45', '#7d5a4e']),
        near,
        flip: random.next() < 0.5,
        chimney: random.next() < 0.6,
      },
      random,
    );
    return house + drawGlow(stage.light, x, y - wide * 0.15, wide * 0.9);
  }),
  /** A table mountain. */
  butte: grow((stage, { x, y, tall, near, paint }, random) =>
    drawButte(
      stage,
      { x, base: y, width: tall * random.range(0.9, 1.7), height: tall, near, rock: paint ?? '#b86a4a' },
      random,
    ),
  ),
  stone: grow((stage, { x, y, tall, near, paint }) =>
    drawStone(stage, { x, y, tall, near, color: paint ?? '#8d8f8c' }),
  ),
  spire: grow((stage, { x, y, tall, near, paint }, random) =>
    drawSpire(stage, { x, y, tall, near, color: paint ?? '#8d8f8c' }, random),
  ),
  dune: (stage, feet, random) =>
    feet.toSorted((a, b) => b.tall - a.tall).map((foot) => drawDune(stage, foot, random)),
  /** Clumps of it, one path. */
  grass: (stage, feet, random) => {
    let blades = '';
    for (const { x, y, tall } of feet)
      for (let i = 0; i < 9; i++) {
        const at = x + tall * random.range(-0.5, 0.5);
        const [high, lean] = [tall * random.range(0.5, 1), tall * random.range(-0.5, 0.5)];
        blades += svg`M${at - tall * 0.035} ${y}Q${at} ${y - high * 0.6} ${at + lean} ${y - high}Q${at + lean * 0.3 + tall * 0.035} ${y - high * 0.5} ${at + tall * 0.035} ${y}Z`;
      }
    const green = turfColor(stage, feet[0]?.paint ?? '#5f8a4f');
    return [path(blades, fill(inLight(stage.light, green, feet[0]?.near ?? 0.95)))];
  },
  /** As wide as it is near. */
  'flower-bed': (stage, feet, random) =>
    feet.map(({ x, y, near: size }, turn) => {
      const { unit, light } = stage;
      const reach = unit * (0.26 + 0.2 * size);
      const earth = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#6b4f3a', 0.84);
      const bed = { from: x - reach, to: x + reach, y, size };
      return (
        path(oval([x, y], reach, unit * 0.034 * (0.4 + size)), fill(earth)) +
        drawFlowerBed(stage, bed, turn, random)
      );
    }),
  reeds: (stage, feet, random) => {
    const { light, unit } = stage;
    const near = feet[0]?.near ?? 0.98;
    let [blades, heads] = ['', ''];
    for (const { x, y, tall } of feet)
      for (let i = 0; i < 6; i++) {
        const at = x + tall * random.range(-0.4, 0.4);
        const [high, lean] = [tall * random.range(0.5, 1), tall * random.range(-0.16, 0.16)];
        blades += svg`M${at - tall * 0.02} ${y}Q${at} ${y - high * 0.6} ${at + lean} ${y - high}Q${at + tall * 0.03} ${y - high * 0.5} ${at + tall * 0.025} ${y}Z`;
        if (i === 0) heads += svg`M${at + lean * 0.8} ${y - high * 0.86}v${-high * 0.14}`;
      }
    const green = inLight(light, turfColor(stage, feet[0]?.paint ?? '#2c5a3f'), near);
    return [path(blades, fill(green)) + path(heads, stroke(inLight(light, '#6b4a32', near), unit * 0.007))];
  },
  wheat: (stage, feet) => {
    const straw = inLight(stage.light, turfColor(stage, '#d8a53f'), feet[0]?.near ?? 0.95);
    const stems = feet.map(({ x, y, tall }, i) => svg`M${x} ${y}L${x + tall * leanOf(i)} ${y - tall}`);
    const ears = feet.map(({ x, y, tall: t }, i) => {
      const lean = t * leanOf(i);
      return svg`M${x + lean} ${y - t * 0.87}q${-t * 0.13} ${-t * 0.21} ${lean * 0.3} ${-t * 0.43}q${t * 0.15} ${t * 0.21} ${-lean * 0.3} ${t * 0.43}Z`;
    });
    return [
      path(stems.join(''), stroke(mix(straw, stage.light.dark, 0.25), Math.max(0.8, stage.unit * 0.0022))) +
        path(ears.join(''), fill(mix(straw, stage.light.sun, 0.22))),
    ];
  },
};

const leanOf = (i: number): number => (((i * 7) % 11) - 4) * 0.05;
