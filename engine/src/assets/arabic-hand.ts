const NASTALIQ_LANGUAGES: ReadonlySet<string> = new Set(['ur', 'ks', 'pnb', 'skr', 'bal', 'khw']);
const NASKH_LANGUAGES: ReadonlySet<string> = new Set(['ar', 'fa', 'ps', 'sd', 'ug', 'ckb', 'ku', 'az', 'ms']);
// Letters of Urdu and its neighbours, and those of Pashto and Sindhi, which share some of them.
const URDU = /[ٹڈڑںہۓ]/u;
const NOT_URDU = /[ټډړږښڅځڄڃڊڌڍڙٻڀٽ]/u;

/** Whether a text in Arabic letters tells by them that it is Urdu, or a language that is written as Urdu is. */
export const looksUrdu = (text: string): boolean => URDU.test(text) && !NOT_URDU.test(text);

/** Whether Arabic letters are to be written in Nastaliq, the hand of Urdu, and not in Naskh. */
export function isNastaliq(text: string, language: string | undefined): boolean {
  if (language !== undefined && NASTALIQ_LANGUAGES.has(language)) return true;
  if (language !== undefined && NASKH_LANGUAGES.has(language)) return false;
  return looksUrdu(text);
}
