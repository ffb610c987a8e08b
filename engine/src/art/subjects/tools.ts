import type { Subject } from '../subject.ts';
import { alien } from './tools/alien.ts';
import { anchor } from './tools/anchor.ts';
import { atom } from './tools/atom.ts';
import { axe } from './tools/axe.ts';
import { barChart } from './tools/bar-chart.ts';
import { battery } from './tools/battery.ts';
import { binoculars } from './tools/binoculars.ts';
import { book } from './tools/book.ts';
import { bookStack } from './tools/book-stack.ts';
import { bowAndArrow } from './tools/bow-and-arrow.ts';
import { box } from './tools/box.ts';
import { briefcase } from './tools/briefcase.ts';
import { broom } from './tools/broom.ts';
import { bucket } from './tools/bucket.ts';
import { calendar } from './tools/calendar.ts';
import { camera } from './tools/camera.ts';
import { clapperboard } from './tools/clapperboard.ts';
import { clipboard } from './tools/clipboard.ts';
import { clock } from './tools/clock.ts';
import { compass } from './tools/compass.ts';
import { creditCard } from './tools/credit-card.ts';
import { database } from './tools/database.ts';
import { diploma } from './tools/diploma.ts';
import { dna } from './tools/dna.ts';
import { easel } from './tools/easel.ts';
import { envelope } from './tools/envelope.ts';
import { feather } from './tools/feather.ts';
import { firstAid } from './tools/first-aid.ts';
import { flask } from './tools/flask.ts';
import { folder } from './tools/folder.ts';
import { gear } from './tools/gear.ts';
import { goldPile } from './tools/gold-pile.ts';
import { graduationCap } from './tools/graduation-cap.ts';
import { haystack } from './tools/haystack.ts';
import { hourglass } from './tools/hourglass.ts';
import { inkwell } from './tools/inkwell.ts';
import { key } from './tools/key.ts';
import { keyboard } from './tools/keyboard.ts';
import { ladder } from './tools/ladder.ts';
import { laptop } from './tools/laptop.ts';
import { lawnMower } from './tools/lawn-mower.ts';
import { leafPile } from './tools/leaf-pile.ts';
import { lifebuoy } from './tools/lifebuoy.ts';
import { lightbulb } from './tools/lightbulb.ts';
import { lock } from './tools/lock.ts';
import { magnet } from './tools/magnet.ts';
import { magnifier } from './tools/magnifier.ts';
import { magnifyingGlass } from './tools/magnifying-glass.ts';
import { map } from './tools/map.ts';
import { megaphone } from './tools/megaphone.ts';
import { microscope } from './tools/microscope.ts';
import { monitor } from './tools/monitor.ts';
import { newspaper } from './tools/newspaper.ts';
import { paintCan } from './tools/paint-can.ts';
import { palette } from './tools/palette.ts';
import { paperPlane } from './tools/paper-plane.ts';
import { pencil } from './tools/pencil.ts';
import { phone } from './tools/phone.ts';
import { piggyBank } from './tools/piggy-bank.ts';
import { printer } from './tools/printer.ts';
import { rake } from './tools/rake.ts';
import { robot } from './tools/robot.ts';
import { robotStanding } from './tools/robot-standing.ts';
import { rope } from './tools/rope.ts';
import { ruler } from './tools/ruler.ts';
import { scales } from './tools/scales.ts';
import { scissors } from './tools/scissors.ts';
import { scroll } from './tools/scroll.ts';
import { serverRack } from './tools/server-rack.ts';
import { sewingMachine } from './tools/sewing-machine.ts';
import { shovel } from './tools/shovel.ts';
import { snowPile } from './tools/snow-pile.ts';
import { solarPanel } from './tools/solar-panel.ts';
import { speechBubble } from './tools/speech-bubble.ts';
import { stonePile } from './tools/stone-pile.ts';
import { stopwatch } from './tools/stopwatch.ts';
import { tablet } from './tools/tablet.ts';
import { telescope } from './tools/telescope.ts';
import { testTubes } from './tools/test-tubes.ts';
import { ticket } from './tools/ticket.ts';
import { toolbox } from './tools/toolbox.ts';
import { typewriter } from './tools/typewriter.ts';
import { wateringCan } from './tools/watering-can.ts';
import { wheelbarrow } from './tools/wheelbarrow.ts';
import { whistle } from './tools/whistle.ts';

export const tools: readonly Subject[] = [
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
  wateringCan,
  wheelbarrow,
  haystack,
  toolbox,
  scissors,
  sewingMachine,
  map,
  binoculars,
  microscope,
  telescope,
  flask,
  firstAid,
  lifebuoy,
  anchor,
  solarPanel,
  serverRack,
  newspaper,
  broom,
  ladder,
  bucket,
  goldPile,
  leafPile,
  snowPile,
  stonePile,
  feather,
  magnet,
  atom,
  dna,
  testTubes,
  axe,
  bowAndArrow,
  scroll,
  diploma,
  inkwell,
  shovel,
  rake,
  paintCan,
  lawnMower,
  rope,
  whistle,
  stopwatch,
  magnifyingGlass,
  ticket,
  alien,
  keyboard,
  monitor,
  tablet,
  printer,
  battery,
  clipboard,
  folder,
  ruler,
  speechBubble,
];
