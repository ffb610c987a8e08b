import { drawCast, toBounds } from '../../art/scenes/draw-actor.ts';
import { toStage } from '../../art/scenes/draw-scene.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Layer } from '../../art/scenes/stage.ts';
import type { Brief } from '../../brief/brief.ts';
import { isOfSky } from '../../brief/scene/surroundings.ts';
import { contrast } from '../../color/contrast.ts';
import { hueDistance, mix, toOklch } from '../../color/oklch.ts';
import type { TypePairing } from '../../direction/direction.ts';
import { planScene, type ScenePlan } from '../../direction/plan-scene.ts';
import { artLayer } from '../art-layer.ts';
import type { Box, Composition } from '../composition.ts';
import { toFrame, turn, turnX } from '../frame.ts';
import type { LayoutContext, Look } from '../look.ts';
import { drawHaze, drawShade, setWords, toInk } from '../scene/scene-words.ts';
import { stageCast } from '../scene/stage-cast.ts';
import { needsLand, toBrought, toHour, toSetting } from '../scene/stage-setting.ts';

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

async function layout(context: LayoutContext): Promise<Composition> {
  const { brief, random } = context;
  const { plan, failed } = planScene(brief, random.fork('people'));
  if (!plan) throw new Error('the scene look was chosen for a brief without a scene');
  const below = brief.kind !== 'picture' && brief.layout?.some(({ wish }) => wish === 'bottom');
  const composition = await (below
    ? setBelow(context, plan)
    : paint(context, plan, brief.kind === 'picture'));
  const { pictured } = composition;
  return pictured ? { ...composition, pictured: { ...pictured, failed } } : composition;
}

/** The picture as on a print, its words on the strip below it. */
async function setBelow(context: LayoutContext, plan: ScenePlan): Promise<Composition> {
  const { brief, width, height, attempt } = context;
  const frame = toFrame(width, height, brief.copy.title);
  const { margin } = frame;
  const box = { x: margin, y: 0, width: width - margin * 2, height: height * (0.34 - 0.05 * attempt) };
  const centred = brief.layout?.some(({ wish }) => wish === 'center') ?? false;
  const measured = await setWords(context, frame, { box, color: '#ffffff', centred });
  const strip = Math.round(measured.bounds.height + margin * 1.5);
  const top = height - strip;
  const picture = await paint({ ...context, height: top }, plan, true);
  const ground = mix(picture.background, '#101623', 0.86);
  const words = await setWords(context, frame, {
    box: { ...box, y: top + margin * 0.75 },
    color: contrast('#ffffff', ground) > 7 ? '#ffffff' : '#101623',
    centred,
  });
  return {
    ...picture,
    height,
    background: ground,
    art: [...picture.art, ...words.art],
    texts: words.texts,
  };
}

