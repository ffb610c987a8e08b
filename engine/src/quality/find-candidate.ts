import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition } from '../composition.ts';
import type { Direction } from '../direction/direction.ts';
import type { LayoutContext, Look } from '../direction/look.ts';
import { lazy } from '../lazy.ts';
import type { Canvas } from '../render/canvas.ts';
import type { Pixels } from '../render/pixels.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkCovered } from './check-covered.ts';
import { checkLayout } from './check-layout.ts';
import { rateDesign } from './rate-design.ts';
import { plateTexts, recolorTexts } from './repair-contrast.ts';
import type { Finding, QualityReport } from './report.ts';
import { showAskedColors } from './show-asked-colors.ts';

// Three really different designs are a choice; more cost time and are seldom better.
const PROPOSALS = 3;
const NUMBERS = Array.from({ length: PROPOSALS }, (_, index) => index);
// Whether two designs are the same is seen at any size.
const TRIAL = { width: 800, height: 420 } as const;
// Compositions among which the best is taken: of more, seeds would look alike, and each has to be laid out. For the same reason, the one that
// chance has drawn first stays unless another is so many grades better.
const RIVALS = 3;
const MARGIN = 0.2;
// Far beyond any number of variations, and even, so that an alternative of a mirrored sibling is mirrored too.
const ALTERNATIVES = 1_000_000;
// Work is counted, never timed, so that the same request gives the same bytes on a busy machine. Once so many pixels
// are drawn (eight drawings of 1200x630, two of 2400x2400), the plain card is delivered.
const MOST_PIXELS = 6_000_000;
// A picture of 2400x2400 has 3 MB of vector data, which take 3 s to draw.
const MOST_VECTOR_BYTES = 8_000_000;

export type Candidate = {
  composition: Composition;
  art: Pixels;
  quality: QualityReport;
  look: string;
  /** Its design, and which arrangement of it this is. */
  decided?: { direction: Direction; attempt: number };
};

/** A direction and what draws it; `laid` is its first arrangement, where it was laid out to be rated. */
export type Design = { direction: Direction; look: Look; laid?: Composition };

export type CandidateSearch = {
  request: DesignRequest;
  width: number;
  height: number;
  /** Characters that no font draws; their texts are not compared literally. */
  undrawable: readonly string[];
  /** 0 is the best design for the prompt and seed; 1, 2 ... are siblings of that design. */
  variation: number;
  /** Which of the compositions comes first, in the order in which they are ranked. Default 0, the best. */
  turn?: number;
  /** How many compositions a design may be arranged by; they are rated before one is drawn. 1 where that costs more than it brings. */
  arrangements: number;
  /** The art director's proposals, and siblings of each, in one of those compositions. */
  directions(proposal: number, sibling: number, arrangement: number): Direction;
  context(placing: {
    direction: Direction;
    look: string;
    attempt: number;
    width: number;
    height: number;
  }): LayoutContext;
  lookOf(direction: Direction): Look;
  /** A design that is tried first, from this arrangement on. */
  kept?: (Design & { attempt: number }) | undefined;
  /** What is delivered when no design passes: another search, or a card that is delivered whatever the checks find. */
  otherwise: (() => Promise<Candidate>) | Design;
  canvas: Canvas;
  watch: Stopwatch;
  signal: AbortSignal | undefined;
};

/**
 * Finds the best design that passes the checks. A failing one is repaired: first other text colors, then a plate
 * behind the words. Then the next design is tried, then calmer arrangements of each, and finally what the search says.
 */
export async function findCandidate(search: CandidateSearch): Promise<Candidate> {
  const failures: string[] = [];
  const drawings = countDrawings(search.canvas);
  const { kept, otherwise } = search;
  for (let attempt = kept?.attempt ?? 0; kept && attempt < kept.look.attempts; attempt++) {
    const outcome = await tryDesign(kept, attempt, { ...search, canvas: drawings.canvas });
    if ('composition' in outcome) return outcome;
    failures.push(toFailure(kept, attempt, outcome));
  }
  // What was delivered whatever the checks found still is.
  if (kept && typeof otherwise !== 'function' && kept.direction.family === otherwise.direction.family)
    return withHistory(await drawLast(kept, search), failures);
  const designs = await chooseDesigns(search);
  for (let attempt = 0, left = true; left; attempt++) {
    left = false;
    for (const toDesign of designs) {
      const design = toDesign();
      if (attempt >= design.look.attempts) continue;
      left = true;
      search.signal?.throwIfAborted();
      if (drawings.pixels() >= MOST_PIXELS) return withHistory(await fallBack(search), failures);
      const outcome = await tryDesign(design, attempt, { ...search, canvas: drawings.canvas });
      if ('composition' in outcome) return withHistory(outcome, failures);
      failures.push(toFailure(design, attempt, outcome));
    }
  }
  return withHistory(await fallBack(search), failures);
}

