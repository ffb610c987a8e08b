import type { SceneMention } from './mentions.ts';

const WINDOWS: ReadonlySet<string> = new Set(['window', 'windowsill']);
// What is drawn with windows of its own, seen from outside.
const HOUSES: ReadonlySet<string> = new Set(
  'house,log cabin,cabin,cottage,hut,castle,tower,lighthouse,church,mansion,farmhouse,barn,skyscraper,apartment building,school,hotel,palace,train,bus,tram,ship,haunted house,treehouse,windmill,mill,temple'.split(
    ',',
  ),
);

/** "A cabin with one lit window": it is the cabin's, seen from outside, and nobody is in a room. */
export function meanHouseWindows(mentions: readonly SceneMention[]): SceneMention[] {
  const dropped = new Set<SceneMention>();
  for (const [at, mention] of mentions.entries()) {
    if (mention.part !== 'sign' || !WINDOWS.has(mention.noun ?? '')) continue;
    const link = mentions.slice(0, at).findLast(({ part }) => part === 'relation');
    if (link?.part !== 'relation' || link.value !== 'with') continue;
    const between = mentions.filter(({ start, end }) => start >= link.end && end <= mention.start);
    const host = mentions.findLast(({ part, end }) => part === 'thing' && end <= link.start);
    if (host?.part !== 'thing' || !HOUSES.has(host.value) || between.some(({ part }) => part === 'thing'))
      continue;
    for (const one of [link, mention, ...between.filter(({ part }) => part === 'number')]) dropped.add(one);
  }
  return mentions.filter((mention) => !dropped.has(mention));
}
