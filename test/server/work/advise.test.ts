import assert from 'node:assert/strict';
import type { Combat, State, Update } from '../../../server/src/engine/combat';
import { chance, expected } from '../../../server/src/engine/outcome';
import { exact } from '../../../server/src/engine/exact';
import { finish } from '../../../server/src/engine/progress';
import type { Calculation } from '../../../server/src/engine/progress';
import type { SideAdvice } from '../../../server/src/model/advice';
import { perform } from '../../../server/src/work/perform';
import type { SiteOf } from '../../../server/src/work/perform';
import type { AdviceTask } from '../../../server/src/work/task';
import { skirmish } from '../../support/skirmish';
import { task } from './combats';

const combat = skirmish();
const winner = combat.labels![0]!.read;
const swing = combat.measures.find(({ of }) => of?.kind === 'value')!.read;

const attacker: SideAdvice = {
  side: 'attacker',
  aims: [
    {
      id: 'win',
      title: 'chance of winning',
      unit: 'chance',
      readOf: () => (end) => Number(winner(end) === 'attacker'),
    },
    { id: 'value', title: 'net IPC gain', unit: 'IPC', readOf: () => swing },
  ],
  alternatives: [
    {
      id: 'retreat',
      group: 'retreat',
      title: 'retreat',
      combat: () => skirmish({ retreat: true }),
      edits: () => [],
    },
  ],
};

const siteOf: SiteOf = () => ({ combat: () => combat, advice: () => [attacker] });
const adviceTask: AdviceTask = { ...task('skirmish'), kind: 'advice', side: 'attacker', aim: 'win' };

/** A combat whose preparation turns out to be too large. */
function tooLargeToPrepare(combat: Combat): Combat {
  function* prepare(): Calculation<Combat> {
    yield { done: 0, of: 1, unit: 'steps' };
    return { ...combat, isEstimating: true };
  }
  return { ...combat, prepare };
}