const toFailure = ({ look }: Design, attempt: number, findings: readonly Finding[]): string =>
  `${look.name} ${attempt}: ${[...new Set(findings.map(({ check }) => check))].join(', ')}`;

const fallBack = (search: CandidateSearch): Promise<Candidate> =>
  typeof search.otherwise === 'function' ? search.otherwise() : drawLast(search.otherwise, search);

function countDrawings(canvas: Canvas): { canvas: Canvas; pixels(): number } {
  let pixels = 0;
  const drawArt: Canvas['drawArt'] = (composition, signal) => {
    pixels += composition.width * composition.height;
    return canvas.drawArt(composition, signal);
  };
  return { canvas: { ...canvas, drawArt }, pixels: () => pixels };
}

/** The proposals in their order; for a variation, the siblings of the first. Each is made when it is its turn. */
async function chooseDesigns(search: CandidateSearch): Promise<readonly (() => Design)[]> {
  const { variation, signal, turn = 0 } = search;
  signal?.throwIfAborted();
  const arranged = startAt(turn, await rankArrangements(search));
  const toOwn = (proposal: number, sibling: number, at: number): Design =>
    arranged.length === 0
      ? toDesign(search, proposal, sibling, proposal + sibling + turn)
      : proposal + sibling === 0
        ? (arranged[0] as Rated).design
        : toDesign(search, proposal, sibling, arranged[at % arranged.length]?.arrangement ?? at);
  if (variation === 0) return NUMBERS.map((proposal) => lazy(() => toOwn(proposal, 0, proposal)));
  const siblings = NUMBERS.map((n) => lazy(() => toOwn(0, variation + n * ALTERNATIVES, variation + n)));
  return dropCopies(siblings, toOwn(0, 0, 0), search);
}

function toDesign(
  { directions, lookOf }: CandidateSearch,
  proposal: number,
  sibling: number,
  arrangement: number,
): Design {
  const direction = directions(proposal, sibling, arrangement);
  return { direction, look: lookOf(direction) };
}

type Rated = { arrangement: number; design: Design; rating: number };

/**
 * The compositions of the first design in the order in which its variations take them: each the best of a few, which chance has drawn, so that seeds
 * differ, and whose winner makes room for the next. No more are laid out than that takes; those with a fault come last.
 */
async function rankArrangements(search: CandidateSearch): Promise<readonly Rated[]> {
  const { arrangements, variation, turn = 0 } = search;
  if (arrangements < 2) return [];
  const ranked: Rated[] = [];
  const rivals: Rated[] = [];
  for (let at = 0; ranked.length <= variation + turn && ranked.length < arrangements; ) {
    while (rivals.length < RIVALS && at < arrangements) rivals.push(await rateArrangement(search, at++));
    rivals.sort((a, b) => b.rating - a.rating);
    ranked.push(...rivals.splice(0, 1));
  }
  return [...ranked, ...rivals];
}

/** Compositions from one on, and those before it after them; one with a fault never comes first where another has none. */
function startAt(turn: number, ranked: readonly Rated[]): readonly Rated[] {
  const sound = ranked.filter(({ rating }) => rating > Number.NEGATIVE_INFINITY);
  const all = sound.length > 0 ? sound : ranked;
  const first = all.length > 0 ? turn % all.length : 0;
  const turned = [...all.slice(first), ...all.slice(0, first)];
  return [...turned, ...ranked.filter((one) => !turned.includes(one))];
}

async function rateArrangement(search: CandidateSearch, arrangement: number): Promise<Rated> {
  const { request, undrawable, watch, signal } = search;
  signal?.throwIfAborted();
  const design = toDesign(search, 0, 0, arrangement);
  const laid = await watch.time('layout', () => layOut(design, 0, search, search));
  const isFaulty = checkLayout(laid, request, undrawable).length > 0;
  const rating = isFaulty
    ? Number.NEGATIVE_INFINITY
    : rateDesign({ composition: laid, direction: design.direction, request }) +
      (arrangement === 0 ? MARGIN : 0);
  return { arrangement, design: { ...design, laid }, rating };
}

