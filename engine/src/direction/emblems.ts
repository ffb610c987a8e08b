// What is drawn for a matter: names of subjects, and of motifs after a `#`. The seed picks one of the subjects, the
// motifs being for looks that show none; where a motif stands first, it picks one of all.
const ROWS = `
plumbing|faucet toolbox
electrics|power-plug lightbulb
carpentry|hand-saw toolbox
car repair|car toolbox
bicycle repair|bicycle
repair|toolbox
machines|gear
decorating|paint-roller paint-can
building|hard-hat ladder
gardening|watering-can plant wheelbarrow #stems
farming|tractor wheat #stems
flowers|bouquet tulip #stems
bakery|bread baguette bread-basket
pastry|cupcake croissant
butchery|steak
cooking|chef-hat cooking-pot #kitchen
menu|cutlery #kitchen
waiting|cutlery #kitchen
coffee bar|coffee-cup
bartending|cocktail
hairdressing|scissors
beauty|lipstick perfume
sewing|sewing-machine
nursing|first-aid heartbeat #pulse
medicine|first-aid heartbeat #pulse
dentistry|toothbrush
childcare|toy-blocks teddy-bear
teaching|book-stack pencil #books
trucking|truck
bus driving|bus
driving|car
couriers|box scooter
warehousing|box
cleaning|broom bucket
accounting|calculator #coins
law|scales #columns
estate agency|key house #rooftops
software|#code-tiles laptop
servers|#iso-blocks server-rack
databases|database
data work|#streams database #network
design work|palette pencil #bauhaus
photography|camera
film|clapperboard popcorn
reporting|newspaper typewriter #pages
retail work|shopping-cart
marketing|megaphone
support|headphones
hotels|bell suitcase
guarding|lock key #shield
firefighting|fire-engine
science work|microscope flask #molecules
flying|airplane
dog grooming|dog
vet|dog cat
yoga|yoga-mat lotus
meditation|lotus candle
pottery|vase
painting|palette easel
calligraphy|pencil typewriter #pages
knitting|yarn
dancing|dance-shoe #vinyl
theatre|theatre-masks
jazz|saxophone trumpet #vinyl #equalizer
classical music|violin cello #equalizer
choir|microphone-stand #equalizer
rock|guitar drum-kit #equalizer
club night|record-player headphones #vinyl #equalizer
chess|chess-set
games|dice playing-cards
video games|gamepad
books|book-stack book #books
languages|globe
surfing|surfboard #waves
skiing|skis #ridges
skating|ice-skates
skateboarding|skateboard
swimming|lifebuoy #waves
running|sneaker #lanes
cycling|bicycle #route
hiking|boots backpack mountain #ridges #contours
football|football #lanes
quiz|lightbulb trophy
christmas market|market-hut christmas-tree
worship|church candle
farewell|bouquet suitcase
golf|golf
table tennis|table-tennis
badminton|badminton
tennis|tennis-racket
basketball|basketball
volleyball|volleyball
boxing|boxing-gloves
gym|dumbbell kettlebell
sailing|sailboat #waves
kayaking|canoe #waves
riding|horse
fishing|fish fishing-boat #waves
astronomy|telescope planet #orbits
robotics|robot #circuit
coding class|laptop #code-tiles
street food|burger taco hot-dog
flea market|market-stall record-player table-lamp
clothes swap|dress t-shirt
farmers market|market-stall basket carrot
beach cleanup|seashell bucket #waves
tree planting|tree oak #stems
blood donation|heart
graduation|graduation-cap
baby shower|stroller teddy-bear crib rocking-horse
midsummer|maypole
june festival|bunting campfire
summer festival|hand-fan fireworks paper-lantern
lantern festival|paper-lantern
diwali|diya
bonfire|campfire
circus|circus-tent
fair|ferris-wheel carousel
street party|bunting string-lights #confetti
wine tasting|wine-glass grapes
beer|beer
tea|tea-cup teapot
barbecue|grill
picnic|picnic-basket
brunch|pancakes
ice cream|ice-cream sundae
wedding|ring bouquet champagne-glasses #stems
moving|box key
travel|suitcase map #route
garden furniture|parasol bench
furniture|armchair sofa floor-lamp
sandals|flip-flops
boots|boots
coats|raincoat
nails|nail-polish
shoes|sneaker
winter clothes|sweater mittens
clothes|dress t-shirt
jewellery|ring
eyewear|sunglasses
watches|wristwatch
toys|teddy-bear toy-blocks toy-train
bedding|bed
camping|tent
electronics|phone
hand washing|soap
laundry|washing-machine
sleep|moon bed
early rising|clock sun
burnout|hammock candle
remote work|laptop desk
meetings|calendar #calendar-grid
todo lists|pencil #pages
streetwear|t-shirt sneaker
freelancing|briefcase laptop
after work|clock moon
water|faucet
power cut|power-plug lightbulb
holiday closing|parasol suitcase
opening hours|clock
grand opening|balloon-bunch bunting
rail|train
delivery|box truck
keys|key
parking|car
job interview|briefcase
walking|sneaker
fractions|pie pizza-whole calculator
maths|calculator pencil
lessons|pencil backpack book-stack #books
wisdom|lightbulb book table-lamp #books
exams|pencil book-stack #pages
saving|piggy-bank #coins
price change|credit-card #tags
layoffs|box briefcase
downturn|umbrella
voting|envelope #columns
concert|microphone-stand #equalizer #vinyl
recipe|cooking-pot frying-pan #kitchen
restaurant|cutlery #kitchen
school|book-stack backpack #books
volunteering|heart
talk|microphone
audience|party-popper heart megaphone #confetti
car wash|car bucket
beekeeping|beehive bee
well-wishing|bouquet heart
solar energy|solar-panel sun
scams|lock #shield
kindness|heart
quiet hours|moon bell
`;

const EMBLEMS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [matter = '', drawings = ''] = row.split('|');
      return [
        matter,
        drawings.split(' ').map((name) => (name.startsWith('#') ? name.slice(1) : `subject:${name}`)),
      ];
    }),
);

/** What says a matter: `subject:scissors`, or the name of a motif; empty for one without a drawing. */
export const emblemsOf = (matter: string): readonly string[] => EMBLEMS.get(matter) ?? [];
