import type { PlaceName } from '../../../brief/setting.ts';

const list = (nouns: string): ReadonlySet<string> => new Set(nouns.split(','));

/** What is drawn with windows of its own, seen from outside. */
export const WINDOWED: ReadonlySet<string> = list(
  'house,log cabin,cabin,cottage,hut,castle,tower,lighthouse,church,mansion,farmhouse,barn,skyscraper,apartment building,school,hotel,palace,train,bus,tram,ship,haunted house,treehouse,windmill,mill,temple,wooden cottage,villa,townhouse,building',
);
/** Places whose houses have the windows that a prompt names with them. */
export const BUILT_PLACES: ReadonlySet<PlaceName> = new Set([
  'village',
  'street',
  'city',
  'city-street',
  'old-town',
  'town-square',
  'harbor',
  'canal',
  'christmas-market',
] as const);
/** "Of a", before the house of a window; Arabic has nothing there. */
export const OF_HOUSE =
  /^\s(?:(?:of|de|du|d['’]|del|della|dell['’]|di|do|da|van|von|av|af|på|в|на)\s?|(?:des|der|eine[rs])\s)(?:[\p{L}'’]+\s?){0,3}$/iu;
/** A house before its window: `古い家の窓`, `집 창문`, `evin penceresi`. */
export const HOUSE_OF = /^(?:の|的|\s|\s(?:की|के|का)\s)$/u;
/** What is said of windows behind which a light is on. */
export const LIT =
  /light|(?<!\p{L})lit(?!\p{L})|glow|shin|bright|licht|leucht|hell|lumi|éclair|allum|brill|(?<!\p{L})lu[zc]|encend|aces[oa]|acces|illumin|gloei|lys|ljus|tänd|świat|świec|oświetl|свет|свят|гор[иія]|світ|ışı|yanan|aydın|cahaya|menyala|terang|光|亮|灯|燈|明か|あかり|불|빛|रोशन|ضوء|مضاء|نور|أضواء/iu;
