import type { Box } from '../geometry.ts';
import type { Photo, Window } from './photo.ts';

type Size = { width: number; height: number };
/** What has to be known of a picture to cut it. */
type Cut = Pick<Photo, 'width' | 'height' | 'subject' | 'figure'>;

// How far a picture may be cut closer than needed, and enlarged beyond its own pixels.
const ZOOMS = [1, 1.1, 1.22, 1.36, 1.5] as const;
const MOST_ENLARGED = 1.35;
const STEPS = 9;
// Costs of a window: what it cuts off the subject, how far the subject is from where it shall be, how close it is cut.
const CUT = 4;
const CUT_FAINTER = 1.4;
// The top of a thing is its head: cutting it costs more than cutting its foot.
const CUT_HEAD = 2.5;
const OVER_HEAD = 0.02;
const HIGHEST = 1.4;
const AWAY = 0.7;
const CLOSER = 0.3;
// The same for a picture without a subject, whose composition is its own.
const OFF_MIDDLE = 0.6;

type Place = { x: number; y: number };
const MIDDLE: Place = { x: 0.5, y: 0.5 };

/** Every window of a picture for a size that may be shown: without the closer ones that would be blurred. Among them are those with the subject at `places`. */
export function listWindows(photo: Cut, size: Size, places: readonly Place[] = [MIDDLE]): Window[] {
  const cover = Math.max(size.width / photo.width, size.height / photo.height);
  const zooms = ZOOMS.filter((zoom) => zoom === 1 || cover * zoom <= MOST_ENLARGED);
  const figure = photo.figure ?? photo.subject;
  return zooms.flatMap((zoom) => {
    const width = Math.min(photo.width, size.width / cover / zoom);
    const height = Math.min(photo.height, size.height / cover / zoom);
    const steps = (spare: number, exact: readonly number[]): number[] =>
      spare < 1
        ? [0]
        : [
            ...Array.from({ length: STEPS }, (_, i) => (spare * i) / (STEPS - 1)),
            ...exact.map((from) => Math.min(spare, Math.max(0, from))),
          ];
    const [lefts, tops] = figure
      ? [
          places.map(({ x }) => figure.x + figure.width / 2 - x * width),
          places.map(({ y }) => figure.y + figure.height / 2 - y * height),
        ]
      : [[], []];
    return steps(photo.width - width, lefts).flatMap((x) =>
      steps(photo.height - height, tops).map((y) => ({ x, y, width, height })),
    );
  });
}

/** What a window costs that shows the subject with its centre at `at`, in shares of the window; 0 is best. */
export function costOf(photo: Cut, size: Size, window: Window, at: Place): number {
  const cover = Math.max(size.width / photo.width, size.height / photo.height);
  const zoom = size.width / window.width / cover;
  const { subject, figure = subject } = photo;
  const closer = Math.max(0, zoom - 1) * CLOSER;
  if (!subject || !figure) {
    const [u, v] = [window.x + window.width / 2, window.y + window.height / 2];
    return closer + OFF_MIDDLE * Math.hypot(u / photo.width - 0.5, v / photo.height - 0.5);
  }
  const dx = (figure.x + figure.width / 2 - window.x) / window.width - at.x;
  const dy = (figure.y + figure.height / 2 - window.y) / window.height - at.y;
  return cutOf(photo, window) + Math.hypot(dx, dy) * AWAY + closer;
}

/** What it costs that a window cuts off parts of what the picture is of; about 0 where it shows all. */
export function cutOf({ subject, figure = subject }: Cut, window: Window): number {
  if (!subject || !figure) return 0;
  const lost = (box: Box): number => 1 - overlap(box, window) / (box.width * box.height);
  const head = Math.min(1, Math.max(0, window.y + window.height * OVER_HEAD - figure.y) / figure.height);
  // A face that is higher than the window is cut above and below.
  const kept = Math.min(1, Math.max(0, (HIGHEST - subject.height / window.height) / (HIGHEST - 1)));
  return lost(subject) * CUT + lost(figure) * CUT_FAINTER + head * kept * CUT_HEAD;
}

/** The best window of a picture for a size, its subject at `at` as far as there is room. */
export function chooseWindow(photo: Cut, size: Size, at: Place = MIDDLE): Window {
  const [first, ...others] = listWindows(photo, size, [at]);
  if (!first) throw new Error('a picture has at least one window');
  let best = { window: first, cost: costOf(photo, size, first, at) };
  for (const window of others) {
    const cost = costOf(photo, size, window, at);
    if (cost < best.cost - 1e-9) best = { window, cost };
  }
  return best.window;
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The part of the subject that a place on the card shows, in px of the card. */
export const subjectIn = ({ subject }: Photo, window: Window, place: Box): Box | undefined =>
  subject && shownPart(subject, window, place);

/** The part of a box of the picture that a place on the card shows, in px of the card. */
export function shownPart(subject: Box, window: Window, place: Box): Box | undefined {
  const scale = place.width / window.width;
  const left = Math.max(place.x, place.x + (subject.x - window.x) * scale);
  const top = Math.max(place.y, place.y + (subject.y - window.y) * scale);
  const right = Math.min(place.x + place.width, place.x + (subject.x + subject.width - window.x) * scale);
  const bottom = Math.min(place.y + place.height, place.y + (subject.y + subject.height - window.y) * scale);
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : undefined;
}
