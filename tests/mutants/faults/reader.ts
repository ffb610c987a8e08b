import type { Mutant } from '../mutant.ts';

export const READER: readonly Mutant[] = [
  {
    name: 'quoted words, contacts and sums of money may be dropped',
    file: 'engine/src/reader/tagger/laws.ts',
    find: 'if (certain[token] ? !shown : shown && barred.has(token)) return FORBIDDEN;',
    replace: 'if (shown && barred.has(token)) return FORBIDDEN;',
  },
  {
    name: 'a stretch that was not understood is called chatter',
    file: 'engine/src/reader/tagger/account.ts',
    find: "isJoint(prompt.slice(at, read), language) ? 'chatter' : 'not_understood'",
    replace: "'chatter'",
  },
  {
    name: 'what stands behind the last mark is not named',
    file: 'engine/src/reader/tagger/account.ts',
    find: '  addUnmarked(prompt.length);\n',
    replace: '',
  },
  {
    name: 'the network overrules what a form names',
    file: 'engine/src/reader/tagger/laws.ts',
    find: 'if (own) return isStated(own, mark) && !isLost ? 0 : FORBIDDEN;',
    replace: '',
  },
  {
    name: 'what a brief has no room for is called set',
    file: 'engine/src/reader/tagger/to-blocks.ts',
    find: 'marks[at] = { name: EXCESS, start, end };\n',
    replace: '',
  },
  {
    name: 'what is not understood is not told',
    file: 'engine/src/reader/tagger/create-tag-reader.ts',
    find: "textsOf('not_understood'), textsOf('no_room')",
    replace: "[] as string[], textsOf('no_room')",
  },
  {
    name: 'what a card shows beside its words is said to be missing',
    file: 'engine/src/direction/describe-scene.ts',
    find: 'asks.filter((ask) => !isSeen(ask))',
    replace: '[...asks]',
  },
  {
    name: 'a second title takes the place of a subtitle',
    file: 'engine/src/reader/tagger/to-blocks.ts',
    find: "? 'subtitle' : name;",
    replace: '? name : name;',
  },
  {
    name: 'the price of an item becomes a text of its own',
    file: 'engine/src/reader/tagger/to-blocks.ts',
    find: 'if (owner) owner.value = text;',
    replace: 'if (owner && text === "") owner.value = text;',
  },
  {
    name: 'a Ukrainian prompt is read as Russian',
    file: 'engine/src/reader/reading/language.ts',
    find: "  [/[іїєґ]/giu, 'uk'],\n",
    replace: '',
  },
  {
    name: 'a Latin name decides the language of a Japanese prompt',
    file: 'engine/src/reader/reading/language.ts',
    find: 'letters * 4 >= latin',
    replace: 'letters >= latin',
  },
  {
    name: 'a color that is ruled out is used',
    file: 'engine/src/reader/wishes/read-wishes.ts',
    find: '      !negated.has(sign) &&\n',
    replace: '',
  },
  {
    name: 'the color of letters becomes that of the card',
    file: 'engine/src/reader/wishes/read-wishes.ts',
    find: '    ...(ink ? { ink } : {}),\n',
    replace: '',
  },
  {
    name: 'width and height of an asked size are mixed up',
    file: 'engine/src/reader/signs/find-sizes.ts',
    find: 'mentions.push(mention(match, fitInto(width, height, Math.min(long, MAX_AXIS))))',
    replace: 'mentions.push(mention(match, fitInto(height, width, Math.min(long, MAX_AXIS))))',
  },
  {
    name: 'an overly large size is not brought down to what can be drawn',
    file: 'engine/src/reader/signs/find-sizes.ts',
    find: 'Math.min(long, MAX_AXIS)',
    replace: 'long',
  },
  {
    name: 'a German day without a year is no date',
    file: 'engine/src/reader/dates/find-dates.ts',
    find: "\\.(?:0?[1-9]|1[0-2])\\.(?!\\d)/g, 'date'],",
    replace: "\\.(?:0?[1-9]|1[0-2])\\.(?!.)/g, 'date'],",
  },
  {
    name: 'an apostrophe opens a quotation',
    file: 'engine/src/reader/reading/quotes.ts',
    find: "if (isSpacedLetter(text[at - 1]) || BLANK.test(text[at + 1] ?? ' ')) return undefined;",
    replace: "if (BLANK.test(text[at + 1] ?? ' ')) return undefined;",
  },
  {
    name: 'direction overrides reach the card',
    file: 'engine/src/reader/reading/clean-text.ts',
    find: '  [0x202a, 0x202e],\n',
    replace: '',
  },
  {
    name: 'a model may put words on a card that the prompt does not have',
    file: 'engine/src/reader/own-words/check-words.ts',
    find: '      foreign.push(path);\n      return undefined;',
    replace: '      foreign.push(path);\n      return text;',
  },
  {
    name: 'a model may lose a fact',
    file: 'engine/src/reader/own-words/check-reading.ts',
    find: 'isSound: missing.length === 0 && unsaid.length === 0',
    replace: 'isSound: unsaid.length === 0',
  },
];
