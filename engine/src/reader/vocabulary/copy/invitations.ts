/**
 * How one invites, and the small words that lead on to what: "You're invited TO ...", "Wir laden ein ZUM ...". The
 * first goes over the title, the second goes.
 */
export const INVITATIONS: readonly (readonly [phrases: string, links: string])[] = [
  [
    "you['’]?re (?:cordially |warmly )?invited|you are (?:cordially |warmly )?invited|we invite you|we['’]d love to invite you|please join us|join us|come join us|save your seat",
    'to|for|at',
  ],
  [
    '(?:herzliche )?einladung|wir laden (?:euch |sie |dich |alle )?(?:herzlich )?ein|ihr seid (?:herzlich )?eingeladen|du bist (?:herzlich )?eingeladen',
    'zur|zum|zu',
  ],
  ['nous vous invitons|vous êtes invité(?:e|s|es)?|tu es invitée?|invitation', "à la|à l[’']|aux|au|à"],
  [
    'te invitamos|os invitamos|los invitamos|est[áa]s invitad[oa]|est[áa]is invitados|invitación',
    'a la|a los|al|a',
  ],
  ['convidamos (?:você|todos)|você está convidad[oa]|convite', 'para as|para os|para a|para o|para'],
  ['vi invitiamo|ti invitiamo|siete invitati|sei invitat[oa]|invito', "alla|allo|all[’']|agli|alle|ai|al|a"],
  ['(?:we|wij) nodigen (?:u|je|jullie) uit|je bent uitgenodigd|u bent uitgenodigd|uitnodiging', 'voor'],
  ['приглашаем(?: вас| всех)?|вы приглашены|приглашение', 'на'],
  [
    'inbjudan|du är (?:hjärtligt )?inbjuden|vi bjuder in|du är bjuden|invitasjon|indbydelse|invitation',
    'till|til',
  ],
  ['zapraszamy|zaproszenie', 'na|do'],
  ['دعوة|ندعوكم|يسرنا دعوتكم', 'لحضور|إلى حضور|إلى|ل'],
];
