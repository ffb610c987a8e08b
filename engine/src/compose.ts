import type { Brief } from './brief/brief.ts';
import { parseBrief } from './brief/parse-brief.ts';
import { direct } from './direction/direct.ts';
import type { Direction } from './direction/direction.ts';
import type { ComposeRequest, ComposeResult } from './engine.ts';
import type { Composition } from './layout/composition.ts';
import type { Look } from './layout/look.ts';
import { plain } from './layout/looks/plain.ts';
import { getLook } from './layout/looks.ts';
import { checkContrast } from './quality/check-contrast.ts';
import { checkLayout } from './quality/check-layout.ts';
import { plateTexts, recolourTexts } from './quality/repair-contrast.ts';
import type { Finding, QualityReport } from './quality/report.ts';
import { createRandom, hashText } from './random.ts';
import type { Pixels } from './render/canvas.ts';
import type { RenderKit } from './render/render-kit.ts';

// A look whose every arrangement fails is rare; three looks on, the plain card is the better use of the time.
const LOOKS_TRIED = 3;

type Candidate = { composition: Composition; art: Pixels; quality: QualityReport; look: string };
type Timings = ComposeResult['timings'];

/** The way of a prompt through the engine: brief, direction, layout, art, checks, type, bytes. */
export async function compose(
  request: ComposeRequest,
  kit: RenderKit,
  signal?: AbortSignal,
): Promise<ComposeResult> {
  const timings: Timings = { brief: 0, layout: 0, art: 0, checks: 0, render: 0 };
  const brief = await timed(timings, 'brief', async () => parseBrief(request.prompt));
  const candidate = await findCandidate(brief, request, kit, timings, signal);
  signal?.throwIfAborted();
  const bytes = await timed(timings, 'render', async () => {
    const pixels = await kit.canvas.drawType(candidate.composition, candidate.art);
    return kit.canvas.encode(pixels, request.format);
  });
  return {
    bytes,
    width: request.width,
    height: request.height,
    format: request.format,
    warnings: [...brief.warnings],
    quality: candidate.quality,
    look: candidate.look,
    timings,
  };
}

/** The first candidate that passes the gate: another arrangement, then another ink, then another look. */
async function findCandidate(
  brief: Brief,
  request: ComposeRequest,
  kit: RenderKit,
  timings: Timings,
  signal?: AbortSignal,
): Promise<Candidate> {
  const failures: string[] = [];
  for (let variant = 0; variant < LOOKS_TRIED; variant++) {
    const seed = hashText(`${request.prompt}\n${request.seed ?? 0}\n${variant}`);
    const direction = direct(brief, { width: request.width, height: request.height, seed });
    const look = getLook(direction.look);
    for (let attempt = 0; attempt < look.attempts; attempt++) {
      signal?.throwIfAborted();
      const candidate = await tryLook(look, attempt, direction, brief, request, kit, timings);
      if (candidate.quality.passed) {
        const repairs = [...failures, ...candidate.quality.repairs];
        return { ...candidate, quality: { ...candidate.quality, repairs } };
      }
      failures.push(`${look.name} ${attempt}: ${candidate.quality.findings.map((f) => f.check).join(', ')}`);
    }
  }
  const direction = direct(brief, {
    width: request.width,
    height: request.height,
    seed: hashText(request.prompt),
  });
  const last = await tryLook(plain, 0, { ...direction, look: plain.name }, brief, request, kit, timings);
  return { ...last, quality: { ...last.quality, repairs: [...failures, ...last.quality.repairs] } };
}

async function tryLook(
  look: Look,
  attempt: number,
  direction: Direction,
  brief: Brief,
  { width, height }: ComposeRequest,
  kit: RenderKit,
  timings: Timings,
): Promise<Candidate> {
  const random = createRandom(direction.seed).fork(look.name);
  const context = { brief, direction, width, height, typesetter: kit.typesetter, random, attempt };
  const composition = await timed(timings, 'layout', () => look.layout(context));
  const findings = await timed(timings, 'checks', async () => checkLayout(composition, brief));
  const art = await timed(timings, 'art', () => kit.canvas.drawArt(composition));
  return {
    ...(await timed(timings, 'checks', () => checkPixels(composition, art, findings, kit))),
    look: look.name,
  };
}

async function checkPixels(
  composition: Composition,
  art: Pixels,
  layoutFindings: readonly Finding[],
  kit: RenderKit,
): Promise<Omit<Candidate, 'look'>> {
  const first = checkContrast(composition, art);
  // Ink on a layout that fails anyway is not worth mending.
  if (first.findings.length === 0 || layoutFindings.length > 0) {
    return { composition, art, quality: toReport([...layoutFindings, ...first.findings], first.minimum, []) };
  }
  const recoloured = recolourTexts(composition, art);
  const second = checkContrast(recoloured.composition, art);
  if (second.findings.length === 0) {
    return {
      composition: recoloured.composition,
      art,
      quality: toReport([], second.minimum, recoloured.repairs),
    };
  }
  const plated = plateTexts(recoloured.composition, art);
  const platedArt = await kit.canvas.drawArt(plated.composition);
  const third = checkContrast(plated.composition, platedArt);
  const repairs = [...recoloured.repairs, ...plated.repairs];
  return {
    composition: plated.composition,
    art: platedArt,
    quality: toReport(third.findings, third.minimum, repairs),
  };
}

const toReport = (findings: Finding[], minimumContrast: number, repairs: string[]): QualityReport => ({
  passed: findings.length === 0,
  findings,
  minimumContrast,
  repairs,
});

async function timed<T>(timings: Timings, step: keyof Timings, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    timings[step] += performance.now() - start;
  }
}
