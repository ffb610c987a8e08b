import type { Subject } from '../subject.ts';
import { armchair } from './home/armchair.ts';
import { babyBottle } from './home/baby-bottle.ts';
import { backpack } from './home/backpack.ts';
import { balloonBunch } from './home/balloon-bunch.ts';
import { barrel } from './home/barrel.ts';
import { basket } from './home/basket.ts';
import { bathtub } from './home/bathtub.ts';
import { bauble } from './home/bauble.ts';
import { bed } from './home/bed.ts';
import { bedouinTent } from './home/bedouin-tent.ts';
import { beehive } from './home/beehive.ts';
import { bell } from './home/bell.ts';
import { bench } from './home/bench.ts';
import { birdhouse } from './home/birdhouse.ts';
import { blender } from './home/blender.ts';
import { bookshelf } from './home/bookshelf.ts';
import { boots } from './home/boots.ts';
import { bowl } from './home/bowl.ts';
import { brickOven } from './home/brick-oven.ts';
import { bunting } from './home/bunting.ts';
import { campfire } from './home/campfire.ts';
import { candle } from './home/candle.ts';
import { carnivalMask } from './home/carnival-mask.ts';
import { carpStreamer } from './home/carp-streamer.ts';
import { cauldron } from './home/cauldron.ts';
import { chair } from './home/chair.ts';
import { chandelier } from './home/chandelier.ts';
import { chessSet } from './home/chess-set.ts';
import { christmasStocking } from './home/christmas-stocking.ts';
import { cinemaScreen } from './home/cinema-screen.ts';
import { colourPowder } from './home/colour-powder.ts';
import { cookingPot } from './home/cooking-pot.ts';
import { crescentMoon } from './home/crescent-moon.ts';
import { crib } from './home/crib.ts';
import { crown } from './home/crown.ts';
import { crystalBall } from './home/crystal-ball.ts';
import { cushion } from './home/cushion.ts';
import { cutlery } from './home/cutlery.ts';
import { daruma } from './home/daruma.ts';
import { deckChair } from './home/deck-chair.ts';
import { desk } from './home/desk.ts';
import { dice } from './home/dice.ts';
import { diya } from './home/diya.ts';
import { dogBone } from './home/dog-bone.ts';
import { doll } from './home/doll.ts';
import { door } from './home/door.ts';
import { dreidel } from './home/dreidel.ts';
import { dress } from './home/dress.ts';
import { dresser } from './home/dresser.ts';
import { easterBasket } from './home/easter-basket.ts';
import { filmReel } from './home/film-reel.ts';
import { fireExtinguisher } from './home/fire-extinguisher.ts';
import { firecracker } from './home/firecracker.ts';
import { fireplace } from './home/fireplace.ts';
import { fishBowl } from './home/fish-bowl.ts';
import { flag } from './home/flag.ts';
import { flipFlops } from './home/flip-flops.ts';
import { floorLamp } from './home/floor-lamp.ts';
import { gamepad } from './home/gamepad.ts';
import { ghost } from './home/ghost.ts';
import { gift } from './home/gift.ts';
import { gloves } from './home/gloves.ts';
import { gnome } from './home/gnome.ts';
import { gravestone } from './home/gravestone.ts';
import { grill } from './home/grill.ts';
import { hairDryer } from './home/hair-dryer.ts';
import { hairbrush } from './home/hairbrush.ts';
import { hammock } from './home/hammock.ts';
import { handFan } from './home/hand-fan.ts';
import { hat } from './home/hat.ts';
import { heart, heartbeat } from './home/heart.ts';
import { hennaHand } from './home/henna-hand.ts';
import { highHeels } from './home/high-heels.ts';
import { iron } from './home/iron.ts';
import { jeans } from './home/jeans.ts';
import { jigsaw } from './home/jigsaw.ts';
import { kinara } from './home/kinara.ts';
import { kite } from './home/kite.ts';
import { knightHelmet } from './home/knight-helmet.ts';
import { lipstick } from './home/lipstick.ts';
import { luckyCat } from './home/lucky-cat.ts';
import { magicWand } from './home/magic-wand.ts';
import { matryoshka } from './home/matryoshka.ts';
import { menorah } from './home/menorah.ts';
import { messageBottle } from './home/message-bottle.ts';
import { microwave } from './home/microwave.ts';
import { mirror } from './home/mirror.ts';
import { mittens } from './home/mittens.ts';
import { nailPolish } from './home/nail-polish.ts';
import { necklace } from './home/necklace.ts';
import { nest } from './home/nest.ts';
import { nutcracker } from './home/nutcracker.ts';
import { openUmbrella } from './home/open-umbrella.ts';
import { parasol } from './home/parasol.ts';
import { partyHat } from './home/party-hat.ts';
import { partyPopper } from './home/party-popper.ts';
import { perfume } from './home/perfume.ts';
import { picnicBasket } from './home/picnic-basket.ts';
import { pictureFrame } from './home/picture-frame.ts';
import { pinata } from './home/pinata.ts';
import { playgroundSlide } from './home/playground-slide.ts';
import { playingCards } from './home/playing-cards.ts';
import { potionBottle } from './home/potion-bottle.ts';
import { radioSet } from './home/radio-set.ts';
import { raincoat } from './home/raincoat.ts';
import { rangoli } from './home/rangoli.ts';
import { rattle } from './home/rattle.ts';
import { recyclingBin } from './home/recycling-bin.ts';
import { redEnvelope } from './home/red-envelope.ts';
import { refrigerator } from './home/refrigerator.ts';
import { ring } from './home/ring.ts';
import { rockingHorse } from './home/rocking-horse.ts';
import { rollingPin } from './home/rolling-pin.ts';
import { rubberDuck } from './home/rubber-duck.ts';
import { rubiksCube } from './home/rubiks-cube.ts';
import { scarf } from './home/scarf.ts';
import { seashell } from './home/seashell.ts';
import { shield } from './home/shield.ts';
import { shoppingBag } from './home/shopping-bag.ts';
import { shoppingCart } from './home/shopping-cart.ts';
import { skeleton } from './home/skeleton.ts';
import { skirt } from './home/skirt.ts';
import { snowGlobe } from './home/snow-globe.ts';
import { snowman } from './home/snowman.ts';
import { socks } from './home/socks.ts';
import { sofa } from './home/sofa.ts';
import { spiderWeb } from './home/spider-web.ts';
import { spinningTop } from './home/spinning-top.ts';
import { stool } from './home/stool.ts';
import { stove } from './home/stove.ts';
import { stringLights } from './home/string-lights.ts';
import { stroller } from './home/stroller.ts';
import { sugarSkull } from './home/sugar-skull.ts';
import { suit } from './home/suit.ts';
import { suitcase } from './home/suitcase.ts';
import { sunglasses } from './home/sunglasses.ts';
import { sweater } from './home/sweater.ts';
import { swimsuit } from './home/swimsuit.ts';
import { swing } from './home/swing.ts';
import { sword } from './home/sword.ts';
import { swordAndShield } from './home/sword-and-shield.ts';
import { tShirt } from './home/t-shirt.ts';
import { table } from './home/table.ts';
import { tableLamp } from './home/table-lamp.ts';
import { teapot } from './home/teapot.ts';
import { teddyBear } from './home/teddy-bear.ts';
import { television } from './home/television.ts';
import { throne } from './home/throne.ts';
import { tipi } from './home/tipi.ts';
import { toaster } from './home/toaster.ts';
import { toilet } from './home/toilet.ts';
import { toothbrush } from './home/toothbrush.ts';
import { torch } from './home/torch.ts';
import { towel } from './home/towel.ts';
import { toyBalloon } from './home/toy-balloon.ts';
import { toyBlocks } from './home/toy-blocks.ts';
import { toyTrain } from './home/toy-train.ts';
import { trashCan } from './home/trash-can.ts';
import { treasureChest } from './home/treasure-chest.ts';
import { umbrella } from './home/umbrella.ts';
import { vacuumCleaner } from './home/vacuum-cleaner.ts';
import { vase } from './home/vase.ts';
import { wardrobe } from './home/wardrobe.ts';
import { washingMachine } from './home/washing-machine.ts';
import { wheelchair } from './home/wheelchair.ts';
import { whisk } from './home/whisk.ts';
import { windowFrame } from './home/window.ts';
import { witchHat } from './home/witch-hat.ts';
import { wreath } from './home/wreath.ts';
import { wristwatch } from './home/wristwatch.ts';
import { yarn } from './home/yarn.ts';
import { yurt } from './home/yurt.ts';

