import type { Subject } from '../subject.ts';
import { barChart } from './work/bar-chart.ts';
import { book } from './work/book.ts';
import { bookStack } from './work/book-stack.ts';
import { box } from './work/box.ts';
import { briefcase } from './work/briefcase.ts';
import { calendar } from './work/calendar.ts';
import { camera } from './work/camera.ts';
import { clapperboard } from './work/clapperboard.ts';
import { clock } from './work/clock.ts';
import { compass } from './work/compass.ts';
import { creditCard } from './work/credit-card.ts';
import { database } from './work/database.ts';
import { easel } from './work/easel.ts';
import { envelope } from './work/envelope.ts';
import { gear } from './work/gear.ts';
import { graduationCap } from './work/graduation-cap.ts';
import { hourglass } from './work/hourglass.ts';
import { key } from './work/key.ts';
import { laptop } from './work/laptop.ts';
import { lightbulb } from './work/lightbulb.ts';
import { lock } from './work/lock.ts';
import { magnifier } from './work/magnifier.ts';
import { megaphone } from './work/megaphone.ts';
import { palette } from './work/palette.ts';
import { paperPlane } from './work/paper-plane.ts';
import { pencil } from './work/pencil.ts';
import { phone } from './work/phone.ts';
import { piggyBank } from './work/piggy-bank.ts';
import { robot } from './work/robot.ts';
import { robotStanding } from './work/robot-standing.ts';
import { scales } from './work/scales.ts';
import { typewriter } from './work/typewriter.ts';

export const work: readonly Subject[] = [
  barChart,
  book,
  bookStack,
  box,
  briefcase,
  calendar,
  camera,
  clapperboard,
  clock,
  compass,
  creditCard,
  database,
  envelope,
  gear,
  graduationCap,
  hourglass,
  key,
  laptop,
  lightbulb,
  lock,
  magnifier,
  megaphone,
  palette,
  paperPlane,
  pencil,
  phone,
  piggyBank,
  scales,
  robot,
  robotStanding,
  typewriter,
  easel,
];
