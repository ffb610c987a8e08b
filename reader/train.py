#!/usr/bin/env python3
"""Trains the prompt tagger. Reads rows of features and labels written by export-features.ts, writes the network's weights.

    python3 reader/train.py TRAIN.jsonl OUT_FOLDER [--epochs N] [--seed N] [--teachers N] [--share 0..1] [--hold WRITER] [--resume]

--teachers trains networks of several seeds first. Then the first goes on learning, from the labels and from what all of them together think of copies
that none has seen: nearly as sure as all of them, in the size of one. --share learns from a part of the prompts, for a learning curve; --hold keeps writers apart and measures on them.

Deterministic for a seed on one thread. A checkpoint is written beside TRAIN.jsonl after each epoch; --resume goes on from it.
"""
import argparse, json, multiprocessing, os, random, sys, time
os.environ.setdefault('OMP_NUM_THREADS', '1')
import numpy
import torch
from torch import nn

BUCKETS, WIDTH, HIDDEN = 65_536, 64, 88
# Columns of the embedding that only the kind looks at, as a mean over the prompt: with few examples of a kind, its words say more than their order.
TOPIC = 40
# The weights that are saved are a running mean over about the last thousand steps: surer on unseen writers than the last step's.
KEPT, EVERY = 0.999, 8
# A network this size learns its prompts by heart (92 of 100 right, of unseen ones 56). Against that, features and the letters of words are
# dropped at random, and in each epoch most prompts are one of their varied copies.
DROPPED, FEATURES_DROPPED, WORDS_DROPPED, VARIED = 0.45, 0.25, 0.25, 0.7
BATCH, RATE, DECAY = 64, 5e-3, 5e-2
# With teachers: how much is learned from them, the rest from the labels, and how fast.
TAUGHT, TAUGHT_RATE = 0.7, 2e-3

# What blogs, docs and marketing post: these kinds count half, however many prompts of others there are.
CORE = set('article release announcement newsletter product podcast testimonial statistic quote list thumbnail'.split())

KINDS = ('article release announcement newsletter event exhibition course sale product quote testimonial hiring podcast music gig book '
         'menu prices hours statistic list poll countdown notice safety incident lost invitation greeting birth memorial property travel '
         'appeal thanks apology report profile thumbnail plain picture').split()
SHOWN = ('title subtitle eyebrow body item value label date time place person detail brand price discount figure action contact quote '
         'author source code rating option goal note').split()
HIDDEN_MARKS = 'request field style color format layout picture wish chat'.split()
LABELS = ['O'] + [f'{b}-{mark}' for mark in SHOWN + HIDDEN_MARKS for b in 'BI']
INDEX = {label: at for at, label in enumerate(LABELS)}


def forbidden():
    """A mark continues only itself."""
    wall = torch.zeros(len(LABELS), len(LABELS))
    for to, label in enumerate(LABELS):
        if not label.startswith('I-'): continue
        for before, other in enumerate(LABELS):
            if other == 'O' or other[2:] != label[2:]: wall[before, to] = -1e4
    return wall


def turn(lengths):
    """Where each token stands in prompts that are read backwards."""
    at = torch.arange(max(lengths))[None]
    ends = torch.tensor(lengths)[:, None]
    return torch.where(at < ends, ends - 1 - at, at)


