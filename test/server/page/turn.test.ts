import assert from 'node:assert/strict';
import { showReport, showResult, addOdds } from '../../../server/src/page/content';
import { formatForCopy } from '../../../server/src/page/copy';
import { renderPage } from '../../../server/src/page/page';
import { describeMainLosses } from '../../../server/src/page/turn-lines';
import { computeCombatLuck } from '../../../server/src/page/turn-luck';
import type { CombatReport, ReportTurn } from '../../../server/src/protocol';
import { renderHtml, report, renderText, trace } from './support';

const turn: ReportTurn = {
  combats: [
    { id: 'biscay', title: 'Bay of Biscay', kind: 'ssw', sides: [], line: 9, order: 'order of the file' },
    {
      id: 'after',
      title: 'after',
      kind: 'sub',
      sides: [],
      line: 20,
      order: 'naval combat comes after',
      rule: { id: 'ssw-step', section: '1.2', title: 'The step' },
    },
  ],
  totals: [
    { owner: 'Germany', many: 'submarines destroyed', one: 'submarine destroyed' },
    { owner: 'the US', many: 'convoy points lost', one: 'convoy point lost' },
    {
      many: 'combat type ssw',
      one: 'combat type ssw',
      expects: { combat: 'biscay', path: ['combatType'], expected: 'ssw' },
    },
  ],
};
const resolved: ReportTurn['resolved'] = {
  seed: 7,
  summary: 'Germany: 4 submarines destroyed',
  combats: [
    { trace, summary: 'four submarines are gone', gained: [4, 0, 1], totals: [4, 0, 1] },
    { summary: 'does not take place', left: ['lohs: none of 4'], gained: [0, 0, 0], totals: [4, 0, 1] },
  ],
  totals: [4, 0, 1],
};
const odds: ReportTurn['odds'] = {
  ...{ exact: true, method: 'exact', bound: 0, states: 9, mass: 1, dropped: 0 },
  totals: [
    {
      mean: 2.8,
      distribution: [
        { value: 2, share: 0.6 },
        { value: 3, share: 0.22 },
        { value: 4, share: 0.1 },
        { value: 6, share: 0.08 },
      ],
    },
    { mean: 0, distribution: [{ value: 0, share: 1 }] },
    {
      mean: 0.7,
      distribution: [
        { value: 0, share: 0.3 },
        { value: 1, share: 0.7 },
      ],
    },
  ],
  combats: [
    { chance: 1, figures: ['2.8 submarines hit'], gained: [2.8, 0, 0.7] },
    { chance: 0.4, figures: [], gained: [0, 0, 0] },
  ],
};

const { expectations: _, ...combatFields } = report;
const createTurnReport = (content: ReportTurn): CombatReport => ({
  ...combatFields,
  id: '',
  title: 'An impulse',
  kind: 'turn',
  sides: [],
  canAdvise: false,
  expectations: [],
  turn: content,
});
const drawReport = (content: ReportTurn) =>
  renderPage({ report: createTurnReport(content), stale: false, calculating: false });

