import { artLayer } from '../../art/art-layer.ts';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import { drawCast } from '../../art/scenes/actors/draw-actor.ts';
import { toStage } from '../../art/scenes/draw-scene.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Layer } from '../../art/scenes/stage.ts';
import { findDirection } from '../../assets/scripts.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import type { Time, Weather } from '../../brief/setting.ts';
import { titleOf } from '../../brief/statement.ts';
import { contrast } from '../../color/contrast.ts';
import { hueDistance, mix, toOklch } from '../../color/oklch.ts';
import type { Composition } from '../../composition.ts';
import type { LayoutContext, Look } from '../../direction/look.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import { isLowSun, isSkyNoun } from '../../reader/scene/setting/read-surroundings.ts';
import { toCanvas } from '../../solve/canvas.ts';
import { stageCast } from '../../stage/place/stage-cast.ts';
import {
  CLOUDED,
  chooseHour,
  listBroughtFurniture,
  needsLand,
  toSetting,
} from '../../stage/place/stage-setting.ts';
import { planScene } from '../../stage/plan/plan-scene.ts';
import type { ScenePlan } from '../../stage/plan/scene-plan.ts';
import { isGroup } from '../group-things.ts';
import { setWords, type WordsTools } from './set-words.ts';
import { drawHaze, drawShade, toSkyColors } from './veils.ts';

/** An illustrated place with its subject. Words go into the sky; a caption is not drawn. */
export const toSceneLook = (tools: WordsTools): Look => ({
  name: 'scene',
  attempts: 3,
  layout: (context) => layOut(context, tools),
});

async function layOut(context: LayoutContext, tools: WordsTools): Promise<Composition> {
  const { request, random } = context;
  const { plan, failed } = planScene(request, random.fork('people'));
  if (!plan) throw new Error('the scene look was chosen for a brief without a scene');
  const wordless = request.kind === 'picture' || request.statements.length === 0;
  const below = !wordless && request.layout?.some(({ wish }) => wish === 'bottom');
  const composition = await (below
    ? setBelow(context, tools, plan)
    : drawPicture(context, wordless ? undefined : tools, plan));
  const { pictured } = composition;
  return pictured ? { ...composition, pictured: { ...pictured, failed } } : composition;
}

const isCentred = ({ layout = [] }: DesignRequest): boolean => layout.some(({ wish }) => wish === 'center');

// Of the margin, above words that stand below a picture.
const ABOVE_WORDS = 0.75;

/** Draws the picture as a print with its words on the strip below. */
async function setBelow(context: LayoutContext, tools: WordsTools, plan: ScenePlan): Promise<Composition> {
  const { request, width, height, attempt } = context;
  const { words: inside } = toCanvas(width, height);
  const [head, foot] = [inside.x * ABOVE_WORDS, height - inside.y - inside.height];
  const setIn = (y: number, ink: string, tone: string) => {
    const box = { ...inside, y, height: height * (0.34 - 0.05 * attempt) };
    return setWords(context, tools, { box, ink, tone, centred: isCentred(request) });
  };
  const measured = await setIn(0, '#ffffff', NIGHT);
  const top = height - Math.round(measured.bounds.height + head + foot);
  const picture = await drawPicture({ ...context, height: top }, undefined, plan);
  const ground = mix(picture.background, NIGHT, 0.86);
  const words = await setIn(top + head, contrast('#ffffff', ground) > 7 ? '#ffffff' : NIGHT, ground);
  return {
    ...picture,
    height,
    background: ground,
    art: [...picture.art, ...words.art],
    images: [...picture.images, ...words.images],
    texts: words.texts,
  };
}

const NIGHT = '#101623';

/** How a place is framed: all in it so many times as large, drawn `tall` px high, of which `cut` px are above the canvas. */
type Framing = { zoom: number; tall: number; cut: number };

// How much nearer the viewer of a close-up is.
const CLOSE = 1.5;
// A picture without words that is so much taller than wide is seen from nearer: what it shows would be low in it.
const [TALL, TALL_ZOOM] = [1.4, 1.3];

// From a wide view to a close one; `rise` as a share of the height: how much of the sky is cut off, or of the ground.
const FRAMINGS = [
  { zoom: 1.12, rise: 0 },
  { zoom: 1.26, rise: 0.1 },
  { zoom: 1.4, rise: -0.07 },
] as const;

// Of the unit; taller figures reach up to where the sky would be cut off.
const LOFTY = 0.45;

/** Beside words, the view differs by chance: how near it is, and how high its horizon. */
export function framePlace(height: number, { cast }: ScenePlan, random: Random): Framing {
  const lofty = cast.some(({ actor }) => actor.standsOn === 'air' || actor.tall > LOFTY);
  const framings = FRAMINGS.filter(({ rise }) => rise <= 0 || !lofty);
  const { zoom, rise } = random.fork('framing').pick(framings);
  return {
    zoom,
    tall: Math.round(height * (1 + Math.abs(rise))),
    cut: Math.round(height * Math.max(0, rise)),
  };
}

