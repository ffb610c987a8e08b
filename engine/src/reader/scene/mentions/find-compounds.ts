import type { SceneSign } from '../../../brief/setting.ts';
import { findNouns } from '../../find-nouns.ts';
import { type Reading, readText } from '../../reading/reading.ts';
import { SCENE_NOUNS } from '../../vocabulary.ts';
import type { SceneMention } from './scene-mention.ts';

// Heads of compounds that keep their meaning whatever precedes them. No animals: a Nilpferd is no Pferd.
const HEADS: Readonly<Record<string, RegExp>> = {
  de: /(?<=\p{L}{3})(?<!kranken|rat|kauf|gewachs|treib|schnecken|park|hoch|schul|gast|kaffee|opern|gottes|auto|vogel|voraus|purzel|schlag)(?:haus(?:es|e|er|ern|chen)?|hutten?|boote?s?n?|schiff(?:e|es|en|chen)?|baum(?:e|es|en|chen)?|tassen?|turm(?:e|es|en)?|brucken?|tisch(?:e|es|en)?|stuhl(?:e|es|en)?|zaun(?:e|es|en)?|mauern?|korb(?:e|es|en)?|kuchen|torten?|flaschen?|laternen?|lampen?|kerzen?|blumen?|kleid(?:er|ern|es)?|jacken?|mantel|vogel[sn]?)$/u,
  nl: /(?<=\p{L}{3})(?<!zieken|stad|waren|pak|gemeente|koffie|vogel|kas)(?:huis(?:je|jes)?|huizen|boot(?:je|jes)?|boten|schip|schepen|boom(?:pje|pjes)?|bomen|torens?|bruggen|brug|tafel(?:s|tje)?|stoel(?:en|tje)?|mand(?:je|en)?|taart(?:en|je)?|jurk(?:en|je)?|bloem(?:en|etje)?|lamp(?:en|je)?|kaars(?:en|je)?|fles(?:sen|je)?|kopjes?)$/u,
  sv: /(?<=\p{L}{3})(?<!sjuk|rad|varu|vaxt|skol|parkerings|hog|fagel)(?:hus(?:et|en)?|stug(?:a|an|or|orna)|bat(?:en|ar|arna)?|trad(?:et|en)?|torn(?:et)?|bord(?:et)?|stol(?:en|ar)?|korg(?:en|ar)?|tart(?:a|an|or)|kopp(?:en|ar)?|lamp(?:a|an|or)|flask(?:a|an|or))$/u,
  da: /(?<=\p{L}{3})(?<!syge|rad|vare|driv|park)(?:hus(?:et|e|ene)?|hytter?n?|bad(?:en|e)?|traee?r?n?|tarn(?:et|e)?|bord(?:et|e)?|stol(?:en|e)?|kurv(?:en|e)?|kop(?:pen|per)?|lampe[rn]?|flaske[rn]?)$/u,
  nb: /(?<=\p{L}{3})(?<!syke|rad|vare|driv|parkerings)(?:hus(?:et|ene)?|hytt(?:e|a|er)|bat(?:en|er)?|tre(?:et|r)?|tarn(?:et)?|bord(?:et)?|stol(?:en|er)?|kurv(?:en|er)?|kopp(?:en|er)?|lampe[rn]?|flaske[rn]?)$/u,
};
// The same for places: Bergsee, Stadtwald. None that ends the name of a town: Nürnberg, Düsseldorf.
const PLACE_HEADS: Readonly<Record<string, RegExp>> = {
  de: /(?<=\p{L}{3})(?<!kinder|tier|biergarten)(?:seen?|wald(?:es|er)?|strand(?:es)?|fluss(?:es)?|wiesen?|strassen?|straßen?|gassen?|parks?|hafen|kusten?|inseln?|garten|markt(?:es)?|platz(?:es)?|allee|ufer|quai)$/u,
  nl: /(?<=\p{L}{3})(?:bos(?:sen)?|strand(?:en)?|haven|tuin(?:en)?|straat(?:je)?|straten|park(?:en)?|weide|weiland|eiland|markt)$/u,
  sv: /(?<=\p{L}{3})(?:sjo(?:n|ar)?|skog(?:en|ar)?|strand(?:en)?|gatan?|park(?:en)?|hamn(?:en)?|tradgard(?:en)?|ang(?:en|ar)?|torg(?:et)?)$/u,
};
// Seasons, hours and weather at the start of a place: "Winterwald", "höstskog", "Nachthimmel".
const STATES: readonly (readonly [first: RegExp, state: SceneSign])[] = [
  [/^(?:winter|schnee|sneeuw|sno|vinter|sne)/u, { season: 'winter', weather: 'snow' }],
  [/^(?:herbst|herfst|host)/u, { season: 'autumn' }],
  [/^(?:fruhling|fruhjahr|lente|var(?=skog|ang|park))/u, { season: 'spring' }],
  [/^(?:sommer|zomer|sommar)/u, { season: 'summer' }],
  [/^(?:nacht|natt)/u, { time: 'night' }],
  [/^(?:nebel|mist|dim)/u, { weather: 'mist' }],
  [/^(?:regen|regn)(?!bogen|bage|bue)/u, { weather: 'rain' }],
];

// The edge of a place is the place: "Waldrand", "Seeufer".
const OF_EDGE = /^(\p{Lu}\p{L}{2,}?)s?(?:rand(?:es)?|ufern?|ufers)$/u;
const NAME = /^\p{Lu}/u;

/** Whether a mention is of a state alone: "Herbst*" takes the season of a Herbstwald and leaves the wood. */
const isState = (mention: SceneMention): boolean =>
  mention.part === 'sign' && mention.value.place === undefined;

/** Finds compounds by their last part, among words that nothing has taken: `Holzhaus`, `theekopje`, `fiskebåt`. */
export function findCompounds(
  reading: Reading,
  language: string,
  taken: readonly SceneMention[],
): SceneMention[] {
  const heads = [HEADS[language], PLACE_HEADS[language]].filter((one) => one !== undefined);
  return reading.words.flatMap((word): SceneMention[] => {
    const { folded, start, end } = word;
    if (taken.some((other) => other.start < end && other.end > start && !isState(other))) return [];
    const edge = language === 'de' ? OF_EDGE.exec(reading.text.slice(start, end)) : null;
    const whole = edge && findNouns(readText(edge[1] ?? ''), language)[0];
    const place = whole && SCENE_NOUNS[whole.value.noun];
    if (place) return [{ part: 'sign', value: place, noun: whole.value.noun, start, end }];
    const head = heads.map((one) => one.exec(folded)?.[0]).find(Boolean);
    if (!head) return [];
    // A capital marks a noun in German, and a name elsewhere.
    const capital = NAME.test(reading.text.slice(start));
    if (language === 'de' ? !capital && /\p{Lu}/u.test(reading.text) : capital && start > 0) return [];
    const letters = reading.text.slice(end - head.length, end);
    const written = language === 'de' ? letters.replace(/^./u, (first) => first.toUpperCase()) : letters;
    const noun = findNouns(readText(written), language)[0];
    if (noun?.start !== 0 || noun.end !== written.length) return [];
    const sign = SCENE_NOUNS[noun.value.noun];
    const state = STATES.find(([first]) => first.test(folded))?.[1];
    if (sign) return [{ part: 'sign', value: { ...state, ...sign }, noun: noun.value.noun, start, end }];
    return noun.value.role === 'thing' ? [{ part: 'thing', value: noun.value.noun, start, end }] : [];
  });
}
