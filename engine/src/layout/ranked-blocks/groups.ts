import type { Content, Part } from '../../brief/content.ts';
import type { Block } from '../column.ts';
import { formatAttribution } from '../format-attribution.ts';
import { rowBlock } from './arrange.ts';
import { callBlock, splitCall } from './call-block.ts';
import { factBlock } from './fact-block.ts';
import { heroBlock, type Kit, restBlock, strong } from './kit.ts';
import { actionOf, restOf, stripBlock } from './part-block.ts';

/** The blocks of a card in groups by importance: everything but the hero, each part in one of them. */
export type Groups = {
  /** Whose card it is, and the label above it. */
  head: Block[];
  /** The title, where something else is the hero and stands behind it. */
  lead: Block[];
  /** Running words: subtitle, body, people, notes. */
  body: Block[];
  /** Rows, options, a goal: what fills a field of its own. */
  field: Block[];
  /** When, where, how much, how to reach. */
  strip: Block[];
};

export type GroupOptions = {
  /** Parts that the family draws itself. */
  without?: readonly Part[];
  /** Sets the facts below each other instead of in a strip; default: where they are few on a tall card. */
  stacked?: boolean;
};

const HEADS: readonly Part['role'][] = ['eyebrow', 'brand'];
const FIELDS: readonly Part['form'][] = ['table', 'list', 'options', 'goal'];
// A longer label is a text.
const LONGEST_HEAD = 60;
const MOST_STACKED = 4;
const NAMED: readonly Part['role'][] = ['author', 'source'];

export function toGroups(
  kit: Kit,
  { hero, action, rest, titleFollows }: Content,
  { without = [], stacked }: GroupOptions = {},
): Groups {
  const left = (parts: readonly Part[]): Part[] => parts.filter((part) => !without.includes(part));
  const isHead = (part: Part): boolean =>
    HEADS.includes(part.role) && part.text.length <= LONGEST_HEAD && !part.detail;
  const isField = (part: Part): boolean => FIELDS.includes(part.form);
  const acts = left(action);
  const others = left(rest);
  const heads = [...others, ...acts].filter(isHead);
  const leads = others.filter(({ role, form }) => role === 'title' && form !== 'figure');
  const fields = [...acts, ...others].filter(isField);
  // Who said it stands right under what was said.
  const isVoice = ({ role }: Part): boolean =>
    hero?.form === 'quotation' && (role === 'author' || role === 'person');
  const voices = acts.filter(isVoice);
  const { facts, call } = splitCall(acts.filter((part) => !isHead(part) && !isField(part) && !isVoice(part)));
  const strip = [...facts.map((part) => factBlock(kit, part)), ...(call ? [callBlock(kit, call)] : [])];
  // Numbers are compared beside each other.
  const compares = facts.filter(({ form }) => form === 'figure').length > 1;
  const stacks = stacked ?? (kit.tall && !compares && strip.length <= MOST_STACKED);
  const body = others.filter((part) => !isHead(part) && !isField(part) && !leads.includes(part));
  const lead = leads.map((part) => leadBlock(kit, part.text));
  return {
    head: heads.length > 0 ? [headBlock(kit, heads)] : [],
    lead: titleFollows ? [] : lead,
    body: [
      ...(titleFollows ? lead : []),
      ...voices.map((part) => actionOf(kit, { ...part, text: formatAttribution(part.text) })),
      ...body.map((part) =>
        NAMED.includes(part.role)
          ? restOf(kit, { ...part, text: formatAttribution(part.text) })
          : restOf(kit, part),
      ),
    ],
    field: fields.map((part) => (acts.includes(part) ? actionOf(kit, part) : restOf(kit, part))),
    strip: stacks || strip.length < 2 ? strip : [stripBlock(kit, strip, kit.unit * 0.04)],
  };
}

/** The name of the sender and the label of the card, at the two ends of a line. */
const headBlock = (kit: Kit, parts: readonly Part[]): Block =>
  rowBlock(
    parts.map(({ text, role }) =>
      restBlock(kit, text, {
        role: 'eyebrow',
        style: strong(role === 'brand' ? kit.style.type.text : kit.style.type.label),
        color: role === 'brand' ? kit.palette.foreground : kit.palette.accentText,
        maxLines: 2,
        gap: 0,
      }),
    ),
    { gap: kit.unit * 0.05, rtl: kit.rtl },
  );

/** The title beside a larger hero. */
export const leadBlock = (kit: Kit, text: string): Block => ({
  ...heroBlock(kit, text, kit.sizes.lead, {
    share: 0,
    comfort: 0,
    minSize: kit.least.action,
    gap: kit.unit * 0.02,
  }),
  level: 2,
});
