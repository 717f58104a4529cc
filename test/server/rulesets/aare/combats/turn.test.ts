import assert from 'node:assert/strict';
import { finish } from '../../../../../server/src/engine/progress';
import { exactTurn } from '../../../../../server/src/engine/turn/exact';
import { sampleTurn } from '../../../../../server/src/engine/turn/sample';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { measuresOf } from '../../../../../server/src/engine/turn/turn';
import { mean } from '../../../../../server/src/dice/distribution';
import { measured } from '../../../../../server/src/engine/outcome';
import { analyse, problems } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/turn/find';
import { environment } from '../../../../support/environment';

const base = {
  ruleset: 'aare',
  powers: {
    us: { side: 'allies', technologies: ['long-range-aircraft'] },
    japan: { side: 'axis', technologies: ['jet-fighters'] },
  },
  forces: [
    { id: 'twentieth', power: 'us', units: { bmbr: 3, ftr: 2 } },
    { id: 'home-fleet', power: 'japan', units: { ftr: 4, dd: 1 } },
  ],
};

const raid = (id: string, more: object = {}) => ({
  id,
  territory: 'Japan',
  value: 8,
  attacker: { from: 'twentieth', bombers: 3 },
  defender: { power: 'japan', antiAircraft: {} },
  ...more,
});

function turnIn(scenario: object) {
  const analysis = analyse(JSON.stringify({ ...base, ...scenario }), undefined, environment());
  const errors = problems(analysis).filter(({ severity }) => severity === 'error');
  assert.deepEqual(
    errors.map(({ message }) => message),
    [],
  );
  const found = findTurn(analysis);
  assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
  return found.stated;
}

/** Simulates 60 turns. Returns the forces that each combat began with, and a reader of its measures. */
function played({ turn, sites }: ReturnType<typeof turnIn>) {
  return Array.from({ length: 60 }, (_, seed) =>
    traceTurn(turn, () => ({ seed })).stages.map(({ before, fought }, index) => ({
      left: sites[index]!.carried?.left?.(before) ?? [],
      read: (path: string) =>
        fought?.combat.measures.find((measure) => measure.path.join() === path)?.read(fought.trace.end),
    })),
  );
}

describe('a turn of raids and flights', () => {
  it('a raid flies with the bombers that survive earlier raids', () => {
    const stated = turnIn({ strategicBombingRaids: [raid('first'), raid('second', { territory: 'Okinawa' })] });
    const seen = new Set<number>();
    for (const [first, second] of played(stated)) {
      const left = first!.read('bombers')!;
      seen.add(left);
      assert.deepEqual(second!.left, left === 3 ? [] : [`bombers of twentieth: ${left === 0 ? 'none' : left} of 3`]);
      assert.ok((second!.read('bombers') ?? 0) <= left);
    }
    assert.ok(seen.size > 1);
  });

  it('raids and rockets of a turn together destroy at most the value of the territory', () => {
    const shared = turnIn({
      strategicBombingRaids: [raid('first'), raid('second')],
      powers: { ...base.powers, us: { side: 'allies', technologies: ['rockets', 'long-range-aircraft'] } },
      options: { economicCap: 'single' },
      rocketStrikes: [
        {
          ...{ id: 'rocket', from: 'Alaska', range: 2, territory: 'Japan', value: 8 },
          attacker: { power: 'us' },
          defender: { power: 'japan' },
        },
      ],
    });
    let most = 0;
    for (const [first, second, rocket] of played(shared)) {
      const raids = first!.read('damage')! + (second!.read('damage') ?? 0);
      most = Math.max(most, raids);
      assert.ok(raids + rocket!.read('damage')! <= 8);
      if (first!.read('damage')! > 0)
        assert.ok(second!.left.includes(`IPCs lost by Japan to raids: ${first!.read('damage')}`));
    }
    assert.equal(most, 8);
  });

  it('the raids of a turn take no more IPCs than the treasury of the owner', () => {
    const powers = { ...base.powers, japan: { side: 'axis', treasury: 5 } };
    const raids = [raid('first'), raid('second', { territory: 'Okinawa' })];
    const damage = [...played(turnIn({ powers, strategicBombingRaids: raids }))].map(
      ([first, second]) => first!.read('damage')! + (second!.read('damage') ?? 0),
    );
    assert.equal(Math.max(...damage), 5);
  });

  it('fighters of a Kamikaze mission are spent, unless an option lets them return', () => {
    const scenario = {
      seaBattles: [
        {
          id: 'battle',
          attacker: { power: 'us', units: { dd: 1 } },
          defender: { from: 'home-fleet', units: { dd: 1 } },
        },
      ],
      kamikazeMissions: [3, 4].map((fighters) => ({
        ...{ id: `sortie-${fighters}`, territory: 'Midway' },
        attacker: { from: 'home-fleet', fighters },
        defender: { power: 'us' },
      })),
    };
    const stated = turnIn(scenario);
    assert.deepEqual(
      stated.bases?.map(({ name }) => name),
      ['kamikazeFighters'],
    );
    assert.deepEqual(played(stated)[0]!.at(-1)!.left, ['fighters of home-fleet: 1 of 4']);
    const returning = turnIn({ ...scenario, options: { kamikazeFighters: 'return' } });
    assert.deepEqual(played(returning)[0]!.at(-1)!.left, []);
  });

  it('a later flight has only the aircraft that survive anti-aircraft fire on an earlier one', () => {
    const flight = (id: string) => ({
      id,
      attacker: { from: 'twentieth', units: { ftr: 2, bmbr: 3 } },
      spaces: [{ space: 'Okinawa', power: 'japan', antiAircraft: {} }],
    });
    for (const [first, second] of played(turnIn({ flyOvers: [flight('out'), flight('back')] })))
      for (const type of ['ftr', 'bmbr']) assert.ok((second!.read(type) ?? 0) <= first!.read(type)!);
  });

  it('the exact odds of a turn sum to 1 and agree with sampled turns', () => {
    const { turn } = turnIn({
      strategicBombingRaids: [raid('first'), raid('second', { attacker: { from: 'twentieth', bombers: 2 } })],
    });
    const odds = finish(exactTurn(turn));
    assert.ok(!('tooLarge' in odds));
    assert.ok(Math.abs(odds.outcomes.mass - 1) < 1e-12);
    const sampled = finish(sampleTurn(turn, 7, 20_000));
    const measures = measuresOf(turn);
    for (const measure of measures) {
      const [exactly, about] = [odds.outcomes, sampled.outcomes].map((all) =>
        mean(measured(all, { measures }, measure)),
      );
      assert.ok(Math.abs(exactly! - about!) < 0.2, `${measure.title}: ${exactly} and ${about}`);
    }
  });

  it('combats without common forces share no counters', () => {
    const { turn, sites } = turnIn({
      strategicBombingRaids: [
        raid('first'),
        raid('second', { territory: 'Okinawa', attacker: { power: 'us', bombers: 2 } }),
      ],
    });
    assert.deepEqual(turn.counters, []);
    assert.ok(sites.every(({ carried }) => carried === undefined));
  });
});
