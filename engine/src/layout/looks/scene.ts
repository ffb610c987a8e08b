import { type Cast, drawActor } from '../../art/scenes/draw-actor.ts';
import { drawScene, toStage } from '../../art/scenes/draw-scene.ts';
import type { Layer, Scene, Stage } from '../../art/scenes/stage.ts';
import type { Subject } from '../../art/subject.ts';
import { linearGradient, rect, svgDocument } from '../../art/svg.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Time, Weather } from '../../brief/scene.ts';
import { hueDistance, mix, toOklch } from '../../color/oklch.ts';
import type { TypePairing } from '../../direction/direction.ts';
import { planScene, type ScenePlan } from '../../direction/plan-scene.ts';
import type { Random } from '../../random.ts';
import { artLayer } from '../art-layer.ts';
import { type Column, setColumn } from '../column.ts';
import type { Box, Composition } from '../composition.ts';
import { toCopyGroups, type Voice } from '../copy-groups.ts';
import { type Frame, toFrame, turn, turnX } from '../frame.ts';
import type { LayoutContext, Look } from '../look.ts';
import { inOwnColors, ownColor } from '../subject-colors.ts';

const manrope = { family: 'Manrope', lineHeight: 1.35 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Bricolage Grotesque', weight: 700, lineHeight: 1.04, letterSpacing: -0.025 },
    text: { ...manrope, weight: 500 },
    label: { ...manrope, weight: 700, letterSpacing: 0.06 },
  },
  {
    display: { family: 'Fraunces', weight: 600, lineHeight: 1.06, letterSpacing: -0.02 },
    text: { ...manrope, weight: 500 },
    label: { ...manrope, weight: 700, letterSpacing: 0.06 },
  },
];

/** An illustrated place with its subject. Words stand in the sky that the place leaves free; a caption is not drawn. */
export const scene: Look = { name: 'scene', attempts: 3, pairings, layout };

// Hours that flatter a place, for prompts that name none.
const HOURS: readonly Time[] = ['day', 'golden', 'dawn', 'sunset', 'golden'];
// Nearer than this in hue, the colour in a prompt names the animal that we have: red fox, brown bear.
const NAMED_HUE = 40;
// Behind clouds the hours differ little; the light of noon is the clearest.
const CLOUDED: readonly Weather[] = ['overcast', 'rain', 'snow', 'storm'];
// For things that are made in any colour.
const HOUSE_COLORS = {
  main: '#d9534a',
  second: '#5b93b8',
  accent: '#f2c14e',
  ink: '#2c3140',
  light: '#fff8ec',
};

async function layout(context: LayoutContext): Promise<Composition> {
  const { brief, width, height, random, attempt } = context;
  const { plan } = planScene(brief);
  if (!plan) throw new Error('the scene look was chosen for a brief without a scene');
  const wordless = brief.kind === 'picture';
  const frame = toFrame(width, height, wordless ? '' : brief.copy.title);
  const set = toSetting(frame, wordless, plan);
  // A calmer attempt gives the words less height and the picture more.
  set.text.height *= 1 - 0.14 * attempt;
  const weather = brief.scene?.weather ?? 'clear';
  const time = brief.scene?.time ?? toHour(brief, weather, random);
  const request = {
    width,
    height,
    place: plan.place,
    time,
    weather,
    misty: brief.scene?.misty ?? false,
    random: random.fork('scene'),
    sunX: turnX(frame, set.sunX * width) / width,
    onLand: plan.cast[0]?.actor.stands === 'ground',
    ...(plan.cast.length > 0 ? { subjectX: turnX(frame, set.subjectX * width) / width } : {}),
  } as const;
  // The colours of the words come from the sky, the room that the place leaves from the words.
  const ink = toInk(toStage(request));
  const column = wordless ? undefined : await setWords(context, frame, turn(frame, set.text), ink.text);
  const { stage, scene: drawn } = drawScene(column ? { ...request, calm: column.bounds } : request);
  const actors = placeCast(plan, stage, frame, brief, set.subjectX).map((cast) =>
    drawActor(stage, drawn, keepClear(cast, drawn, stage)),
  );
  const [sky, ...land] = drawn.back;
  const layers: Layer[] = [
    ...(sky ? [sky] : []),
    ...(column ? [drawShade(stage, column.bounds, ink.ground, attempt)] : []),
    ...land,
    ...actors.map(({ layer }) => layer),
    ...drawn.front,
  ];
  const art = layers.map(({ name, picture }) => artLayer(`scene-${name}`, picture, frame));
  const subject = actors[0]?.bounds;
  return {
    width,
    height,
    background: stage.light.sky[2],
    art: [...art.map(({ node }) => node), ...(column?.art ?? [])],
    images: art.map(({ image }) => image),
    texts: column?.texts ?? [],
    depicts: true,
    ...(subject ? { subject } : {}),
  };
}

function toHour({ scheme }: Brief, weather: Weather, random: Random): Time {
  if (scheme === 'dark') return 'night';
  return CLOUDED.includes(weather) ? 'day' : random.fork('hour').pick(HOURS);
}

type Setting = { subjectX: number; sunX: number; text: Box };