/** Where a look has few arrangements and the colors are given, a sibling may come out as the design itself. All of them, if all do. */
async function dropCopies(
  siblings: readonly (() => Design)[],
  original: Design,
  search: CandidateSearch,
): Promise<readonly (() => Design)[]> {
  if (original.look.name === 'scene') return siblings;
  const drawn = async (design: Design): Promise<string> => {
    const { images, ...composition } = await layOut(design, 0, search, TRIAL);
    // Images are named after their content.
    return JSON.stringify([composition, images.map(({ src }) => src)]);
  };
  const same = lazy(() => drawn(original));
  const others: (() => Design)[] = [];
  for (const sibling of siblings) {
    // Another arrangement is no copy, which need not be laid out to know.
    const another = sibling().direction.family !== original.direction.family;
    if (another || (await drawn(sibling())) !== (await same())) others.push(sibling);
  }
  return others.length > 0 ? others : siblings;
}

const layOut = (
  { look, direction }: Pick<Design, 'look' | 'direction'>,
  attempt: number,
  { context }: CandidateSearch,
  { width, height }: { width: number; height: number },
): Promise<Composition> => look.layout(context({ direction, look: look.name, attempt, width, height }));

const withHistory = (candidate: Candidate, failures: readonly string[]): Candidate => ({
  ...candidate,
  quality: { ...candidate.quality, repairs: [...failures, ...candidate.quality.repairs] },
});

/** Returns a candidate that passes, or its faults. Pixels are drawn only if the layout passes. */
async function tryDesign(
  design: Design,
  attempt: number,
  search: CandidateSearch,
): Promise<Candidate | Finding[]> {
  const { watch, canvas, request } = search;
  const laid = attempt === 0 ? design.laid : undefined;
  const composition = laid ?? (await watch.time('layout', () => layOut(design, attempt, search, search)));
  const findings = await watch.time('checks', async () =>
    checkLayout(composition, request, search.undrawable),
  );
  if (findings.length > 0) return findings;
  const vectorBytes = composition.images
    .filter(({ data }) => isVector(data))
    .reduce((sum, { data }) => sum + data.byteLength, 0);
  if (vectorBytes > MOST_VECTOR_BYTES)
    return [{ check: 'work', detail: `the drawing has ${vectorBytes} bytes of vector data` }];
  const drawn = await watch.time('art', () => canvas.drawArt(composition, search.signal));
  return watch.time('checks', async () => {
    const striped = showAskedColors(request, composition, drawn);
    const art = striped ? await canvas.drawArt(striped, search.signal) : drawn;
    const mended = await mendContrast(striped ?? composition, art, canvas);
    if (!mended.quality.passed) return mended.quality.findings;
    const covered = await checkCovered(mended.composition, canvas);
    if (covered.length > 0) return covered;
    return { ...mended, look: design.look.name, decided: { direction: design.direction, attempt } };
  });
}

/** SVG, which begins with a tag; pixels cost little to draw, however many bytes they have. */
const isVector = (data: Uint8Array | ArrayBuffer): boolean => new Uint8Array(data)[0] === '<'.charCodeAt(0);

/** The last card is delivered whatever the checks find; their findings still go into its report. */
async function drawLast({ look, direction }: Design, search: CandidateSearch): Promise<Candidate> {
  const { watch, canvas, request } = search;
  const composition = await watch.time('layout', () => layOut({ look, direction }, 0, search, search));
  // Words that a whole page has no room for are no fault of it: a warning names them.
  const findings = checkLayout(composition, request, search.undrawable).filter(
    ({ check }) => check !== 'texts',
  );
  const art = await watch.time('art', () => canvas.drawArt(composition));
  const mended = await watch.time('checks', () => mendContrast(composition, art, canvas));
  const quality = toReport(
    [...findings, ...mended.quality.findings],
    mended.quality.minimumContrast,
    mended.quality.repairs,
  );
  return { ...mended, quality, look: look.name, decided: { direction, attempt: 0 } };
}

type Mended = Omit<Candidate, 'look'>;

async function mendContrast(composition: Composition, art: Pixels, canvas: Canvas): Promise<Mended> {
  const first = checkContrast(composition, art);
  if (first.findings.length === 0) return { composition, art, quality: toReport([], first.minimum, []) };
  const recolored = recolorTexts(composition, art);
  const second = checkContrast(recolored.composition, art);
  if (second.findings.length === 0) {
    const quality = toReport([], second.minimum, recolored.repairs);
    return { composition: recolored.composition, art, quality };
  }
  const plated = plateTexts(recolored.composition, art);
  const platedArt = await canvas.drawArt(plated.composition);
  const third = checkContrast(plated.composition, platedArt);
  const quality = toReport(third.findings, third.minimum, [...recolored.repairs, ...plated.repairs]);
  return { composition: plated.composition, art: platedArt, quality };
}

const toReport = (findings: Finding[], minimumContrast: number, repairs: string[]): QualityReport => ({
  passed: findings.length === 0,
  findings,
  minimumContrast,
  repairs,
});
