import { artLayer } from '../../art/art-layer.ts';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import { drawCast } from '../../art/scenes/actors/draw-actor.ts';
import { toStage } from '../../art/scenes/draw-scene.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Layer } from '../../art/scenes/stage.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { contrast } from '../../color/contrast.ts';
import { hueDistance, mix, toOklch } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import { isSkyNoun } from '../../reader/scene/setting/read-surroundings.ts';
import { stageCast } from '../../stage/place/stage-cast.ts';
import { chooseHour, listBroughtFurniture, needsLand, toSetting } from '../../stage/place/stage-setting.ts';
import { planScene } from '../../stage/plan/plan-scene.ts';
import type { ScenePlan } from '../../stage/plan/scene-plan.ts';
import type { Composition } from '../composition.ts';
import { mirrorBox, toFrame, turnX } from '../frame.ts';
import type { LayoutContext, Look } from '../look.ts';
import { storyInset } from '../split-canvas.ts';
import { drawHaze, drawShade, setWords, toInk } from './scene-words.ts';

const manrope = { family: 'Manrope', lineHeight: 1.35 } as const;
export const scenePairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Bricolage Grotesque', weight: 700, lineHeight: 1.04, letterSpacing: -0.001 },
    text: { ...manrope, weight: 500 },
    label: { ...manrope, weight: 700, letterSpacing: 0.06 },
  },
  {
    display: { family: 'Fraunces', weight: 600, lineHeight: 1.06, letterSpacing: -0.002 },
    text: { ...manrope, weight: 500 },
    label: { ...manrope, weight: 700, letterSpacing: 0.06 },
  },
];

/** An illustrated place with its subject. Words go into the sky; a caption is not drawn. */
export const scene: Look = { name: 'scene', attempts: 3, layout };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, random } = context;
  const { plan, failed } = planScene(request, random.fork('people'));
  if (!plan) throw new Error('the scene look was chosen for a brief without a scene');
  const below = request.kind !== 'picture' && request.layout?.some(({ wish }) => wish === 'bottom');
  const composition = await (below
    ? setBelow(context, plan)
    : paint(context, plan, request.kind === 'picture'));
  const { pictured } = composition;
  return pictured ? { ...composition, pictured: { ...pictured, failed } } : composition;
}

/** Draws the picture as a print with its words on the strip below. */
async function setBelow(context: LayoutContext, plan: ScenePlan): Promise<Composition> {
  const { request, width, height, attempt } = context;
  const frame = toFrame(width, height, request.copy.title);
  const { margin } = frame;
  const box = { x: margin, y: 0, width: width - margin * 2, height: height * (0.34 - 0.05 * attempt) };
  const centred = request.layout?.some(({ wish }) => wish === 'center') ?? false;
  const measured = await setWords(context, frame, { box, color: '#ffffff', centred });
  const strip = Math.round(measured.bounds.height + margin * 1.5 + storyInset(frame, margin * 0.75).foot);
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
  const { request, width, height, random, attempt } = context;
  const centred = request.layout?.some(({ wish }) => wish === 'center') ?? false;
  const frame = toFrame(
    width,
    height,
    wordless ? '' : request.copy.title,
    !wordless && (context.direction.swapped ?? false),
  );
  const wide = frame.shape === 'landscape' || frame.shape === 'banner';
  const set = toSetting(frame, { wordless, centred }, plan);
  const { head } = storyInset(frame, frame.margin);
  set.text.y += head;
  set.text.height -= head;
  // A calmer attempt gives the words less height and the picture more.
  set.text.height *= 1 - 0.14 * attempt;
  const weather = request.scene?.weather ?? 'clear';
  const asked = skyColor(request);
  // A blue sky means a fine day.
  const blue = asked !== undefined && hueDistance(toOklch(asked).h, DAY_BLUE) < 30;
  const time = request.scene?.time ?? (blue ? 'day' : chooseHour(request, weather));
  const skyTint = blue && time === 'day' ? undefined : asked;
  const indoors = getPlace(plan.place).indoors !== undefined;
  const tint = plan.tint ?? (indoors ? wallColor(request) : undefined);
  const picture = {
    width,
    height,
    place: plan.place,
    time,
    weather,
    misty: request.scene?.misty ?? false,
    sights: request.scene?.sights ?? [],
    ...(skyTint ? { sky: skyTint } : {}),
    ...(request.scene?.tone ? { tone: request.scene.tone } : {}),
    ...(request.scene?.season ? { season: request.scene.season } : {}),
    behind: request.scene?.behind ?? [],
    ...(request.scene?.moons === undefined ? {} : { moons: request.scene.moons }),
    ...(tint ? { tint } : {}),
    random: random.fork('scene'),
    // Where words fill the width, the sun is on the side where their lines end.
    sunX:
      request.scene?.backlit && plan.cast.length > 0
        ? turnX(frame, set.subjectX * width) / width
        : (wide ? frame.mirrored : frame.rtl)
          ? 1 - set.sunX
          : set.sunX,
    backlit: request.scene?.backlit ?? false,
    onLand: needsLand(plan),
    ...(plan.near ? { near: plan.near } : {}),
    brings: listBroughtFurniture(plan),
    wanted: request.scene?.things.map(({ noun }) => noun) ?? [],
    single: request.scene?.things.flatMap(({ noun, count }) => (count === 1 ? [noun] : [])) ?? [],
    ...(plan.cast.length > 0 ? { subjectX: turnX(frame, set.subjectX * width) / width } : {}),
  } as const;
  // The sky decides the colors of the words, and the place their area.
  const ink = toInk(toStage(picture));
  const box = mirrorBox(frame, set.text);
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
  } = stageCast(column ? { ...picture, calm: column.bounds } : picture, (stage, scene) => ({
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

// Distance of the words from the horizon above it, and how far below it their end still touches it, as shares of the
// height.
const OFF_LINE = 0.03;
const ON_LINE = 0.06;
// Share of the words' height that a smaller setting keeps.
const LEAST_LEFT = 0.7;

/** Whether the last line of words lies on the horizon, which would strike it through; px. */
function isOnLine({ y, height: tall }: Box, horizon: number, height: number): boolean {
  const end = y + tall;
  return end > horizon - height * OFF_LINE && end < horizon + height * ON_LINE;
}

/** The color asked for a background, else for the card; what a picture alone is asked in is its subject's. */
const wallColor = ({ scene, ground, kind, colors }: DesignRequest): string | undefined =>
  scene?.ground ?? ground ?? (kind === 'picture' ? undefined : colors[0]);

/** Returns the color asked for the sky: "a pink sky". */
function skyColor({ scene }: DesignRequest): string | undefined {
  for (const ask of scene?.asks ?? []) if (ask.part === 'tint' && isSkyNoun(ask.noun)) return ask.color;
  return undefined;
}
