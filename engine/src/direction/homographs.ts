/**
 * English words that are more often something else than the thing that is drawn for them: a verb, a name, a length
 * of time, a figure of speech. Singular; they count only as a part of a longer name (`api key`, `coffee table`).
 */
export const HOMOGRAPHS: ReadonlySet<string> = new Set(
  (
    'access aim anchor ant app balance ball band bank bar barrel bat beacon beat bell bench bill bloom board ' +
    'bot bowl box brew brush bucket bug bull business cabinet carriage cart chair check chip ci class coach coast ' +
    'coin college console contact controller country course court craft crane crown cup daisy date deal ' +
    'deploy door draft drawer dream drill drink driver driving drum editor engine environment event exercise fan ' +
    'fence flag flight flock floor flow focus forecast fork freezer gate gear ghost gig global goal growth ' +
    'guidance guide habit harvest hive hoop hour idea index italian jaguar jam jar jersey jet job judge ' +
    'jupiter key ladder launch leaf league lens lesson letter light lime listening love machine map maple ' +
    'mare mars message metric mill minute mirror mission mobile mole month monument mop mule nap nature ' +
    'nest net night note nursery objective office orange orbit package pad pan parcel park patience peach ' +
    'peak pen picture pie pilot pint pipeline plane policy pony poppy portfolio pot price pride productivity ' +
    'program protection python query raft rain ram ranch rat reading recorder release report research rest ' +
    'result retail rhythm ring risk robin rock rose runner safety salsa saving school seal search seat series ' +
    'server setting shelf shell shield ship shipping shop shower sign software song sound spring stable ' +
    'stall star stocking storage story stream strength study summit surprise swallow sweet swing table ' +
    'takeaway target tea tie tip toast tool toolbox tower toy track trainer training translation trend trial trip truck ' +
    'tub turkey tweet update vanity vehicle vision voice wagon watch wave web week weekend well window ' +
    'winner winter work workshop world year zone'
  ).split(' '),
);