describe('advice', () => {
  const odds = (of: ReturnType<typeof skirmish>) => {
    const outcomes = finish(exact(of));
    assert.ok('ends' in outcomes);
    return outcomes;
  };

  it('values the written orders and each alternative', () => {
    const found = finish(perform(adviceTask, siteOf));
    assert.deepEqual([found.method, found.dropped, found.estimated, found.leftOut], ['exact', 0, [], []]);
    assert.equal(
      found.asOrdered,
      expected(odds(combat), (end) => Number(winner(end) === 'attacker')),
    );
    assert.deepEqual(
      found.alternatives.map(({ id }) => id),
      ['retreat'],
    );
    const retreating = chance(odds(skirmish({ retreat: true })), (end) => winner(end) === 'attacker');
    assert.ok(Math.abs(found.alternatives[0]!.value - retreating) < 1e-12);
    assert.ok(retreating < found.asOrdered);
  });

  it('lists the estimates that a decision rests on', () => {
    const guess: Update = {
      kind: 'update',
      id: 'guess',
      title: 'guess',
      rules: [],
      apply: (state) => state,
      bases: () => [{ kind: 'estimate', name: 'chance of winning' }],
    };
    const estimating = { ...combat, steps: [...combat.steps, guess] };
    const found = finish(perform(adviceTask, () => ({ combat: () => estimating, advice: () => [attacker] })));
    assert.deepEqual([found.method, found.estimated], ['exact', ['chance of winning']]);
    assert.equal(found.asOrdered, finish(perform(adviceTask, siteOf)).asOrdered);
  });

  it('computes the other alternatives exactly if one of them needs estimates', () => {
    const large = tooLargeToPrepare(skirmish({ retreat: true }));
    const [retreat] = attacker.alternatives;
    const alternatives = [{ ...retreat!, combat: () => large }, retreat!];
    const found = finish(
      perform(adviceTask, () => ({ combat: () => combat, advice: () => [{ ...attacker, alternatives }] })),
    );
    const [estimated, exactly] = found.alternatives;
    assert.equal(found.method, 'sampled');
    assert.notEqual(estimated!.value, exactly!.value);
    assert.equal(exactly!.value, finish(perform(adviceTask, siteOf)).alternatives[0]!.value);
  });

  it('a quick answer skips decisions, orders of losses and alternatives that need preparation', () => {
    const found = finish(perform({ ...adviceTask, quick: true, runs: 100_000 }, siteOf));
    const whole = finish(perform(adviceTask, siteOf));
    assert.deepEqual([found.isFirst, found.play, found.losses], [true, undefined, undefined]);
    assert.ok(Math.abs(found.asOrdered - whole.asOrdered) < 1e-2);
    const looksUp = ({ id }: { readonly id: string }): boolean =>
      attacker.alternatives.find((one) => one.id === id)!.combat().prepare !== undefined;
    const values = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
    assert.deepEqual(values(found.alternatives), values(whole.alternatives.filter((one) => !looksUp(one))));
  });

  it('a quick answer for a large battle is truncated', () => {
    const large = skirmish({ subs: 15, fighters: 5, destroyers: 15, battleships: 5 });
    const site = () => ({ combat: () => large, advice: () => [{ ...attacker, alternatives: [] }] });
    const first = finish(perform({ ...adviceTask, quick: true }, site));
    assert.equal(first.method, 'truncated');
    assert.ok(first.dropped > 0 && first.dropped < 1e-2);
  });

  it('values another aim of the side besides the first', () => {
    const [win] = attacker.aims;
    const lose = { ...win!, id: 'lose', readOf: () => (end: State) => Number(winner(end) !== 'attacker') };
    const both = { ...attacker, aims: [win!, lose] };
    const { asOrdered, besides, alternatives } = finish(
      perform(adviceTask, () => ({ combat: () => combat, advice: () => [both] })),
    );
    assert.equal(besides?.aim, 'lose');
    assert.ok(Math.abs(asOrdered + besides.asOrdered - 1) < 1e-9);
    assert.ok(Math.abs(alternatives[0]!.value + alternatives[0]!.besides! - 1) < 1e-9);
  });

  describe('large battle', () => {
    const large = skirmish({ subs: 40, fighters: 10, destroyers: 40, battleships: 10 });
    const losses = {
      written: ['sub', 'ftr'],
      titles: { sub: 'submarines', ftr: 'fighters' },
      combat: () => large,
      edits: () => [],
    };
    const advised = (on: Combat, more: Partial<SideAdvice> = {}) =>
      finish(
        perform(adviceTask, () => ({
          combat: () => on,
          advice: () => [{ ...attacker, alternatives: [], losses, ...more }],
        })),
      );

    it('reports the dropped probability of a large battle', () => {
      const { method, dropped, leftOut } = advised(large);
      assert.equal(method, 'truncated');
      assert.ok(dropped > 0 && dropped < 1e-6, String(dropped));
      assert.deepEqual(leftOut, ['play']);
    });

    it('reports that it left out decisions of a large battle', () => {
      const { play, leftOut } = advised(large);
      assert.deepEqual([play, leftOut], [undefined, ['play']]);
    });

    it('reports that it left out orders of losses that need estimates', () => {
      const found = advised(tooLargeToPrepare(skirmish()));
      assert.deepEqual([found.method, found.losses, found.leftOut], ['sampled', undefined, ['losses']]);
      assert.deepEqual(advised(tooLargeToPrepare(skirmish()), { losses: { ...losses, written: ['sub'] } }).leftOut, []);
    });
  });

  it('values orders by the requested aim', () => {
    const found = finish(perform({ ...adviceTask, aim: 'value' }, siteOf));
    assert.equal(found.asOrdered, expected(odds(combat), swing));
  });

  it('reports how many combats it has compared', () => {
    let last = 0;
    for (const calculation = perform(adviceTask, siteOf); ;) {
      const { done, value } = calculation.next();
      if (done) break;
      assert.deepEqual([value.of, value.unit], [3, 'combats']);
      assert.ok(value.done >= last && value.done <= value.of);
      last = value.done;
    }
    assert.ok(last >= 1);
  });

  it('throws for a side or an aim without advice', () => {
    assert.throws(
      () => finish(perform({ ...adviceTask, side: 'neutral' }, siteOf)),
      /no advice for the side "neutral"/,
    );
    assert.throws(() => finish(perform({ ...adviceTask, aim: 'glory' }, siteOf)), /no aim "glory"/);
  });
});
