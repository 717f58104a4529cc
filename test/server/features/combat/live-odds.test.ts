import assert from 'node:assert/strict';
import { formatLiveTitle, formatLiveTooltip } from '../../../../server/src/features/combat/live-odds';
import type { LiveOdds } from '../../../../server/src/features/combat/live-odds';
import type { Figure, Figures } from '../../../../server/src/model/figures';

const sides = {
  attacker: { role: 'the attacker', name: 'Japan' },
  defender: { role: 'the defender', name: 'the US, the UK and the Netherlands' },
};

function createLiveOdds(isRough: boolean) {
  const figures = [
    { kind: 'way' as const, side: 'attacker', words: 'the attacker wins', value: 0.44 },
    { kind: 'way' as const, side: 'defender', words: 'the defender wins', value: 0.55 },
  ];
  const method = isRough ? ('truncated' as const) : ('exact' as const);
  return { figures: { method, isRough, figures }, pending: false, previous: undefined };
}

describe('the live odds above a combat', () => {
  it('abbreviates each side', () => {
    assert.equal(formatLiveTitle(createLiveOdds(false), sides), 'Japan 44% \u00b7 US/UK/Netherlands 55%');
    assert.match(formatLiveTooltip(createLiveOdds(false), sides)!, /The US, the UK and the Netherlands win: 55%$/);
  });

  it('adds up to 100%, with the probability that no side succeeds', () => {
    const both = { kind: 'way' as const, words: 'both sides survive', value: 0.125 };
    const wins = { kind: 'way' as const, side: 'attacker', words: 'the attacker wins', value: 0.875 };
    const never = { kind: 'way' as const, side: 'defender', words: 'the defender wins', value: 0 };
    const formatTitle = (...figures: (typeof both)[]) =>
      formatLiveTitle(
        { figures: { method: 'exact', isRough: false, figures }, pending: false, previous: undefined },
        sides,
      );
    assert.equal(formatTitle(wins, both), 'Japan 88% \u00b7 both survive 12%');
    assert.equal(
      formatTitle({ ...wins, value: 0.997 }, never, { ...both, value: 0.003 }),
      'Japan >99% \u00b7 US/UK/Netherlands 0%\u2007',
    );
    const nobody = { ...both, words: 'nobody is left', value: 0.2 };
    assert.equal(formatTitle({ ...wins, value: 0.7 }, { ...both, value: 0.1 }, nobody), 'Japan 70% \u00b7 neither 30%');
    // An outcome that is nearly certain keeps its name, and leaves no gap.
    const retreat = { kind: 'way', words: 'the attacker retreats', value: 0.9 } as const;
    assert.equal(
      formatTitle({ ...wins, value: 0 }, { ...both, value: 0.1 }, retreat),
      'Japan 0% \u00b7 retreat 90% \u00b7 else 10%\u2007',
    );
  });

  it('shows numbers as a forecast: certain, or about so many', () => {
    const hit = { kind: 'expected' as const, side: 'attacker', words: 'convoy points hit', value: 6 };
    const formatFigures = (
      ...figures: { value: number; isCertain?: boolean; total?: number; side?: string; words?: string }[]
    ) => {
      const all = figures.map((figure) => ({ ...hit, ...figure }));
      const odds = {
        figures: { method: 'exact' as const, isRough: false, figures: all },
        pending: false,
        previous: undefined,
      };
      return [formatLiveTitle(odds, sides)?.replaceAll('\u2007', ''), formatLiveTooltip(odds, sides)];
    };
    assert.deepEqual(formatFigures({ value: 6, isCertain: true }), [
      'Japan has 6 convoy points hit, certain',
      'Japan has 6 convoy points hit, certain',
    ]);
    assert.deepEqual(formatFigures({ value: 6.25, total: 22 }), [
      'Japan has ~6.3 of 22 convoy points hit',
      'Japan has 6.3 of 22 convoy points hit on average',
    ]);
    assert.equal(formatFigures({ value: 6 })[0], 'Japan has ~6 convoy points hit');
    assert.equal(formatFigures({ value: 0.01 })[0], 'Japan has <0.1 convoy points hit');
    // What the dice decide stands beside what is certain.
    const subs = { value: 1.4, side: 'defender', words: 'submarines hit', total: 5 };
    assert.equal(
      formatFigures({ value: 6, isCertain: true }, subs)[0],
      'Japan has 6 convoy points hit, certain \u00b7 US/UK/Netherlands have ~1.4 of 5 submarines hit',
    );
    assert.equal(formatFigures({ value: 6 }, subs)[0], 'Japan has ~6 convoy points hit');
    const lost = { words: 'factors lost' };
    assert.equal(formatFigures({ value: 2, ...lost })[0], 'Japan loses ~2 factors');
    assert.equal(
      formatFigures({ value: 2, ...lost }, { value: 1.2, side: 'defender', ...lost })[0],
      'factors lost: Japan ~2 \u00b7 US/UK/Netherlands ~1.2',
    );
  });

  it('rounds a number in the middle of two the same way, however it was calculated, and marks rough odds once', () => {
    const format = (value: number, isRough: boolean) =>
      formatLiveTitle(
        {
          figures: {
            method: isRough ? 'sampled' : 'exact',
            isRough,
            figures: [{ kind: 'expected', side: 'attacker', words: 'factors lost', value }],
          },
          pending: false,
          previous: undefined,
        },
        sides,
      );
    assert.equal(format(2.65 - 1e-12, false), 'Japan loses ~2.7 factors');
    assert.equal(format(2.65 + 1e-12, false), 'Japan loses ~2.7 factors');
    assert.equal(format(2.65, true), '\u2248 Japan loses 2.7 factors');
  });

  it('names invented tables and unspent points in the tooltip', () => {
    const [attacker] = createLiveOdds(false).figures.figures;
    const unspent = [{ kind: 'expected' as const, side: 'attacker', words: 'surprise points', value: 3.62 }];
    const figures = {
      method: 'exact' as const,
      isRough: false,
      figures: [attacker!],
      unspent,
      houseTables: ['navalCombatChart'],
    };
    assert.deepEqual(formatLiveTooltip({ figures, pending: false, previous: undefined }, sides)!.split('\n').slice(1), [
      '3.6 surprise points of Japan unspent on average: Advise says what to buy.',
      'Invented for Asdic: naval combat chart. Use your own: the report makes a file for it.',
    ]);
  });

  it('marks rough odds', () => {
    assert.match(formatLiveTitle(createLiveOdds(true), sides)!, /^\u2248 Japan/);
    const [attacker] = createLiveOdds(true).figures.figures;
    const never = { method: 'sampled' as const, isRough: true, figures: [{ ...attacker!, value: 0 }] };
    assert.match(formatLiveTitle({ figures: never, pending: false, previous: undefined }, sides)!, /Japan\s+<1%$/);
    assert.match(formatLiveTooltip(createLiveOdds(true), sides)!, /refined when you pause/);
  });
});

