export { type Advice, advise } from './advise.ts';
export { type FetchAs, type Fetched, type FetchRequest, readLength } from './fetch-as.ts';
export { toSize } from './judge.ts';
export { PLATFORMS } from './platforms.ts';
export { READ_HERE, type Sent, type SentReader } from './sent-reader.ts';
export { type Visit, visit } from './visit.ts';
export { withDeadline } from './with-deadline.ts';
