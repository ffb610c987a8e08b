import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition, PlacedText } from '../composition.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { checkLayout } from './check-layout.ts';
import { placeText } from './placed-text.fixture.ts';

const brief = (title: string, subtitle?: string): DesignRequest =>
  requestCard(title, { blocks: subtitle === undefined ? [] : [{ role: 'subtitle', text: subtitle }] });
const compose = (texts: PlacedText[], subject?: Composition['subject']): Composition => ({
  width: 600,
  height: 400,
  background: '#ffffff',
  art: [],
  images: [],
  texts,
  ...(subject ? { subject } : {}),
});
const checks = (composition: Composition, wanted: DesignRequest): string[] =>
  checkLayout(composition, wanted).map((f) => f.check);

describe('the layout gate', () => {
  test('a text at its place with the words of the brief passes', () => {
    expect(checks(compose([placeText('Hold fast', { x: 60, y: 60 })]), brief('Hold fast'))).toEqual([]);
  });

  test('a text wider than its box overflows', () => {
    const placed = placeText('Hold fast', { x: 60, y: 60 });
    expect(
      checks(compose([{ ...placed, box: { ...placed.box, width: 100 } }]), brief('Hold fast')),
    ).toContain('overflow');
  });

  const { width, height } = placeText('Hold fast', { x: 0, y: 0 }).fitted;
  test.each([
    { x: 2, y: 60 },
    { x: 598 - width, y: 60 },
    { x: 60, y: 2 },
    { x: 60, y: 398 - height },
  ])('a text at an edge leaves the safe area: $x, $y', (at) => {
    expect(checks(compose([placeText('Hold fast', at)]), brief('Hold fast'))).toEqual(['safe-area']);
  });

  test('a rotated text is judged where it stands, not where it stood', () => {
    const placed = placeText('Hold fast and on', { x: 60, y: 20 });
    expect(checks(compose([{ ...placed, rotation: -12 }]), brief('Hold fast and on'))).toEqual(['safe-area']);
  });

  test('two texts on one place overlap; one above the other do not', () => {
    const title = placeText('Hold fast', { x: 60, y: 60 });
    const over = placeText('Storm', { x: 90, y: 70 }, { role: 'subtitle' });
    const below = placeText('Storm', { x: 90, y: 120 }, { role: 'subtitle' });
    expect(checks(compose([title, over]), brief('Hold fast', 'Storm'))).toEqual(['overlap']);
    expect(checks(compose([title, below]), brief('Hold fast', 'Storm'))).toEqual([]);
  });

  test('a text over the subject is an occlusion', () => {
    const title = placeText('Hold fast', { x: 60, y: 60 });
    expect(checks(compose([title], { x: 100, y: 40, width: 200, height: 200 }), brief('Hold fast'))).toEqual([
      'occlusion',
    ]);
  });

  test('type below the minimum size is refused, decoration is not', () => {
    const tiny = placeText('Hold fast', { x: 60, y: 60 });
    const small = { ...tiny, fitted: { ...tiny.fitted, size: 7 } };
    expect(checks(compose([small]), brief('Hold fast'))).toEqual(['minimum-size']);
    const title = placeText('Hold fast', { x: 60, y: 160 });
    expect(checks(compose([title, { ...small, role: 'decoration' }]), brief('Hold fast'))).toEqual([]);
  });

  test('a missing word, a changed word and a cut title are copy faults, and so are other capitals; breaks are not', () => {
    expect(checks(compose([placeText('Hold', { x: 60, y: 60 })]), brief('Hold fast'))).toEqual(['texts']);
    expect(checks(compose([placeText('Hold fest', { x: 60, y: 60 })]), brief('Hold fast'))).toEqual([
      'texts',
    ]);
    const cut = placeText('Hold fast', { x: 60, y: 60 });
    const truncated = { ...cut, fitted: { ...cut.fitted, truncated: true } };
    expect(checks(compose([truncated]), brief('Hold fast'))).toEqual(['texts']);
    expect(checks(compose([placeText('HOLD FAST', { x: 60, y: 60 })]), brief('Hold fast'))).toEqual([
      'texts',
    ]);
    expect(checks(compose([placeText('Hold  fast', { x: 60, y: 60 })]), brief('Hold fast'))).toEqual([]);
  });

  test('a character that no font has is excused in whatever form the prompt wrote it', () => {
    const composed = '\u{1109a}';
    const asked = brief(`Hold \u{11099}\u{110ba}`);
    const drawn = compose([placeText('Hold', { x: 60, y: 60 })]);
    expect(checkLayout(drawn, asked, [composed])).toEqual([]);
    expect(checkLayout(drawn, asked).map((f) => f.check)).toEqual(['texts']);
  });
});
