import type { Entry } from '../../../lexicon/vocabulary.ts';

/** Who sends it, not what it says: "... from the team at Acme". */
export const SENDER =
  /^\s*(?:(?:from|von|vom|de la part de|de parte de|da parte di|от|från|fra)\s|(?:de la|da|dalla|della|van de|de) (?:famil|famíl|famigl)\p{L}+\s|od\s(?:rodziny|całej|całego|zespołu|klasy|nas)(?=\s|$)|(?:من|مع تحيات)\s+(?:عائلة|أسرة|فريق|إدارة|آل)\s)/iu;

/** Senders without a name: "from all of us", "von der ganzen Klasse". */
export const NAMELESS_SENDER =
  /(?<!\p{L})(?:all of us|us all|us|everyone|everybody|team|family|office|class|neighbou?rs|colleagues|kids|children|friends|staff|allen|klasse|familie|kollegen|nous|tous|équipe|famille|todos|todas|equipo|familia|equipe|família|tutti|noi|famiglia|iedereen|всех|коллег|семьи|команды)(?!\p{L})/iu;

/** Openings of a greeting, in all languages at once: they are names of no thing. */
export const GREETINGS: readonly Entry<'greeting'>[] = [
  {
    value: 'greeting',
    terms: {
      any: "happy, merry, season's greetings, congratulations, congrats, thank you, thanks, welcome, get well, good luck, best wishes, frohe, frohes, alles gute, herzlichen glückwunsch, danke, joyeux, joyeuse, bonne, félicitations, merci, bienvenue, feliz, felices, felicidades, gracias, bienvenidos, boas, parabéns, obrigado, buon, buona, auguri, grazie, tanti auguri, fijne, gefeliciteerd, bedankt, с днем, с новым, поздравляем, спасибо",
    },
  },
];

/** How a chat opens before it asks: letters may be drawn out ("hiii"). Read before a word that asks alone. */
export const CHAT_OPENING =
  /^\s*(?:h+i+|he+y+|hello+|hel+o|yo|ok(?:ay)?|so|quick(?: one| question| request)?|quick ask|urgent|asap|kurze frage|petite demande|rápido|veloce|good (?:morning|afternoon|evening)|hola+|buenas|buenos días|salut|coucou|bonjour|bonsoir|ciao+|salve|buongiorno|o+i+|olá|bom dia|hallo+|guten (?:tag|morgen|abend)|moin|servus|hoi|dag|привет|здравствуйте|добрый день|hej(?:san)?|cześć|dzień dobry|merhaba|selam)(?:\s+(?:there|all|team|everyone|guys|zusammen|à tous|a todos|a tutti|pessoal))?[\s,!.:–—-]+(?=\p{L})/iu;