def run(layer, inputs, turned):
    """A GRU layer in both directions. What PyTorch calls packed costs a third more: its gradient of each token is as large as all inputs."""
    def one(given, suffix):
        parts = [getattr(layer, f'{part}_l0{suffix}') for part in ('weight_ih', 'weight_hh', 'bias_ih', 'bias_hh')]
        start = given.new_zeros(1, len(given), layer.hidden_size)
        return torch._VF.gru(given, start, parts, True, 1, 0.0, layer.training, False, True)[0]
    backwards = lambda states: states.gather(1, turned[..., None].expand(states.shape))
    return torch.cat([one(inputs, ''), backwards(one(backwards(inputs), '_reverse'))], -1)


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.EmbeddingBag(BUCKETS, WIDTH + TOPIC, mode='sum')
        nn.init.normal_(self.embed.weight, std=0.08)
        self.low = nn.GRU(WIDTH, HIDDEN, bidirectional=True, batch_first=True)
        self.high = nn.GRU(6 * HIDDEN, HIDDEN, bidirectional=True, batch_first=True)
        self.out = nn.Linear(2 * HIDDEN, len(LABELS))
        self.kind = nn.Linear(TOPIC + 4 * HIDDEN, len(KINDS))
        self.steps = nn.Parameter(torch.zeros(len(LABELS), len(LABELS)))
        self.start = nn.Parameter(torch.zeros(len(LABELS)))
        self.register_buffer('wall', forbidden())
        self.register_buffer('open', torch.tensor([-1e4 if l.startswith('I-') else 0.0 for l in LABELS]))
        self.drop = nn.Dropout(DROPPED)

    def forward(self, rows, offsets, lengths, clauses):
        total, longest = len(lengths), max(lengths)
        flat, topics = torch.tanh(self.embed(rows, offsets)).split([WIDTH, TOPIC], 1)
        padded = flat.new_zeros(total, longest, WIDTH)
        mask = torch.zeros(total, longest, dtype=torch.bool)
        at = 0
        for k, n in enumerate(lengths):
            padded[k, :n] = flat[at:at + n]
            mask[k, :n] = True
            at += n
        turned = turn(lengths)
        low = run(self.low, self.drop(padded), turned)
        # Every token sees the whole prompt: the title is chosen among all its candidates.
        pooled = (low * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        # And its own clause: what a clause is about says what its first word begins.
        sums = low.new_zeros(int(clauses.max()) + 1, low.shape[2]).index_add(0, clauses[mask], low[mask])
        means = sums / torch.bincount(clauses[mask], minlength=len(sums)).clamp(min=1)[:, None]
        both = torch.cat([low, means[clauses], pooled[:, None].expand_as(low)], -1)
        high = run(self.high, self.drop(both), turned)
        top = (high * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        topic = torch.stack([part.mean(0) for part in topics.split(lengths)])
        return self.out(self.drop(high)), mask, self.kind(self.drop(torch.cat([topic, pooled, top], -1)))

    def transitions(self):
        return self.steps + self.wall

    def sums(self, scores, mask):
        """The logarithm of the sum over all rows of labels, for each prompt."""
        # exp(-1e4) is 0: a forbidden step adds nothing. Sums of exponentials as one product are ten times faster than logsumexp.
        factors = torch.exp(self.transitions())
        # Unbound: the gradient of a slice is as large as all scores, for each token.
        first, *others = scores.unbind(1)
        total = self.start + self.open + first
        for at, own in enumerate(others, 1):
            top = total.max(1, keepdim=True).values
            nxt = torch.log(torch.exp(total - top) @ factors + 1e-30) + top + own
            total = torch.where(mask[:, at, None], nxt, total)
        return torch.logsumexp(total, 1)

    def loss(self, scores, mask, gold, labelled, weights):
        """Negative log likelihood of the whole row of labels, a mean over the prompts that have labels, each by its weight."""
        own = scores.gather(2, gold[..., None])[..., 0]
        steps = self.transitions()[gold[:, :-1], gold[:, 1:]]
        best = (self.start + self.open)[gold[:, 0]] + (own * mask).sum(1) + (steps * mask[:, 1:]).sum(1)
        return ((self.sums(scores, mask) - best) * labelled * weights).sum() / labelled.sum().clamp(min=1)

    def loss_to(self, expected, scores, mask, weights):
        """The same, a mean over all rows of labels as likely as teachers find them: cross-entropy between two distributions over rows."""
        labels, steps, start = expected
        best = (labels * scores).sum() + (steps * self.steps).sum() + (start * self.start).sum()
        return ((self.sums(scores, mask) * weights).sum() - best) / len(scores)

    def decode(self, scores, mask):
        steps, found = self.transitions(), []
        for k in range(scores.shape[0]):
            n = int(mask[k].sum())
            best, back = self.start + self.open + scores[k, 0], []
            for at in range(1, n):
                value, source = (best[:, None] + steps).max(0)
                best = value + scores[k, at]
                back.append(source)
            label = int(best.argmax())
            path = [label]
            for source in reversed(back):
                label = int(source[label])
                path.append(label)
            found.append(path[::-1])
        return found


def load(path):
    prompts = []
    for line in open(path, encoding='utf8'):
        prompt = json.loads(line)
        if not prompt['rows']: continue
        prompt['sizes'] = numpy.array([len(row) for row in prompt['rows']])
        prompt['rows'] = numpy.array([feature for row in prompt['rows'] for feature in row], dtype=numpy.uint16)
        prompt['letters'], prompt['clauses'] = numpy.array(prompt['letters']), numpy.array(prompt['clauses'])
        prompt['labels'] = [sys.intern(label) for label in prompt['labels']]
        if prompt['copy'] != 'none': del prompt['offsets'], prompt['prompt']
        prompts.append(prompt)
    return prompts


class Teachers:
    """Networks that think together: the mean of their scores, as one network would have them."""
    def __init__(self, folders):
        self.all = [restore(folder) for folder in folders]
        self.one = Tagger()
        for name in ('start', 'steps'): getattr(self.one, name).data = sum(getattr(own, name).data for own in self.all) / len(self.all)

    def think(self, weights, *prompts):
        """How often each label, step and start is expected, each prompt by its weight, and how likely each kind."""
        with torch.no_grad():
            scores, masks, kinds = zip(*(own(*prompts) for own in self.all))
        mean, mask = sum(scores) / len(scores), masks[0]
        # What is expected is the gradient of the sum over all rows of labels.
        total = (self.one.sums(mean.requires_grad_(), mask) * weights).sum()
        labels, steps, start = torch.autograd.grad(total, [mean, self.one.steps, self.one.start])
        return (labels, steps, start), sum(torch.softmax(kind, 1) for kind in kinds) / len(kinds)


def batches(prompts, size, shuffle):
    order = sorted(range(len(prompts)), key=lambda k: len(prompts[k]['sizes']) + (shuffle.random() * 8 if shuffle else 0))
    groups = [order[at:at + size] for at in range(0, len(order), size)]
    if shuffle: shuffle.shuffle(groups)
    return groups


def drop(rows, sizes, letters, noise):
    """Drops features at random, and of some tokens all that their letters say: the first ones of each row."""
    token = numpy.repeat(numpy.arange(len(sizes)), sizes)
    place = numpy.arange(len(rows)) - (numpy.cumsum(sizes) - sizes)[token]
    kept = noise.random(len(rows)) >= FEATURES_DROPPED
    kept &= ~((noise.random(len(sizes)) < WORDS_DROPPED)[token] & (place < letters[token]))
    return rows[kept], numpy.bincount(token[kept], minlength=len(sizes))


def tensors(group, noise=None):
    rows, sizes, letters = (numpy.concatenate([prompt[key] for prompt in group]) for key in ('rows', 'sizes', 'letters'))
    if noise: rows, sizes = drop(rows, sizes, letters, noise)
    offsets = numpy.cumsum(sizes) - sizes
    lengths = [len(prompt['sizes']) for prompt in group]
    gold, clauses = torch.zeros(2, len(group), max(lengths), dtype=torch.long)
    first = 0
    for k, prompt in enumerate(group):
        clauses[k, :lengths[k]] = torch.from_numpy(prompt['clauses'] + first)
        first += int(prompt['clauses'][-1]) + 1
        if prompt['labels']: gold[k, :lengths[k]] = torch.tensor([INDEX[l] for l in prompt['labels']])
    kinds = torch.tensor([KINDS.index(p['kind']) for p in group])
    return torch.from_numpy(rows.astype(numpy.int64)), torch.from_numpy(offsets.astype(numpy.int64)), lengths, clauses, gold, kinds


def spans(labels):
    found, open_ = [], None
    for at, label in enumerate(labels + ['O']):
        if open_ and (label == 'O' or label.startswith('B-') or label[2:] != open_[1]):
            found.append((open_[0], at, open_[1])); open_ = None
        if label.startswith('B-') or (label.startswith('I-') and not open_): open_ = (at, label[2:])
    return found


def evaluate(model, prompts):
    model.eval()
    count = dict(n=0, right=0, leak=0, lost=0, title=0, titled=0, kind=0, tokens=0, good=0)
    with torch.no_grad():
        for group in batches(prompts, 64, None):
            part = [prompts[k] for k in group]
            *seen, gold, kinds = tensors(part)
            scores, mask, kind = model(*seen)
            count['kind'] += int((kind.argmax(1) == kinds).sum())
            for prompt, path in zip(part, model.decode(scores, mask)):
                mine, true = [LABELS[p] for p in path], prompt['labels']
                word = [any(c.isalnum() for c in prompt['prompt'][a:b]) for a, b in prompt['offsets']]
                shown = lambda l: l[2:] in SHOWN
                hidden = lambda l: l[2:] in HIDDEN_MARKS
                leak = any(w and shown(m) and hidden(t) for w, m, t in zip(word, mine, true))
                lost = any(w and not shown(m) and shown(t) for w, m, t in zip(word, mine, true))
                title = lambda labels: [w for s, e, r in spans(labels) if r == 'title' for w in range(s, e) if word[w]]
                count['n'] += 1; count['leak'] += leak; count['lost'] += lost; count['right'] += not leak and not lost
                if title(true): count['titled'] += 1; count['title'] += title(mine) == title(true)
                count['tokens'] += sum(word); count['good'] += sum(w and m[2:] == t[2:] for w, m, t in zip(word, mine, true))
    n = count['n'] or 1
    pc = lambda part, whole: round(100 * part / (whole or 1), 1)
    return dict(n=n, right=pc(count['right'], n), no_leak=pc(n - count['leak'], n), no_loss=pc(n - count['lost'], n),
                title=pc(count['title'], count['titled']), kind=pc(count['kind'], n), tokens=pc(count['good'], count['tokens']))


def save(model, folder):
    """int8 for the embedding rows (a scale each), float32 for the rest; read by network.ts."""
    os.makedirs(folder, exist_ok=True)
    state = {name: t.detach() for name, t in model.state_dict().items() if name not in ('wall', 'open')}
    parts, at = [], 0
    with open(os.path.join(folder, 'weights.bin'), 'wb') as out:
        for name, tensor in state.items():
            flat = tensor.reshape(tensor.shape[0], -1) if tensor.dim() > 1 else tensor[None]
            scale = flat.abs().amax(1).clamp(min=1e-8) / 127
            whole = torch.round(flat / scale[:, None]).to(torch.int8)
            out.write(scale.numpy().astype('<f4').tobytes()); out.write(whole.numpy().tobytes())
            size = flat.shape[0] * 4 + flat.numel(); pad = -size % 4; out.write(b'\0' * pad)
            parts.append(dict(name=name, rows=flat.shape[0], columns=flat.shape[1], at=at)); at += size + pad
    json.dump(dict(buckets=BUCKETS, width=WIDTH, hidden=HIDDEN, labels=LABELS, kinds=KINDS, parts=parts),
              open(os.path.join(folder, 'model.json'), 'w'), indent=1)


def restore(folder):
    """Reads a network as `save` writes it."""
    model, raw = Tagger(), open(os.path.join(folder, 'weights.bin'), 'rb').read()
    state = model.state_dict()
    for part in json.load(open(os.path.join(folder, 'model.json')))['parts']:
        rows, columns, at = part['rows'], part['columns'], part['at']
        scale = numpy.frombuffer(raw, '<f4', rows, at)
        whole = numpy.frombuffer(raw, 'int8', rows * columns, at + 4 * rows).reshape(rows, columns)
        state[part['name']] = torch.from_numpy(whole * scale[:, None]).reshape(state[part['name']].shape)
    model.load_state_dict(state)
    return model.eval()


def balance(train):
    """How much each labelled prompt of the core counts, and each other one: both half, one in the mean."""
    labelled = [prompt['kind'] in CORE for prompt in train if prompt['labels']]
    share = sum(labelled) / len(labelled)
    return max(1.0, 0.5 / share), min(1.0, 0.5 / (1 - share))


def write_sample(folder, prompts):
    """What the saved network thinks of one prompt: whoever else runs it must think the same."""
    prompt = next(p for p in prompts if len(p['sizes']) > 20 and p['clauses'][-1] > 2)
    with torch.no_grad(): labels, _, kinds = restore(folder)(*tensors([prompt])[:4])
    rounded = lambda scores: [round(float(score), 4) for score in scores]
    rows = [part.tolist() for part in numpy.split(prompt['rows'], numpy.cumsum(prompt['sizes'])[:-1])]
    sample = dict(rows=rows, clauses=prompt['clauses'].tolist(), labels=[rounded(row) for row in labels[0]], kinds=rounded(kinds[0]))
    json.dump(sample, open(os.path.join(folder, 'sample.json'), 'w'))


def learn(train, copies, held, args, seed, teachers, checkpoint, name):
    """Trains one network: from the labels alone, or, where the first teacher ends, from the labels and all teachers."""
    torch.manual_seed(seed)
    rng, noise = random.Random(seed), numpy.random.default_rng(seed)
    model = restore(teachers[0]) if teachers else Tagger()
    epochs, rate = (args.taught_epochs, TAUGHT_RATE) if teachers else (args.epochs, RATE)
    teachers = Teachers(teachers) if teachers else None
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=DECAY)
    per = (len(train) + BATCH - 1) // BATCH
    core, other = balance(train)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=per * epochs + 1, pct_start=0.2)
    mean = {name: own.clone() for name, own in model.state_dict().items()}
    done = 0
    if args.resume and os.path.exists(checkpoint):
        kept = torch.load(checkpoint)
        model.load_state_dict(kept['model']); optimizer.load_state_dict(kept['optimizer']); plan.load_state_dict(kept['plan']); mean, done = kept['mean'], kept['epoch']
    step = done * per
    for epoch in range(done, epochs):
        model.train(); since, total = time.time(), 0.0
        now = [rng.choice(copies[p['id']]) if p['id'] in copies and rng.random() < VARIED else p for p in train]
        for group in batches(now, BATCH, rng):
            part = [now[k] for k in group]
            *seen, gold, kinds = tensors(part, noise)
            scores, mask, kind = model(*seen)
            labelled = torch.tensor([float(bool(prompt['labels'])) for prompt in part])
            weights = torch.tensor([core if prompt['kind'] in CORE else other for prompt in part])
            loss = model.loss(scores, mask, gold, labelled, weights) + nn.functional.cross_entropy(kind, kinds, label_smoothing=0.1)
            if teachers:
                expected, likely = teachers.think(weights, *tensors(part)[:4])
                taught = model.loss_to(expected, scores, mask, weights) + nn.functional.cross_entropy(kind, likely)
                loss = (1 - TAUGHT) * loss + TAUGHT * taught
            optimizer.zero_grad(set_to_none=True); loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimizer.step(); plan.step(); total += float(loss)
            step += 1
            if step % EVERY: continue
            # The mean forgets quickly at first: the first weights are random.
            weight = min(KEPT ** EVERY, step / (step + 80))
            with torch.no_grad():
                for key, own in model.state_dict().items(): mean[key].mul_(weight).add_(own, alpha=1 - weight)
        torch.save(dict(model=model.state_dict(), mean=mean, optimizer=optimizer.state_dict(), plan=plan.state_dict(), epoch=epoch + 1), checkpoint)
        note = ''
        if held and (epoch % 4 == 3 or epoch + 1 == epochs):
            judged = Tagger(); judged.load_state_dict(mean); note = evaluate(judged, held)
        print(f'{name}, epoch {epoch + 1}/{epochs}: loss {total / per:.2f}, {time.time() - since:.0f} s {note}', flush=True)
    model.load_state_dict(mean)
    return model