describe('the report on a turn', () => {
  it('shows the result of a turn against its expected values', () => {
    const text = renderText(drawReport({ ...turn, resolved, odds }));
    assert.match(text, /Germany: 4 submarines destroyed/);
    assert.match(text, /4 submarines destroyed, 1\.2 more than expected \(chance of this many or more 18%\)/);
    assert.doesNotMatch(text, /convoy points/, 'what nobody loses is not worth a line');
    assert.match(text, /✓ met biscay: combat type ssw, chance 70%/);
    assert.match(text, /Dice: seed 7/);
  });

  it('lists the combats in order, each with its result, and folds their steps', () => {
    const html = renderHtml(drawReport({ ...turn, resolved, odds }));
    const text = renderText(drawReport({ ...turn, resolved, odds }));
    assert.match(text, /Bay of Biscay ssw.*Order of the file.*Four submarines are gone/);
    assert.match(
      text,
      /After.*Naval combat comes after.*1\.2.*Left by earlier combats: lohs: none of 4.*Does not take place.*Takes place: 40%/,
    );
    assert.match(html, /<ol class="timeline">/);
  });

  it('draws the losses of each power in its colour, against the spread of what they could be', () => {
    const [germany, ...others] = turn.totals;
    const html = renderHtml(
      drawReport({ ...turn, totals: [{ ...germany!, color: '#708090' }, ...others], resolved, odds }),
    );
    assert.match(html, /<div class="power" style="--mine:#708090;"><h3>Germany<\/h3>/);
    assert.match(html, /<svg class="chart spread"[^>]*aria-hidden="true">/);
    assert.match(html, /<rect class="half"[^>]*>.*<circle class="actual"/);
    assert.match(html, /<span class="luck-words bad" aria-hidden="true">bad luck<\/span>/);
    assert.doesNotMatch(renderHtml(drawReport({ ...turn, odds })), /class="actual"/, 'nothing was rolled yet');
  });

  it('leaves what was certain out of the headline, unless everything was', () => {
    const certain = { mean: 1, distribution: [{ value: 1, share: 1 }] };
    const [first, , third] = odds.totals;
    const both = { ...resolved, totals: [4, 1, 1] };
    const describe = (totals: typeof odds.totals) =>
      describeMainLosses({ ...turn, resolved: both, odds: { ...odds, totals } });
    assert.equal(describe([first!, certain, third!]), 'Germany: 4 submarines destroyed (2.8 expected), bad luck');
    const fixed = { mean: 4, distribution: [{ value: 4, share: 1 }] };
    assert.equal(describe([fixed, certain, third!]), 'Germany: 4 submarines destroyed; the US: 1 convoy point lost');
  });

  it('keeps the bar of luck inside its tile, however lucky a side was', () => {
    const sides = [
      { side: 'subs', role: 'the sub side', name: 'Germany' },
      { side: 'convoy', role: 'the convoy side', name: 'the US' },
    ];
    const [first, ...others] = resolved.combats;
    const combats = [{ ...first!, gained: [40, 0, 1] }, ...others];
    const luckiest = { ...resolved, combats };
    const withSides = {
      ...turn,
      combats: turn.combats.map((combat) => ({ ...combat, sides })),
      resolved: luckiest,
      odds,
    };
    assert.match(renderHtml(drawReport(withSides)), /<span class="part side-1" style="width:50\.0%/);
  });

  it('says nothing of luck in a combat whose sides have no loss that dice decide', () => {
    const sides = [{ side: 'subs', role: 'the sub side', name: 'Japan' }];
    const withSides = { ...turn, combats: turn.combats.map((combat) => ({ ...combat, sides })), resolved, odds };
    assert.deepEqual(computeCombatLuck(withSides), [undefined, undefined]);
  });

  it('shows its combats as a strip, with the side that was lucky in each', () => {
    const sides = [
      { side: 'subs', role: 'the sub side', name: 'Germany', color: '#708090' },
      { side: 'convoy', role: 'the convoy side', name: 'the US' },
    ];
    const withSides = { ...turn, combats: turn.combats.map((combat) => ({ ...combat, sides })), resolved, odds };
    const html = renderHtml(drawReport(withSides));
    assert.match(
      html,
      /<ol class="strip"[^>]*><li style="--first:#708090;"><span class="lean"[^>]*><span class="part side-1" style="width:\d/,
    );
    assert.match(renderText(drawReport(withSides)), /Bay of Biscay Four submarines are gone Lucky for the US/);
    assert.deepEqual(computeCombatLuck({ ...withSides, resolved: { ...resolved, combats: [] } }), [
      undefined,
      undefined,
    ]);
    assert.doesNotMatch(renderText(drawReport({ ...turn, odds })), /ucky for/);
  });

  it('calls a side lucky from half a deviation on, and very lucky from one and a fifth on', () => {
    const sides = ['Germany', 'the US'].map((name) => ({ side: name, role: name, name }));
    const describe = (gained: number) =>
      computeCombatLuck({
        combats: [{ ...turn.combats[0]!, sides }],
        totals: [turn.totals[0]!],
        // Losses of 0 or 2 with the same chance have a deviation of 1.
        odds: {
          ...odds,
          totals: [{ mean: 1, distribution: [0, 2].map((value) => ({ value, share: 0.5 })) }],
          combats: [{ chance: 1, figures: [], gained: [0] }],
        },
        resolved: {
          ...resolved,
          totals: [gained],
          combats: [{ trace, summary: '', gained: [gained], totals: [gained] }],
        },
      })[0];
    assert.deepEqual(describe(0), { balance: 0, text: 'average luck' });
    assert.deepEqual(describe(0.25), { balance: -0.25, text: 'average luck' });
    assert.deepEqual(describe(0.5), { balance: -0.5, text: 'lucky for the US' });
    assert.deepEqual(describe(-0.5), { balance: 0.5, text: 'lucky for Germany' });
    assert.deepEqual(describe(1), { balance: -1, text: 'lucky for the US' });
    assert.deepEqual(describe(1.2), { balance: -1.2, text: 'very lucky for the US' });
    assert.deepEqual(describe(-2), { balance: 2, text: 'very lucky for Germany' });
  });

  it('shows the expected values when nothing was rolled', () => {
    const text = renderText(drawReport({ ...turn, odds }));
    assert.match(text, /2\.8 submarines destroyed on average, 2 to 6 in nine turns of ten/);
    assert.match(renderText(drawReport(turn)), /2 combats in their order/);
    const certain = odds.totals.map(() => ({ mean: 1, distribution: [{ value: 1, share: 1 }] }));
    assert.match(
      renderText(drawReport({ ...turn, odds: { ...odds, totals: certain } })),
      /1 submarine destroyed for certain/,
    );
  });

  it('names the missing die', () => {
    assert.match(
      renderText(drawReport({ ...turn, resolved: { ...resolved, wanted: 'after: Search' } })),
      /The dice ran out: roll for after: Search/,
    );
  });

  it('offers the commands on a turn', () => {
    const listButtons = (content: ReportTurn, stale = false) => {
      const html = renderHtml(
        renderPage({ report: createTurnReport(content), stale, calculating: false }, () => undefined),
      );
      return [...html.matchAll(/class="action"[^>]*>([^<]*)</g)].map(([, title]) => title);
    };
    assert.deepEqual(listButtons(turn), ['Resolve turn', 'Odds of the turn', 'Play…', 'Compare…', 'Copy', 'Save as…']);
    assert.deepEqual(listButtons({ ...turn, resolved, odds }), [
      'Resolve again (same dice)',
      'Reroll (new dice)',
      'Play…',
      'Write results',
      'Compare…',
      'Copy',
      'Save as…',
    ]);
    assert.ok(
      !listButtons({ ...turn, resolved, odds }, true).includes('Write results'),
      'not of a text that has changed',
    );
    const comparison = { base: '', variants: [], rows: [] } as unknown as CombatReport['comparison'];
    const countCompare = (changes: Partial<CombatReport>, stale: boolean, isLive = true) =>
      renderHtml(
        renderPage(
          { report: { ...createTurnReport(turn), comparison, ...changes }, stale, calculating: false },
          isLive ? () => undefined : undefined,
        ),
      ).split('>Compare…<').length - 1;
    // One of them stands with the other commands.
    assert.deepEqual([countCompare({}, false), countCompare({}, true), countCompare({}, false, false)], [2, 0, 0]);
  });

  it('keeps the result while the odds are calculated, and the odds while the turn is rerolled', () => {
    const first = showResult(undefined, createTurnReport({ ...turn, resolved }));
    const both = addOdds(first, createTurnReport({ ...turn, odds }));
    assert.deepEqual([both.report.turn!.resolved, both.report.turn!.odds, both.calculating], [resolved, odds, false]);
    const again = showReport(both, createTurnReport({ ...turn, resolved: { ...resolved, seed: 8 } }));
    assert.deepEqual([again.report.turn!.resolved!.seed, again.report.turn!.odds], [8, odds]);
    assert.deepEqual(addOdds(first, undefined).report.turn, first.report.turn);
  });

  it('copies a turn in a few lines', () => {
    const text = formatForCopy(createTurnReport({ ...turn, resolved, odds }), 'text');
    assert.match(
      text,
      /Result of the turn: Germany: 4 submarines destroyed\n- Bay of Biscay: four submarines are gone/,
    );
    assert.match(text, /Odds of the turn \(exact\):\n- Germany: 4 submarines destroyed, 1\.2 more/);
  });

  it('the report on a turn has the main loss of each power and its luck in the headline', () => {
    const text = renderText(
      renderPage({ report: { ...report, turn: { ...turn, resolved, odds } }, stale: false, calculating: false }),
    );
    assert.match(text, /Germany: 4 submarines destroyed \(2\.8 expected\), bad luck/);
  });
});
