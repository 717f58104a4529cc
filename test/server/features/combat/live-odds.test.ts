import assert from 'node:assert/strict';
import { formatLiveTitle, formatLiveTooltip } from '../../../../server/src/features/combat/live-odds';

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