// Of the height, between the lead and the edges of the canvas.
const CLEAR = 0.03;

/** What is cut off above a place so that the whole of its lead is on the canvas, px. */
function settleCut(wanted: number, most: number, { y, height: tall }: Box, height: number): number {
  const under = Math.max(wanted, y + tall - height * (1 - CLEAR));
  return Math.round(Math.min(most, Math.max(0, Math.min(under, y - height * CLEAR))));
}

/** Which way a picture is turned: words that are read from right to left mirror it anyway. */
type Turn = { centred: boolean; rtl: boolean; swapped: boolean; mirrored: boolean; turnX(x: number): number };

function toTurn({ request, width, direction }: LayoutContext, isWorded: boolean): Turn {
  const rtl = isWorded && findDirection(titleOf(request)) === 'rtl';
  const swapped = isWorded && (direction.swapped ?? false);
  const mirrored = rtl !== swapped;
  return {
    centred: isCentred(request),
    rtl,
    swapped,
    mirrored,
    turnX: (x) => (mirrored ? width - x : x),
  };
}

/** The hour and, where one is asked for, the color of the sky: a blue one means a fine day, an orange sun a low one. */
function toSky(request: DesignRequest, weather: Weather): { time: Time; sky?: string } {
  const asked = skyColor(request);
  const blue = asked !== undefined && hueDistance(toOklch(asked).h, DAY_BLUE) < 30;
  const low = !CLOUDED.includes(weather) && (request.scene?.asks.some(isLowSun) ?? false);
  const time = request.scene?.time ?? (blue ? 'day' : low ? 'sunset' : chooseHour(request, weather));
  return { time, ...(asked && !(blue && time === 'day') ? { sky: asked } : {}) };
}

/** What is asked of the place behind the cast. */
function toSurroundings(request: DesignRequest, plan: ScenePlan) {
  const { scene } = request;
  const weather = scene?.weather ?? 'clear';
  const tint = plan.tint ?? (isIndoors(plan) ? wallColor(request) : undefined);
  return {
    place: plan.place,
    weather,
    ...toSky(request, weather),
    misty: scene?.misty ?? false,
    sights: scene?.sights ?? [],
    ...(scene?.tone ? { tone: scene.tone } : {}),
    ...(scene?.season ? { season: scene.season } : {}),
    behind: scene?.behind ?? [],
    ...(scene?.moons === undefined ? {} : { moons: scene.moons }),
    ...(scene?.disc ? { disc: scene.disc } : {}),
    ...(tint ? { tint } : {}),
    backlit: scene?.backlit ?? false,
    onLand: needsLand(plan),
    ...(plan.near ? { near: plan.near } : {}),
    brings: listBroughtFurniture(plan),
    wanted: [
      ...(scene?.things.map(({ noun }) => noun) ?? []),
      ...plan.cast.flatMap(({ bond }) => (bond?.kind === 'surface' ? [bond.surface] : [])),
    ],
    single: scene?.things.flatMap(({ noun, count }) => (count === 1 ? [noun] : [])) ?? [],
  };
}

const isIndoors = ({ place }: ScenePlan): boolean => getPlace(place).indoors !== undefined;

