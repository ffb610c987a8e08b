/** What a verb ends in, and the forms that this makes sure; `$` is what stands before the ending. */
type Rule = readonly [ending: RegExp, forms: string];

// The finite, relative and adverbial forms of the verbs that pictures are described with, from the one or two that the
// vocabulary has. A form that no such verb has is looked for in vain. The first rule that fits is taken.
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  de: [
    [/(?<=[ae][lr])t$/u, '$nd*, beim $n, am $n'],
    [/(?<=[^s])t$/u, '$end*, beim $en, am $en'],
  ],
  fr: [
    [/issant$/u, 'qui $it, qui $issent, en train de $ir, $issait, $issaient, $issent'],
    [/(?<=g)eant$/u, 'qui $e, qui $ent, en train de $er, $eait, $eaient, $ent'],
    [/ant$/u, 'qui $e, qui $ent, en train de $er, $ait, $aient, $ent'],
  ],
  es: [
    [/ando$/u, '$an, $aba, $aban, que $a, que $an, $ándose, $ándole, $ándoles, $ándolo, $ándola'],
    [/iendo$/u, '$en, $ía, $ían, que $e, que $en, $iéndose, $iéndole, $iéndoles, $iéndolo, $iéndola'],
    [/yendo$/u, '$yen, que $ye, que $yen, $ía, $ían, $yéndose, $yéndole'],
  ],
  pt: [
    [/ando$/u, 'a $ar, $am, $ava, $avam, que $a, que $am'],
    [/endo$/u, 'a $er, $em, $ia, $iam, que $e, que $em'],
    [/indo$/u, 'a $ir, $em, $ia, $iam, que $e, que $em'],
  ],
  it: [
    [/ando$/u, '$ano, $ava, $avano, che $a, che $ano, $andosi, $andolo, $andola, $andogli'],
    [/endo$/u, '$ono, $eva, $evano, che $e, che $ono, $endosi, $endolo, $endola'],
  ],
  nl: [[/end\*$/u, 'aan het $en, $en']],
  sv: [
    [/ar$/u, '$ande, $ade'],
    [/er$/u, '$ande, $te'],
  ],
  da: [[/er$/u, '$ende, $ede, $te']],
  nb: [[/er$/u, '$ende, $te']],
  pl: [
    [/uje$/u, '$ują, $ując*, $ował, $owała, $owali, $owały'],
    [/(?<=\p{L}{2})a$/u, '$ają, $ając*, $ał, $ała, $ali, $ały'],
    [/(?<=\p{L}{2})i$/u, '$ią, $iąc*, $ił, $iła, $ili, $iły'],
    [/(?<=\p{L}{2})y$/u, '$ą, $ąc*, $ył, $yła, $yli'],
    [/(?<=\p{L})je$/u, '$ją, $jąc*'],
    [/ą$/u, '$ąc*'],
  ],
  ru: [
    [/([ая])ет(?:ся)?$/u, '$1ют, $1ются, $1ющ*, $1л, $1ла, $1ли, $1лся, $1лась, $1лись'],
    [/ует(?:ся)?$/u, '$уют, $уются, $ующ*, $овал, $овала, $овали'],
    [/ит(?:ся)?$/u, '$ят, $ятся, $ащ*, $ящ*, $ил, $ила, $или, $ился, $илась'],
    [/ет$/u, '$ут, $ущ*'],
    [/([ую])т(?:ся)?$/u, '$1щ*'],
    [/([ая])т(?:ся)?$/u, '$1щ*'],
  ],
  uk: [
    [/([ая])є(?:ться)?$/u, '$1ють, $1ються, $1в, $1ла, $1ли, $1ючи'],
    [/ує(?:ться)?$/u, '$ують, $уються, $ував, $увала, $ували'],
    [/ить(?:ся)?$/u, '$ять, $ать, $лять, $яться, $ив, $ила, $или'],
    [/(?<=\p{L}{2})е$/u, '$уть'],
  ],
  tr: [
    [
      /[ıiuü]yor$/u,
      '$an, $en, $ayan, $eyen, $uyan, $iyen, $arken, $erken, $iyorlar, $uyorlar, $makta, $mekte',
    ],
    [/[ae]n$/u, '$iyor, $uyor, $iyorlar, $uyorlar, $arken, $erken, $makta, $mekte'],
  ],
  ar: [
    [/^ي(?=\p{L}{2})/u, 'ت$'],
    [/^ت(?=\p{L}{2})/u, 'ي$'],
  ],
  hi: [
    [/ रह[ाीे]$/u, '$ रहा, $ रही, $ रहे, $ता, $ती, $ते'],
    [/त[ाीे]$/u, '$ता, $ती, $ते, $ रहा, $ रही, $ रहे'],
  ],
  ja: [
    [/て$/u, '$た, $てる'],
    [/で$/u, '$だ, $でる'],
  ],
  ko: [
    [/하는$/u, '$하고, $하며, $하면서, $한다, $했다'],
    [/는$/u, '$고, $며, $면서, $으며, $으면서, $은'],
  ],
};
// What leads a verb, and is not it.
const LEADS = /^(?:que|qui|che|som|der|die|który|która|które|się|se|s'|si)\s/u;
// The verb stands at the end of its phrase.
const VERB_BEHIND: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

/** The further forms of a verb of the vocabulary, in the notation of its terms; the rest of a phrase stays as it is. */
export function verbForms(term: string, language: string): string[] {
  const rules = RULES[language];
  if (!rules || LEADS.test(term)) return [];
  const behind = VERB_BEHIND.has(language) ? '' : (/\s.*$/u.exec(term)?.[0] ?? '');
  const verb = term.slice(0, term.length - behind.length);
  for (const [ending, forms] of rules) {
    const found = ending.exec(verb);
    if (!found) continue;
    const stem = verb.slice(0, found.index) + verb.slice(found.index + found[0].length);
    return forms
      .replace(/\$1/gu, `$${found[1] ?? ''}`)
      .split(', ')
      .map((form) => form.replace('$', stem) + behind)
      .filter((form) => !/\*\s/u.test(form));
  }
  return [];
}
