import type { Drawings } from './explore-card.ts';
import { walkNodes } from './match-nodes.ts';
import type { SourceNode } from './source-node.ts';

const DARK = /(?<!\S)dark:(\S+)/g;
// What modules for Nuxt call it.
const NAME = 'colorMode';

/**
 * Classes for a dark scheme as a choice, with the light one as the usual. A card that chooses its scheme by a property of
 * that name is left as it is.
 */
export function withSchemes(drawings: Drawings): Drawings {
  const { base, decisions } = drawings;
  const hasDark = [...walkNodes(base)].some(
    ({ className = '', tw = '' }) => `${className} ${tw}`.search(DARK) >= 0,
  );
  if (!hasDark || decisions.some(({ sign }) => sign.name === NAME)) return drawings;
  const known = new Map<SourceNode, SourceNode>();
  const light = (one: SourceNode): SourceNode => {
    const made = known.get(one) ?? mapClasses(one, (text) => text.replace(DARK, ''));
    known.set(one, made);
    return made;
  };
  // A prefix for any width wins over plain classes, as `dark:` does.
  const dark = mapClasses(base, (text) => text.replace(DARK, 'min-[1px]:$1'));
  const plain = light(base);
  const scheme = {
    sign: { key: NAME, name: NAME, sign: '', isObject: false, isCut: false },
    usual: 'light',
    drawings: new Map([
      ['light', plain],
      ['dark', dark],
    ]),
    given: new Map(),
  };
  const pairs = <One extends { drawing: SourceNode }>(list: readonly One[]): One[] =>
    list.map((one) => ({ ...one, drawing: light(one.drawing) }));
  return {
    ...drawings,
    base: plain,
    decisions: [
      ...decisions.map((decision) => ({
        ...decision,
        drawings: new Map([...decision.drawings].map(([value, one]) => [value, light(one)])),
      })),
      scheme,
    ],
    without: drawings.without.map((one) => ({
      ...one,
      from: light(one.from),
      drawing: light(one.drawing),
    })),
    long: pairs(drawings.long),
    compared: pairs(drawings.compared),
  };
}

function mapClasses(node: SourceNode, change: (text: string) => string): SourceNode {
  const { className, tw, children } = node;
  return {
    ...node,
    ...(className !== undefined && { className: change(className) }),
    ...(tw !== undefined && { tw: change(tw) }),
    ...(children && { children: children.map((child) => mapClasses(child, change)) }),
  };
}