/** The picture, with words in its sky where there is anything to set them with. */
async function drawPicture(
  context: LayoutContext,
  tools: WordsTools | undefined,
  plan: ScenePlan,
): Promise<Composition> {
  const { request, width, height, random, attempt } = context;
  const near = request.scene?.close ? CLOSE : height > width * TALL ? TALL_ZOOM : 1;
  const whole = { zoom: near, tall: height, cut: 0 };
  const { zoom, tall, cut } = tools ? framePlace(height, plan, random) : whole;
  const turn = toTurn(context, tools !== undefined);
  const wide = width / height > WIDE;
  const { words: inside } = toCanvas(width, height);
  const set = toSetting({ width, height, wide, inside }, { wordless: !tools, centred: turn.centred }, plan);
  const subjectX = turn.turnX(set.subjectX * width) / width;
  const picture = {
    ...toSurroundings(request, plan),
    width,
    height: tall,
    random: random.fork('scene'),
    zoom,
    // Where words fill the width, the sun is on the side where their lines end.
    sunX:
      request.scene?.backlit && plan.cast.length > 0
        ? subjectX
        : (wide ? turn.mirrored : turn.rtl)
          ? 1 - set.sunX
          : set.sunX,
    ...(plan.cast.length > 0 ? { subjectX } : {}),
  } as const;
  // The sky decides the colors of the words, and the place their area.
  const colors = toSkyColors(toStage(picture));
  const horizon = getPlace(plan.near ? 'still-life' : plan.place).horizon * tall;
  const column =
    tools &&
    (await setColumn({ context, tools, plan, turn, room: set.text, wide, colors, line: horizon - cut }));
  const calm = column && { ...column.bounds, y: column.bounds.y + cut };
  const {
    stage,
    scene: drawn,
    cast: { casts, figures, lead },
  } = stageCast(calm ? { ...picture, calm } : picture, (stage, scene) => ({
    plan,
    stage,
    scene,
    horizon,
    subjectX,
    random: random.fork('cast'),
  }));
  const settled = lead ? settleCut(cut, tall - height, toBounds(lead), height) : cut;
  const shaded = column && { ...column.bounds, y: column.bounds.y + settled };
  const actors = casts.length > 0 ? [drawCast(stage, casts).layer] : [];
  const [sky, ...land] = drawn.back;
  const layers: Layer[] = [
    ...(sky ? [sky] : []),
    ...(shaded ? [drawShade(stage, shaded, colors.tone, attempt)] : []),
    ...land,
    ...(shaded ? [drawHaze(stage, shaded, colors.tone, attempt)] : []),
    ...actors,
    ...drawn.front,
  ];
  const canvas = { x: 0, y: 0, width, height: tall };
  const onCanvas = (box: Box): Box => ({ ...box, y: box.y - settled });
  const art = layers.map(({ name, picture, box = canvas }) =>
    artLayer(`scene-${name}`, picture, onCanvas(box)),
  );
  const subject = lead && onCanvas(toBounds(lead));
  return {
    width,
    height,
    background: stage.grade?.(stage.light.sky[2]) ?? stage.light.sky[2],
    art: [...art.map(({ node }) => node), ...(column?.art ?? [])],
    images: [...art.map(({ image }) => image), ...(column?.images ?? [])],
    texts: column?.texts ?? [],
    depicts: true,
    pictured: {
      plan,
      failed: [],
      figures: figures.map((figure) => ({ ...figure, box: onCanvas(figure.box) })),
      levels: (drawn.surfaces ?? []).map(({ name }) => name),
      lacking: drawn.lacking ?? [],
      width,
      height,
    },
    ...(subject ? { subject } : {}),
  };
}

/** Where the words of a picture may stand; `line`: the horizon on the canvas, px. */
type Column = {
  context: LayoutContext;
  tools: WordsTools;
  plan: ScenePlan;
  turn: Turn;
  room: Box;
  wide: boolean;
  colors: ReturnType<typeof toSkyColors>;
  line: number;
};

/** The words beside a picture: large down its side where who is alone stands on the other, and no line struck through by the horizon. */
async function setColumn({ context, tools, plan, turn, room, wide, colors, line }: Column) {
  const { width, height, attempt } = context;
  const { centred, swapped } = turn;
  // A calmer attempt gives the words less height and the picture more.
  const calmer = 1 - 0.14 * attempt;
  const box = { ...room, height: room.height * calmer, x: swapped ? width - room.x - room.width : room.x };
  const setIn = (high: number, large = false) =>
    setWords(context, tools, { box: { ...box, height: high }, ...colors, centred, large });
  const indoors = isIndoors(plan);
  const isStruck = (texts: readonly { box: Box }[]): boolean =>
    !indoors && texts.some(({ box }) => isAcross(box, line, height));
  // Who is alone leaves the ground below the words free.
  const isFree = wide && !centred && !isGroup(plan.cast);
  const down = isFree ? await setIn((height * ALONE - box.y) * calmer, true) : undefined;
  if (down && !isStruck(down.texts)) return down;
  const first = await setIn(box.height);
  const above = line - height * OFF_LINE - box.y;
  const isCrossed = above > first.bounds.height * LEAST_LEFT && isStruck(first.texts);
  return isCrossed ? setIn(above) : first;
}

const DAY_BLUE = 250;
// Of its height, from which on a picture has its words beside what it shows.
const WIDE = 1.25;

// Of the height, where the words beside somebody alone end.
const ALONE = 0.84;

// How near the horizon comes to words that it strikes through, and the share of their height that a smaller setting keeps.
const OFF_LINE = 0.03;
const LEAST_LEFT = 0.62;

/** Whether the horizon strikes through a line, px. */
const isAcross = ({ y, height: tall }: Box, horizon: number, height: number): boolean =>
  y < horizon && y + tall > horizon - height * OFF_LINE;

/** The color asked for a background, else for the card; what a picture alone is asked in is its subject's. */
const wallColor = ({ scene, ground, kind, colors }: DesignRequest): string | undefined =>
  scene?.ground ?? ground ?? (kind === 'picture' ? undefined : colors[0]);

/** Returns the color asked for the sky: "a pink sky". */
function skyColor({ scene }: DesignRequest): string | undefined {
  for (const ask of scene?.asks ?? []) if (ask.part === 'tint' && isSkyNoun(ask.noun)) return ask.color;
  return undefined;
}