export const home: readonly Subject[] = [
  gamepad,
  gift,
  heart,
  heartbeat,
  partyPopper,
  shoppingBag,
  suitcase,
  tShirt,
  umbrella,
  armchair,
  bathtub,
  bed,
  bench,
  bookshelf,
  campfire,
  candle,
  chair,
  desk,
  door,
  dresser,
  fireplace,
  floorLamp,
  mirror,
  refrigerator,
  sofa,
  stool,
  stove,
  table,
  tableLamp,
  teapot,
  radioSet,
  teddyBear,
  television,
  vase,
  windowFrame,
  picnicBasket,
  hammock,
  cookingPot,
  wreath,
  snowGlobe,
  snowman,
  christmasStocking,
  bauble,
  diya,
  menorah,
  kite,
  ghost,
  cauldron,
  flag,
  swing,
  wardrobe,
  rockingHorse,
  toyBlocks,
  toyTrain,
  beehive,
  birdhouse,
  nest,
  barrel,
  backpack,
  hat,
  mittens,
  boots,
  dress,
  sweater,
  crown,
  ring,
  wristwatch,
  sunglasses,
  perfume,
  nailPolish,
  lipstick,
  toothbrush,
  dice,
  playingCards,
  stroller,
  wheelchair,
  yarn,
  matryoshka,
  easterBasket,
  nutcracker,
  witchHat,
  treasureChest,
  cutlery,
  seashell,
  bell,
  sword,
  swordAndShield,
  washingMachine,
  crib,
  basket,
  chessSet,
  parasol,
  crystalBall,
  shoppingCart,
  stringLights,
  toyBalloon,
  balloonBunch,
  bunting,
  partyHat,
  pinata,
  luckyCat,
  rangoli,
  colourPowder,
  dreidel,
  hennaHand,
  daruma,
  carpStreamer,
  sugarSkull,
  gravestone,
  redEnvelope,
  firecracker,
  kinara,
  tipi,
  yurt,
  bedouinTent,
  openUmbrella,
  knightHelmet,
  shield,
  magicWand,
  potionBottle,
  throne,
  rattle,
  doll,
  spinningTop,
  dogBone,
  toaster,
  blender,
  grill,
  rollingPin,
  bowl,
  crescentMoon,
  scarf,
  gloves,
  highHeels,
  flipFlops,
  jeans,
  raincoat,
  suit,
  necklace,
  handFan,
  carnivalMask,
  filmReel,
  torch,
  pictureFrame,
  deckChair,
  messageBottle,
  rubiksCube,
  jigsaw,
  fishBowl,
  toilet,
  vacuumCleaner,
  iron,
  trashCan,
  microwave,
  whisk,
  hairDryer,
  cushion,
  chandelier,
  cinemaScreen,
  fireExtinguisher,
  socks,
  rubberDuck,
  babyBottle,
  skeleton,
  spiderWeb,
  gnome,
  brickOven,
  playgroundSlide,
  towel,
  hairbrush,
  skirt,
  swimsuit,
  recyclingBin,
];