/** Subject and sun on the thirds; beside words, both on the other side of them. */
function toSetting({ width, height, shape, margin }: Frame, wordless: boolean, { cast }: ScenePlan): Setting {
  const wide = shape === 'landscape' || shape === 'banner';
  const floats = cast[0]?.actor.stands === 'air' || cast[0]?.actor.stands === 'deep';
  const text = wide
    ? { x: margin, y: margin, width: width * 0.52 - margin, height: height * 0.56 - margin }
    : { x: margin, y: margin, width: width - margin * 2, height: height * (floats ? 0.3 : 0.38) - margin };
  if (wordless) return { subjectX: wide ? 0.31 : 0.36, sunX: wide ? 0.67 : 0.7, text };
  return { subjectX: wide ? 0.74 : 0.42, sunX: wide ? 0.9 : 0.8, text };
}

function setWords(
  { brief, direction, typesetter }: LayoutContext,
  frame: Frame,
  box: Box,
  color: string,
): Promise<Column> {
  const { head, body, foot } = toCopyGroups(brief.copy, toVoice(frame, direction.type, color), typesetter);
  return setColumn({
    box,
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.035,
    align: frame.mirrored ? 'right' : 'left',
    justify: 'start',
  });
}

function toVoice({ unit, minSize }: Frame, type: TypePairing, color: string): Voice {
  const title = { style: type.display, color, minSize, maxLines: 4, share: 1 };
  const small = { style: type.text, color, minSize, maxLines: 3, gap: unit * 0.025 };
  return {
    eyebrow: { ...small, style: type.label, size: unit * 0.03, maxLines: 2 },
    title: { ...title, size: unit * 0.155, comfort: unit * 0.08 },
    titleByFigure: { ...title, size: unit * 0.09, comfort: unit * 0.05 },
    figure: { ...title, size: unit * 0.22, comfort: unit * 0.11, gap: unit * 0.02 },
    figureSide: { ...title, size: unit * 0.06, maxLines: 2 },
    subtitle: { ...small, size: unit * 0.04, maxLines: 4 },
    person: { ...small, style: type.label, size: unit * 0.038 },
    detail: { ...small, size: unit * 0.036 },
    attribution: { ...small, size: unit * 0.038 },
    line: { ...small, size: unit * 0.036 },
    button: { ...small, style: type.label, size: unit * 0.036 },
  };
}

/** White words on a deepened sky, or dark words on a paled one where the sky is pale already. */
function toInk({ light }: Stage): { text: string; ground: string } {
  const pale = toOklch(light.sky[1]).l > 0.74;
  return pale
    ? { text: mix(light.dark, '#000000', 0.25), ground: mix(light.sky[4], '#ffffff', 0.6) }
    : { text: '#ffffff', ground: mix(light.sky[0], light.dark, 0.45) };
}

/** The sky deepens behind the words and is itself again below them; stronger with each attempt. */
function drawShade({ width, height }: Stage, words: Box, color: string, attempt: number): Layer {
  const strength = [0.72, 0.86, 0.95][attempt] ?? 0.94;
  const end = Math.min(1, (words.y + words.height) / height + 0.02);
  const defs = linearGradient(
    'shade',
    [0, 0],
    [0, height],
    [
      [0, color, strength],
      [end, color, strength * 0.86],
      [Math.min(1, end + 0.2), color, 0],
    ],
  );
  return {
    name: 'shade',
    picture: svgDocument(width, height, rect(0, 0, width, height, 'fill="url(#shade)"'), defs),
  };
}

/** The colour asked for the thing itself; `red fox` is a name, and the gold of a golden hour is in the sky. */
function colorOf(brief: Brief, { natural }: Subject): string | undefined {
  const own = brief.scene?.time === 'golden' ? undefined : ownColor(brief);
  if (own === undefined || !natural) return own;
  return hueDistance(toOklch(own).h, toOklch(natural.main).h) < NAMED_HUE ? undefined : own;
}

/** What would reach up into the words is drawn smaller. */
function keepClear(cast: Cast, { groundY }: Scene, { calm, unit }: Stage): Cast {
  const half = (cast.tall * cast.actor.subject.width) / cast.actor.subject.height / 2;
  if (!calm || cast.x + half < calm.x || cast.x - half > calm.x + calm.width) return cast;
  const room = (cast.floatY ?? groundY(cast.x)) - (calm.y + calm.height) - unit * 0.03;
  return { ...cast, tall: Math.min(cast.tall, Math.max(room, cast.tall * 0.4)) };
}

/** The lead at its third, the others beside it, smaller and further off. */
function placeCast(plan: ScenePlan, stage: Stage, frame: Frame, brief: Brief, subjectX: number): Cast[] {
  const { width, height, unit } = stage;
  const figures = plan.cast.flatMap(({ actor, count }) => Array.from({ length: count }, () => actor));
  const crowd = figures.length > 1 ? 0.8 : 1;
  let edge = subjectX * width;
  return figures.map((actor, index) => {
    const { subject } = actor;
    const ratio = subject.width / (subject.height * (actor.shown ?? 1));
    const wanted = unit * actor.tall * crowd * (index === 0 ? 1 : 0.86);
    const tall = Math.min(wanted, (width * 0.62) / ratio, height * 0.5);
    const half = (tall * ratio) / 2;
    const room = width * 0.03;
    const x = index === 0 ? Math.min(Math.max(edge, half + room), width - half - room) : edge + half;
    edge = x + half + unit * 0.05;
    const own = index === 0 ? colorOf(brief, subject) : undefined;
    const floats = actor.stands === 'air' || actor.stands === 'deep';
    return {
      actor,
      colors: inOwnColors(subject, HOUSE_COLORS, own),
      x: turnX(frame, x),
      tall,
      ...(floats
        ? { floatY: height * (actor.stands === 'deep' ? 0.5 : 0.46) + tall / 2 + index * unit * 0.06 }
        : {}),
    };
  });
}