describe('the lens and the tooltip of live odds', () => {
  const two = {
    attacker: { role: 'the attacker', name: 'Japan' },
    defender: { role: 'the defender', name: 'the US' },
  };
  const wins = (value: number): Figure => ({ kind: 'way', side: 'attacker', words: 'the attacker wins', value });
  const createEnding = (words: string, value: number): Figure => ({ kind: 'way', words, value });
  const lost = (side: string, value: number): Figure => ({ kind: 'expected', side, words: 'factors lost', value });
  const hit: Figure = { kind: 'expected', side: 'attacker', words: 'ships hit', singular: 'ship hit', value: 1 };
  const sinks: Figure = { kind: 'chance', side: 'attacker', words: 'sinks a ship', value: 0.125 };
  const show = (figures: readonly Figure[], more: Partial<Figures> = {}, state: Partial<LiveOdds> = {}) => {
    const odds = { pending: false, previous: undefined, ...state };
    const all = { figures: { method: 'exact' as const, isRough: false, figures, ...more }, ...odds };
    return [formatLiveTitle(all, two)?.replaceAll('\u2007', '_'), formatLiveTooltip(all, two)?.split('\n')];
  };
  it('are absent before there are figures', () => {
    assert.deepEqual(show([]), [undefined, undefined]);
    const first = { figures: undefined, pending: true, previous: undefined };
    assert.deepEqual([formatLiveTitle(first, two), formatLiveTooltip(first, two)], [undefined, undefined]);
  });

  it('say what the odds were before the last edits, as soon as the new ones are there and differ', () => {
    const previous = (value: number): Figures => ({ method: 'exact', isRough: false, figures: [wins(value)] });
    const titles = [
      {},
      { pending: true },
      { previous: previous(0.4) },
      { previous: previous(0.4), pending: true },
      { previous: previous(0.501) },
    ].map((state) => show([wins(0.5)], {}, state)[0]);
    assert.deepEqual(titles, ['Japan 50%', 'Japan 50% \u2026', 'Japan 50% (was 40%)', 'Japan 50% \u2026', 'Japan 50%']);
    const moved = { previous: { ...previous(0.4), figures: [wins(0.4), { ...wins(0.6), side: 'defender' }] } };
    assert.equal(
      show([wins(0.5), { ...wins(0.5), side: 'defender' }], {}, moved)[0],
      'Japan 50% \u00b7 US 50% (was 40% \u00b7 60%)',
    );
  });

  it('keep the lenses behind them in place: each value is padded to two digits', () => {
    const titles = [
      [wins(0.05)],
      [wins(0.5)],
      [wins(1)],
      [wins(0.05), { ...wins(0.04), side: 'defender' }, createEnding('nobody is left', 0.91)],
    ].map((figures) => show(figures)[0]);
    assert.deepEqual(titles, [
      'Japan 5%_',
      'Japan 50%',
      'Japan 100%',
      'Japan 5% \u00b7 US 4% \u00b7 nobody left 91%__',
    ]);
  });

  it('name the ending without a winner that makes up more than three quarters, and leave out what rounds to nothing', () => {
    const format = (attackerWins: number, bothSurvive: number, nobodyLeft: number) =>
      show([
        wins(attackerWins),
        createEnding('both sides survive', bothSurvive),
        createEnding('nobody is left', nobodyLeft),
      ])[0];
    assert.equal(format(0.6, 0.3, 0.1), 'Japan 60% \u00b7 neither 40%');
    assert.equal(format(0.6, 0.304, 0.096), 'Japan 60% \u00b7 both survive 30% \u00b7 else 10%');
    assert.equal(format(0.6, 0.396, 0.004), 'Japan 60% \u00b7 both survive 40%');
    assert.equal(format(0.6, 0.4, 0), 'Japan 60% \u00b7 both survive 40%');
    assert.equal(format(0.9951, 0, 0.0049), 'Japan >99%');
    assert.equal(format(0.995, 0, 0.005), 'Japan >99% \u00b7 nobody left <1%');
    assert.equal(format(0.98, 0.015, 0.005), 'Japan 98% \u00b7 neither 2%_');
    assert.equal(format(0.975, 0.02, 0.005), 'Japan 97% \u00b7 both survive 2% \u00b7 else 1%__');
  });

  it('say chances side by side', () => {
    assert.deepEqual(show([sinks, { ...sinks, side: 'defender', value: 0.5 }]), [
      'Japan sinks a ship 13% \u00b7 US sinks a ship 50%',
      ['Japan sinks a ship: 12.5%', 'The US sinks a ship: 50%'],
    ]);
    assert.deepEqual(show([{ kind: 'chance', words: 'a ship is sunk', value: 0.125 }]), [
      'a ship is sunk 13%',
      ['A ship is sunk: 12.5%'],
    ]);
    assert.deepEqual(show([{ ...sinks, value: 0 }], { method: 'sampled', isRough: true }), [
      '\u2248 Japan sinks a ship <1%',
      ['Japan sinks a ship: 0%', 'Estimated; refined when you pause.'],
    ]);
    assert.deepEqual(show([wins(1), createEnding('nobody is left', 0)], { method: 'sampled', isRough: true }), [
      '\u2248 Japan >99%',
      ['Japan wins: 100%', 'Nobody is left: 0%', 'Estimated; refined when you pause.'],
    ]);
  });

  it('say exactly one in the singular, unless it is one of a total', () => {
    assert.deepEqual(show([hit]), ['Japan has ~1 ship hit__', ['Japan has 1 ship hit on average']]);
    assert.deepEqual(show([{ ...hit, isCertain: true }]), [
      'Japan has 1 ship hit, certain__',
      ['Japan has 1 ship hit, certain'],
    ]);
    assert.deepEqual(show([{ ...hit, total: 4 }]), [
      'Japan has ~1 of 4 ships hit__',
      ['Japan has 1 of 4 ships hit on average'],
    ]);
    assert.deepEqual(show([{ ...hit, value: 2 }]), ['Japan has ~2 ships hit__', ['Japan has 2 ships hit on average']]);
    assert.deepEqual(show([{ kind: 'expected', side: 'raiders', words: 'points', value: 1 }]), [
      'Raiders ~1 points__',
      ['Raiders 1 points on average'],
    ]);
    assert.deepEqual(show([{ kind: 'expected', words: 'ships hit', value: 1.5, total: 3 }]), [
      '~1.5 of 3 ships hit',
      ['1.5 of 3 ships hit on average'],
    ]);
  });

  it('say a number with a decimal, unless it is an integer, and no less than a tenth', () => {
    const titles = [0, 1e-10, 0.049, 0.05, 0.96, 3 - 1e-10, 2.5].map((value) => show([lost('attacker', value)])[0]);
    assert.deepEqual(titles, [
      'Japan loses ~0 factors__',
      'Japan loses ~0 factors__',
      'Japan loses <0.1 factors',
      'Japan loses ~0.1 factors',
      'Japan loses ~1.0 factors',
      'Japan loses ~3 factors__',
      'Japan loses ~2.5 factors',
    ]);
  });

  it('say what is certain, and with it the first of what the dice decide', () => {
    const certain = (figure: Figure): Figure => ({ ...figure, isCertain: true });
    assert.deepEqual(show([certain(lost('attacker', 2)), certain(lost('defender', 3))]), [
      'factors lost: Japan 2 \u00b7 US 3, certain____',
      ['Japan loses 2 factors, certain', 'The US loses 3 factors, certain'],
    ]);
    assert.deepEqual(show([certain(lost('attacker', 2)), lost('defender', 3)]), [
      'factors lost: Japan 2 \u00b7 US ~3____',
      ['Japan loses 2 factors, certain', 'The US loses 3 factors on average'],
    ]);
    assert.deepEqual(show([certain(lost('attacker', 2)), sinks, { ...sinks, words: 'loses a ship' }]), [
      'Japan loses 2 factors, certain \u00b7 Japan sinks a ship 13%__',
      ['Japan loses 2 factors, certain', 'Japan sinks a ship: 12.5%', 'Japan loses a ship: 12.5%'],
    ]);
    assert.deepEqual(show([lost('attacker', 2), { ...sinks, isAdditional: true }, { ...hit, value: 4 }]), [
      'Japan loses ~2 factors \u00b7 Japan sinks a ship 13%__',
      ['Japan loses 2 factors on average', 'Japan sinks a ship: 12.5%', 'Japan has 4 ships hit on average'],
    ]);
  });

  it('name what is unspent, and all invented tables', () => {
    const unspent: Figure[] = [
      { kind: 'expected', side: 'raiders', words: 'points', value: 1.25 },
      { kind: 'expected', side: 'defender', words: 'points', value: 0.5 },
    ];
    assert.deepEqual(show([wins(0.5)], { unspent, houseTables: ['navalCombatChart', 'asw'] })[1], [
      'Japan wins: 50%',
      '1.3 points of raiders unspent on average: Advise says what to buy.',
      '0.5 points of the US unspent on average: Advise says what to buy.',
      'Invented for Asdic: naval combat chart, asw. Use your own: the report makes a file for it.',
    ]);
  });
});