async function paint(context: LayoutContext, plan: ScenePlan, wordless: boolean): Promise<Composition> {
  const { brief, width, height, random, attempt } = context;
  const centred = brief.layout?.some(({ wish }) => wish === 'center') ?? false;
  const frame = toFrame(
    width,
    height,
    wordless ? '' : brief.copy.title,
    !wordless && (context.direction.swapped ?? false),
  );
  const wide = frame.shape === 'landscape' || frame.shape === 'banner';
  const set = toSetting(frame, { wordless, centred }, plan);
  // A calmer attempt gives the words less height and the picture more.
  set.text.height *= 1 - 0.14 * attempt;
  const weather = brief.scene?.weather ?? 'clear';
  const asked = skyColor(brief);
  // A blue sky is that of a fine day.
  const blue = asked !== undefined && hueDistance(toOklch(asked).h, DAY_BLUE) < 30;
  const time = brief.scene?.time ?? (blue ? 'day' : toHour(brief, weather));
  const skyTint = blue && time === 'day' ? undefined : asked;
  const indoors = getPlace(plan.place).indoors !== undefined;
  const tint = plan.tint ?? (indoors ? brief.scene?.ground : undefined);
  const request = {
    width,
    height,
    place: plan.place,
    time,
    weather,
    misty: brief.scene?.misty ?? false,
    sights: brief.scene?.sights ?? [],
    ...(skyTint ? { sky: skyTint } : {}),
    ...(brief.scene?.tone ? { tone: brief.scene.tone } : {}),
    ...(brief.scene?.season ? { season: brief.scene.season } : {}),
    behind: brief.scene?.behind ?? [],
    ...(brief.scene?.moons === undefined ? {} : { moons: brief.scene.moons }),
    ...(tint ? { tint } : {}),
    random: random.fork('scene'),
    // Where words fill the width, the sun keeps to the side that their lines end at.
    sunX:
      brief.scene?.backlit && plan.cast.length > 0
        ? turnX(frame, set.subjectX * width) / width
        : (wide ? frame.mirrored : frame.rtl)
          ? 1 - set.sunX
          : set.sunX,
    backlit: brief.scene?.backlit ?? false,
    onLand: needsLand(plan),
    ...(plan.near ? { near: plan.near } : {}),
    brings: toBrought(plan),
    wanted: brief.scene?.things.map(({ noun }) => noun) ?? [],
    single: brief.scene?.things.flatMap(({ noun, count }) => (count === 1 ? [noun] : [])) ?? [],
    ...(plan.cast.length > 0 ? { subjectX: turnX(frame, set.subjectX * width) / width } : {}),
  } as const;
  // The colours of the words come from the sky, the room that the place leaves from the words.
  const ink = toInk(toStage(request));
  const box = turn(frame, set.text);
  const setIn = (height: number) =>
    setWords(context, frame, { box: { ...box, height }, color: ink.text, centred });
  const first = wordless ? undefined : await setIn(box.height);
  const horizon = getPlace(plan.near ? 'still-life' : plan.place).horizon * height;
  const above = horizon - height * OFF_LINE - box.y;
  const crossed =
    first && !indoors && above > first.bounds.height * LEAST_LEFT && isOnLine(first.bounds, horizon, height);
  const column = crossed ? await setIn(above) : first;
  const {
    stage,
    scene: drawn,
    cast: { casts, figures, lead },
  } = stageCast(column ? { ...request, calm: column.bounds } : request, (stage, scene) => ({
    plan,
    stage,
    scene,
    horizon,
    subjectX: turnX(frame, set.subjectX * width) / width,
    random: random.fork('cast'),
  }));
  const actors = casts.length > 0 ? [drawCast(stage, casts).layer] : [];
  const [sky, ...land] = drawn.back;
  const layers: Layer[] = [
    ...(sky ? [sky] : []),
    ...(column ? [drawShade(stage, column.bounds, ink.ground, attempt)] : []),
    ...land,
    ...(column ? [drawHaze(stage, column.bounds, ink.ground, attempt)] : []),
    ...actors,
    ...drawn.front,
  ];
  const art = layers.map(({ name, picture, box }) =>
    artLayer(`scene-${name}`, picture, box ?? { width, height }),
  );
  const subject = lead && toBounds(lead);
  return {
    width,
    height,
    background: stage.grade?.(stage.light.sky[2]) ?? stage.light.sky[2],
    art: [...art.map(({ node }) => node), ...(column?.art ?? [])],
    images: art.map(({ image }) => image),
    texts: column?.texts ?? [],
    depicts: true,
    pictured: {
      plan,
      failed: [],
      figures,
      levels: (drawn.surfaces ?? []).map(({ name }) => name),
      lacking: drawn.lacking ?? [],
      width,
      height,
    },
    ...(subject ? { subject } : {}),
  };
}

const DAY_BLUE = 250;

// Of the height: what words keep from the horizon above them, and how far below it their end still lies on it.
const OFF_LINE = 0.03;
const ON_LINE = 0.06;
// Of the height of the words, what a smaller setting leaves them.
const LEAST_LEFT = 0.7;

/** Whether the last line of words lies on the horizon, which then strikes it through; px. */
function isOnLine({ y, height: tall }: Box, horizon: number, height: number): boolean {
  const end = y + tall;
  return end > horizon - height * OFF_LINE && end < horizon + height * ON_LINE;
}

/** "A pink sky". */
function skyColor({ scene }: Brief): string | undefined {
  for (const ask of scene?.asks ?? []) if (ask.part === 'tint' && isOfSky(ask.noun)) return ask.color;
  return undefined;
}
