import assert from 'node:assert/strict';
import fs from 'node:fs';
import { mean } from '../../../../../server/src/engine/outcome';
import {
  applyTextEdits,
  adviseTurn,
  getTurnAdviceChoices,
  createTurnData,
  getTurnOrderEdits,
} from '../../../../../server/src/features';
import { createCombatData } from '../../../../../server/src/features/combat/combat-data';
import type { LocatedTurn } from '../../../../../server/src/features/resolve/turn/find';
import type { TurnCalculations } from '../../../../../server/src/features/resolve/turn/advice';
import { reportAdvice } from '../../../../../server/src/features/resolve/report';
import { findCombat } from '../../../../../server/src/features';
import type { ReportAdvice } from '../../../../../server/src/protocol';
import { createInProcessCalculator } from '../../../../../server/src/work/in-process';
import { dedent } from '../../../../support/fixture';
import { impulse } from '../../../../support/impulse';
import { parseTurn } from './turns';

const sampling = { runs: 1_000, seed: 1 };

const calculations: TurnCalculations = {
  computeAdvice: (combat, purpose) =>
    createInProcessCalculator(() => combat.entry).run({
      kind: 'advice',
      ...createCombatData(combat),
      ...purpose,
      ...sampling,
    }),
  computeOdds: (turn, options) => computeOdds(turn, options),
};

function computeOdds(turn: LocatedTurn, options: Partial<Parameters<TurnCalculations['computeOdds']>[1]> = {}) {
  const findEntry = ({ entry: id }: { entry: string }) => turn.combats.find(({ entry }) => entry.id === id)?.entry;
  return createInProcessCalculator(Object.assign(findEntry, { turn: () => turn.scenarioTurn.turn })).run({
    kind: 'turn',
    ...createTurnData(turn),
    ...options,
    ...sampling,
  });
}

async function adviseOnTurn(text: string, side: string, aim: string): Promise<ReportAdvice> {
  const progress: number[] = [];
  const onProgress = (part: number): void => void progress.push(part);
  const report = await adviseTurn(parseTurn(text), { side, aim }, { ...calculations, onProgress });
  assert.ok(!('refused' in report) && report.advice);
  assert.deepEqual(
    progress,
    progress.toSorted((a, b) => a - b),
    'progress goes on',
  );
  assert.ok(progress[0]! >= 0 && progress.at(-1)! <= 1, 'progress goes from 0 to 1');
  return report.advice;
}

/** The expected losses of some powers in a turn, of one kind, by its totals. */
async function computeTotal(text: string, kind: RegExp, owners: RegExp): Promise<number> {
  const turn = parseTurn(text);
  const { totals } = await computeOdds(turn);
  return turn.scenarioTurn.totals.reduce(
    (sum, { owner = '', words }, index) =>
      kind.test(words.many) && owners.test(owner) ? sum + mean(totals[index]!) : sum,
    0,
  );
}

/** Submarines that join the attack on convoys cannot fight in the naval combat; those that are hit are out of both. */
const zones = dedent(`
  ruleset: wif-ssw
  title: Two zones
  turn: { year: 1942, months: mar-apr }
  impulse: 1
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: naval }
  forces:
    - power: germany
      units:
        - { id: wolves, type: sub, attack: 4, section: 3, count: 3, defence: 4 }
        - { id: sharks, type: sub, attack: 3, section: 2, count: 2, defence: 4 }
  engagements:
    - id: north
      weather: fine
      subs: { power: germany, units: [{ unit: wolves, joins: true }, { unit: sharks, joins: true }] }
      convoy: { power: cw, convoyPoints: 6, convoyDefence: 6, units: [{ id: escorts, type: asw, asw: 5 }] }
  navalCombats:
    - id: after
      kind: sub
      weather: fine
      attacker: { power: germany, units: [{ unit: wolves }, { unit: sharks }] }
      defender: { power: cw, convoyPoints: 30 }
`);

