import type { Brief } from '../brief/brief.ts';
import { toDesignRequest } from '../design-request/to-design-request.ts';
import { listIllustrations } from '../direction/choose-motif.ts';
import type { ParsedPrompt } from '../reader/parsed-prompt.ts';
import { toBriefColours } from '../reader/wish-words/to-brief-colours.ts';
import { toBlocks } from './to-blocks.ts';
import { MAX_TEXT, toValidBlock, toValidText } from './to-valid-text.ts';

// The prompt says that there should be no other words.
const NOTHING_ELSE = /\b(?:only|just|nothing else|no other (?:text|words?))\b/i;

/**
 * What the rules understood of a prompt as a brief. What they know of its subject from words that are not set ("poster for a
 * bakery") becomes a style or an illustration by name.
 */
export function toBrief(parsed: ParsedPrompt): Brief {
  const { language, kind, copy, picture, scheme, platform } = parsed;
  const blocks = kind === 'picture' ? [] : toBlocks(copy, kind, language).flatMap(toValidBlock);
  const described = toValidText(picture ?? '', MAX_TEXT);
  const layout: Brief['layout'] = [
    ...(parsed.layout ?? []).map(({ wish }) => wish),
    ...(copy.loud ? (['large-title'] as const) : []),
    ...(NOTHING_ELSE.test(parsed.prompt) ? (['no-added-text'] as const) : []),
  ];
  const plain: Brief = {
    version: 1,
    language,
    kind,
    blocks,
    picture: described ? { text: described } : null,
    illustration: null,
    image: null,
    look: null,
    style: copy.loud && parsed.moods.join() === 'bold' ? [] : [...parsed.moods],
    scheme: scheme ?? null,
    colours: toBriefColours(parsed),
    layout,
    format: platform ? { name: platform.name, width: platform.width, height: platform.height } : null,
  };
  return withSubject(plain, parsed);
}

/** Adds what the words of the brief alone would not say: its occasion as a style, its subject as illustrations. */
function withSubject(brief: Brief, parsed: ParsedPrompt): Brief {
  const { occasion } = parsed;
  const occasional =
    occasion && toDesignRequest(brief).occasion !== occasion
      ? { ...brief, style: [...brief.style, occasion] }
      : brief;
  if (brief.kind === 'picture') return occasional;
  const wanted = listIllustrations(parsed).map(toName);
  const found = listIllustrations(toDesignRequest(occasional)).map(toName);
  return wanted.length === 0 || wanted.join() === found.join()
    ? occasional
    : { ...occasional, illustration: wanted };
}

const toName = (motif: string): string => motif.replace(/^subject:/, '');