def main():
    args = argparse.ArgumentParser()
    args.add_argument('train'); args.add_argument('out')
    args.add_argument('--epochs', type=int, default=24); args.add_argument('--seed', type=int, default=1)
    args.add_argument('--teachers', type=int, default=0); args.add_argument('--taught-epochs', type=int, default=10)
    args.add_argument('--share', type=float, default=1.0); args.add_argument('--hold', default='')
    args.add_argument('--resume', action='store_true'); args.add_argument('--test', nargs='*', default=[])
    args.add_argument('--threads', type=int, default=1)
    args = args.parse_args()
    torch.set_num_threads(args.threads)
    everything = load(args.train)
    held = [p for p in everything if p['writer'] in args.hold.split(',') and p['labels'] and p['copy'] == 'none']
    known = [p for p in everything if p['writer'] not in args.hold.split(',') and len(p['sizes']) <= 300]
    train = [p for p in known if p['copy'] == 'none']
    if args.share < 1: train = random.Random(args.seed).sample(train, int(len(train) * args.share))
    copies = {'none': {}, 'learned': {}, 'unseen': {}}
    for prompt in known: copies[prompt['copy']].setdefault(prompt['id'], []).append(prompt)
    print(f'{len(train)} prompts to learn, {len(held)} held out', flush=True)
    beside = os.path.dirname(os.path.abspath(args.train))
    teachers = [os.path.join(beside, f'teacher-{number + 1}') for number in range(args.teachers)]

    def train_one(number, folder, own, taught_by, name):
        checkpoint = os.path.join(beside, f'checkpoint-{number + 1}.pt')
        save(learn(train, own, held, args, args.seed + number, taught_by, checkpoint, name), folder)

    # Teachers know nothing of each other: a process each.
    started = [multiprocessing.get_context('fork').Process(target=train_one, args=(number, folder, copies['learned'], [], f'teacher {number + 1}'))
               for number, folder in enumerate(teachers)]
    for one in started: one.start()
    for one in started: one.join()
    if any(one.exitcode for one in started): sys.exit('a teacher failed')
    train_one(len(teachers), args.out, copies['unseen' if teachers else 'learned'], teachers, 'network')
    write_sample(args.out, train)
    for path in args.test: print(path, evaluate(restore(args.out), load(path)), flush=True)


main()