describe('advice on a turn', () => {
  it('compares orders of a combat by the result of the whole turn, in agreement with brute force', async () => {
    const { suggestions, asOrdered, method } = await adviseOnTurn(zones, 'germany', 'convoy');
    assert.equal(method, 'exact');
    const computeHits = (text: string) => computeTotal(text, /^convoy points/, /Commonwealth/);
    assert.ok(Math.abs(asOrdered - (await computeHits(zones))) < 1e-9);
    const joins: Readonly<Record<string, string>> = {
      'let no submarine join': zones.replaceAll('joins: true', 'joins: false'),
      'keep wolves out': zones.replace('wolves, joins: true', 'wolves, joins: false'),
      'keep sharks out': zones.replace('sharks, joins: true', 'sharks, joins: false'),
    };
    const values = new Map<string, number>();
    for (const [title, text] of Object.entries(joins)) values.set(`North: ${title}`, await computeHits(text));
    const compared = suggestions.filter(({ group }) => group === 'submarines that join');
    assert.deepEqual(compared.map(({ title }) => title).toSorted(), [...values.keys()].toSorted());
    for (const { title, value, gain } of compared) {
      assert.ok(Math.abs(value - values.get(title)!) < 1e-9, `${title}: ${value} and ${values.get(title)}`);
      assert.ok(Math.abs(gain - (value - asOrdered)) < 1e-9);
    }
    assert.ok(
      compared[0]!.gain > 0,
      'to keep boats back for the naval combat is better, though not for the first combat',
    );
    const northCombat = findCombat(parseTurn(zones).analysis, { id: 'north' });
    assert.ok(!('refused' in northCombat));
    const combatAdvice = reportAdvice(
      northCombat,
      { side: 'subs', aim: 'convoy' },
      await calculations.computeAdvice(northCombat, { side: 'subs', aim: 'convoy' }, () => undefined),
    );
    assert.ok(!('refused' in combatAdvice));
    const joinSuggestions = combatAdvice.advice!.suggestions.filter(({ group }) => group === 'submarines that join');
    assert.ok(joinSuggestions.every(({ gain }) => gain <= 0));
    assert.match(combatAdvice.advice!.note!, /counts the combat alone/);
  });

  it('sums up the losses of all combats, and prefers fewer of them', async () => {
    const { aim, asOrdered, suggestions } = await adviseOnTurn(zones, 'germany', 'subs');
    assert.deepEqual(aim, { id: 'subs', title: 'submarines hit', unit: '', fewer: true });
    assert.ok(Math.abs(asOrdered - (await computeTotal(zones, /^submarines/, /Germany/))) < 1e-9);
    for (const { value, gain } of suggestions) assert.ok(Math.abs(gain - (asOrdered - value)) < 1e-9);
    const suggestion = suggestions.find(({ title }) => title === 'North: let no submarine join')!;
    assert.ok(suggestion.value < asOrdered && suggestion.gain > 0);
  });

  it('combines the best order of each combat, and its edits give the value that was compared', async () => {
    const { suggestions, note } = await adviseOnTurn(impulse, 'germany', 'convoy');
    const [best] = suggestions;
    assert.equal(best!.each!.length, 2);
    assert.match(
      note!,
      /^Compared by the result of the whole turn: \d+ orders of single combats, and the best of each/,
    );
    const edits = getTurnOrderEdits(parseTurn(impulse), best!.id);
    assert.ok(!('refused' in edits));
    const written = applyTextEdits(impulse, edits);
    assert.match(written, /# rolled at the table/, 'comments stay');
    assert.ok(Math.abs((await computeTotal(written, /^convoy points/, /Commonwealth/)) - best!.value) < 1e-9);
    const again = await adviseOnTurn(written, 'germany', 'convoy');
    assert.ok(again.suggestions.every(({ gain }) => gain < 1e-9));
  });

  for (const [sample, side, aim, kind, owner, subtractedOwner] of [
    ['awaw/midway-in-rounds', 'us', 'factors', /^naval factors/, /Japan/, undefined],
    ['awaw/midway-in-rounds', 'us', 'own', /^naval factors/, /US/, undefined],
    ['aare/off-hawaii', 'us', 'value', /^IPC lost/, /Japan/, /US/],
  ] as const)
    it(`advises on ${aim} by the totals of the turn in ${sample}`, async () => {
      const text = fs.readFileSync(`samples/${sample}.scenario.yaml`, 'utf8');
      const { asOrdered } = await adviseOnTurn(text, side, aim);
      const added =
        (await computeTotal(text, kind, owner)) -
        (subtractedOwner ? await computeTotal(text, kind, subtractedOwner) : 0);
      assert.ok(Math.abs(asOrdered - added) < 1e-9, `${asOrdered} and ${added}`);
    });

  it('counts each unit that is lost once where a force fights two battles', async () => {
    const text = dedent(`
      ruleset: aare
      powers: { germany: { side: axis }, uk: { side: allies } }
      forces: [{ id: fleet, power: germany, units: { dd: 3, trn: 1 } }]
      units: { trn: { cost: 12 } }
      seaBattles:
        - { id: first, attacker: { from: fleet }, defender: { power: uk, units: { dd: 2 } } }
        - { id: second, attacker: { from: fleet }, defender: { power: uk, units: { dd: 1 } } }
    `);
    const { aim, asOrdered } = await adviseOnTurn(text, 'germany', 'own');
    assert.deepEqual([aim.title, aim.fewer], ['own units lost', true]);
    // Every unit costs 12.
    const lost = (await computeTotal(text, /^IPC lost/, /Germany/)) / 12;
    assert.ok(Math.abs(asOrdered - lost) < 1e-9, `${asOrdered} and ${lost}`);
  });

  it('advises whether to press on to a next round, ship by ship', async () => {
    const text = fs.readFileSync('samples/awaw/midway-in-rounds.scenario.yaml', 'utf8');
    const { play, note, asOrdered } = await adviseOnTurn(text, 'us', 'balance');
    assert.match(note!, /Pressing on to Afternoon never pays for this aim; either side may end it\.$/);
    assert.ok(Math.abs(play!.value - play!.gain - asOrdered) < 1e-9);
    const [first] = play!.decisions;
    assert.deepEqual(
      [first!.situation, first!.ordered, first!.best],
      ['no ship lost or damaged', 'press on', 'end it'],
    );
    assert.ok(play!.decisions.some(({ situation }) => /^Akagi sunk/.test(situation)));
    const japan = await adviseOnTurn(text, 'japan', 'balance');
    assert.match(japan.note!, /Pressing on to Afternoon always pays/);
    assert.ok(Math.abs(japan.play!.gain) < 1e-9);
  });

  it('refuses a side, an aim and an order that the turn does not have', async () => {
    for (const purpose of [{ side: 'japan' }, { side: 'germany', aim: 'glory' }, { side: 'japan', aim: 'convoy' }])
      assert.deepEqual(await adviseTurn(parseTurn(impulse), purpose, calculations), {
        refused: 'There is no such advice on the turn.',
      });
    const north = { combat: 'north', side: 'subs', order: 'flee' };
    for (const order of ['', '{', '[]', '{}', 'null', '[null]', '[{"combat":"north","side":"subs"}]'])
      assert.deepEqual(getTurnOrderEdits(parseTurn(zones), order), {
        refused: 'There is no such order of the turn that could be written.',
      });
    for (const order of [north, { ...north, combat: 'south' }])
      assert.doesNotMatch(
        (getTurnOrderEdits(parseTurn(zones), JSON.stringify([order])) as { refused: string }).refused,
        /There is no such order of the turn/,
      );
  });

  it('names an aim by what a side wishes for', () => {
    const adviceChoices = getTurnAdviceChoices(
      parseTurn(fs.readFileSync('samples/aare/off-hawaii.scenario.yaml', 'utf8')),
    );
    assert.ok(!('refused' in adviceChoices));
    assert.deepEqual(
      adviceChoices.choices.map(({ side, aim }) => `${side}: ${aim.title}`),
      ['us: net IPC gain', 'us: fewer units lost', 'japan: net IPC gain', 'japan: fewer units lost'],
    );
  });

  it('offers advice to every side that has a decision', () => {
    const adviceChoices = getTurnAdviceChoices(parseTurn(impulse));
    assert.ok(!('refused' in adviceChoices));
    const { choices } = adviceChoices;
    assert.deepEqual([...new Set(choices.map(({ side }) => side))], ['germany', 'cw']);
  });
});
