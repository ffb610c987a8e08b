import type { Point } from '../svg.ts';
import { type Age, type Sex, toBody } from './body.ts';
import { drawArm, drawLeg, drawSeat, drawSkirtOf, drawTail, drawTop } from './clothes.ts';
import { drawProp, type Prop } from './draw-prop.ts';
import { drawExtras } from './extras.ts';
import { createFigure, type Figure } from './figure.ts';
import { drawHead, type Face } from './head.ts';
import type { Outfit } from './outfit.ts';
import type { Pose } from './pose.ts';
import { moveShapes, placeAt, type Shape } from './shape.ts';
import { getTail } from './uprights/animal-parts.ts';

export type Person = {
  age: Age;
  sex: Sex;
  build: number;
  pose: Pose;
  outfit: Outfit;
  face: Omit<Face, 'age'>;
  props: readonly Prop[];
};

/** Shapes of a whole person; the hip is the origin, an adult is 400 high. `seat` is the lowest point of the hip. */
export function drawPerson(person: Person): { shapes: Shape[]; seat: Point; figure: Figure } {
  const { outfit, pose, props } = person;
  const body = toBody(person.age, person.sex, person.build);
  const figure = createFigure(body, pose);
  const head = drawHead(figure, { ...person.face, age: person.age });
  const extras = drawExtras(figure, outfit);
  const prop = (layer: Prop['layer']): Shape[] =>
    props.filter((one) => one.layer === layer).flatMap((one) => drawProp(figure, one));
  // In a body that shows its chest the far arm hangs beside it; else it is behind.
  const over = pose.turn >= 0.55;
  const { upright } = person.face;
  const tail = upright?.tail
    ? moveShapes(getTail(upright.tail), placeAt([-body.hipDeep * 0.6, 0], 0, figure.scale), figure.scale)
    : [];
  const farArm = drawArm(figure, 'far', outfit);
  const shapes = [
    ...prop('behind'),
    ...tail,
    ...extras.behind,
    ...head.back,
    ...(over ? [] : farArm),
    ...drawSeat(figure, outfit),
    ...drawLeg(figure, 'far', outfit),
    ...(outfit.legs.kind === 'tail' ? drawTail(figure, outfit.legs.slot) : []),
    ...drawLeg(figure, 'near', outfit),
    ...drawSkirtOf(figure, outfit.legs),
    ...head.neck,
    ...drawTop(figure, outfit),
    ...extras.front,
    ...(over ? farArm : []),
    ...head.front,
    ...prop('front'),
    ...drawArm(figure, 'near', outfit),
    ...prop('over'),
  ];
  return { shapes, seat: [0, (pose.turn < 0.5 ? body.hipDeep : body.leg[0]) * 0.85], figure };
}
