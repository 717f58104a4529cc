import assert from 'node:assert/strict';
import { aaDepth } from '../../../../server/src/rulesets/aa-depth/ruleset';
import { matchesPattern } from '../../../../server/src/model/place';
import type { Explanation } from '../../../../server/src/model/ruleset';
import { covers } from '../../../support/covers';
import { replacePart, hunt, parseScenario } from './scenario';

const { hovers, rules } = aaDepth;

/** Returns the explanation of a value by its path, which is written as in patterns; steps are split at `/` if there is one. */
function explain(yaml: string, valuePath: string): Explanation {
  const { scenario, ids } = parseScenario(yaml);
  // Labels of dice contain dots.
  const path = valuePath
    .split(valuePath.includes('/') ? '/' : '.')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const matchingHovers = hovers.filter((hover) => hover.patterns.some((pattern) => matchesPattern(pattern, path)));
  assert.equal(matchingHovers.length, 1, `${valuePath} has one hover`);
  const explanation = matchingHovers[0]!.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${valuePath} is explained`);
  const ruleIds = new Set(rules.map(({ id }) => id));
  const cited = [
    ...(explanation.rules ?? []),
    ...explanation.amounts.flatMap(({ base, changes }) => [base, ...changes].map(({ rule }) => rule)),
  ];
  for (const rule of cited) assert.ok(ruleIds.has(rule), `${valuePath} cites ${rule}`);
  return explanation;
}

const getText = (yaml: string, valuePath: string): string => explain(yaml, valuePath).text ?? '';
const getTotalsByLabel = ({ amounts, totalNotes = [] }: Explanation) =>
  Object.fromEntries(amounts.map(({ label, total }, index) => [label, [total, totalNotes[index]]]));

describe('the hover on the depth of submarines', () => {
  it('shows the effects of periscope depth on attack, defence, movement, convoys and the search', () => {
    covers('aa-depth:D9', 'aa-depth:D11', 'aa-depth:D12', 'aa-depth:D13', 'aa-depth:D14', 'aa-depth:D19');
    const explanation = explain(hunt, 'seaBattles.0.defender.units.0.depth');
    assert.equal(explanation.title, 'Periscope depth');
    assert.deepEqual(getTotalsByLabel(explanation), {
      'attack value': [3, 'hits on 3 or less on a d6 (50%)'],
      'defence value': [2, 'hits on 2 or less on a d6 (33.3%)'],
      movement: [1, 'sea zones a turn'],
      'finds what is at periscope depth': [
        3,
        'one searcher finds it 50% of the time, at least one of 3 searchers 87.5% of the time',
      ],
    });
    assert.match(explanation.text ?? '', /only when a searcher has found it \(Periscope depth ¶1\)/);
    assert.match(explanation.text ?? '', /out of reach until the turn of the US/);
    assert.match(explanation.text ?? '', /It blocks convoys/);
    assert.match(explanation.text ?? '', /by its orders it stays hidden/);
  });

  it('shows the harder search and the weaker fire of submerged submarines', () => {
    covers('aa-depth:D33', 'aa-depth:D34', 'aa-depth:D35', 'aa-depth:D36', 'aa-depth:D38');
    const results = getTotalsByLabel(explain(hunt, 'seaBattles.0.defender.units.1.depth'));
    assert.deepEqual(results['attack value'], [1, 'hits on a 1 on a d6 (16.7%)']);
    assert.deepEqual(results['finds what is submerged'], [
      2,
      'one searcher finds it 33.3% of the time, at least one of 3 searchers 70.4% of the time',
    ]);
  });

  it('says that a submarine in silent running does nothing', () => {
    covers('aa-depth:D37');
    const explanation = explain(hunt, 'seaBattles.0.defender.units.3.depth');
    assert.match(explanation.text ?? '', /does not attack, defend or move, and nothing finds it/);
    assert.match(explanation.text ?? '', /does not block convoys/);
    assert.deepEqual(getTotalsByLabel(explanation)['attack value'], [0, 'never hits']);
    assert.deepEqual(getTotalsByLabel(explanation)['movement'], [0, 'sea zones a turn']);
  });

  it('says that an attack reveals a submarine', () => {
    const attack = replacePart(
      hunt,
      'units: { sub: 1, ftr: 1 }',
      'units: [{ id: trout, type: sub, depth: periscope }]',
    );
    assert.match(getText(attack, 'seaBattles.1.attacker.units.0.depth'), /It attacks, which reveals it/);
  });
});

describe('the hover on units', () => {
  it('shows the hit number of units in compact form', () => {
    covers('aa-depth:D2', 'aa-depth:D6');
    const explanation = explain(hunt, 'seaBattles.1.attacker.units.sub');
    assert.equal(explanation.title, '1 submarine of the UK');
    assert.match(explanation.text ?? '', /Its depth: surfaced \(Surfaced\)/);
    assert.deepEqual(getTotalsByLabel(explanation), { 'attack value': [2, 'hits on 2 or less on a d6 (33.3%)'] });
  });

  it('shows the dice of searchers and their chance to find submarines', () => {
    covers('aa-depth:D15', 'aa-depth:D18', 'aa-depth:D22');
    const hoverText = getText(hunt, 'seaBattles.0.attacker.units.0');
    assert.match(
      hoverText,
      /They search with 2 dice.*3 or less finds what is at periscope depth \(75%\); 2 or less finds what is submerged \(55\.6%\)/,
    );
    assert.match(hoverText, /Then they fight here, and nowhere else/);
  });

  it('says why a unit does not search', () => {
    covers('aa-depth:D16', 'aa-depth:D23');
    assert.match(
      getText(hunt, 'seaBattles.0.attacker.units.2.from'),
      /It does not search: it was in the sea zone at the start/,
    );
    assert.match(
      getText(hunt, 'seaBattles.0.attacker.units.4.alsoIn'),
      /They do not search: they take part in other as well/,
    );
    assert.match(
      getText(replacePart(hunt, 'type: bb }', 'type: bb, from: SZ 5 }'), 'seaBattles.0.attacker.units.3.from'),
      /bombers and destroyers search \(Periscope depth ¶1\), not battleships/,
    );
    assert.match(
      getText(
        replacePart(hunt, 'type: sub }', 'type: sub, searches: true }'),
        'seaBattles.0.defender.units.2.searches',
      ),
      /The attacker searches .*, not the defender/,
    );
  });

  it('names a bonus that does not count', () => {
    covers('aa-depth:D10');
    const yaml = replacePart(
      hunt,
      'units: { sub: 1, ftr: 1 }',
      'units: [{ id: trout, type: sub, depth: periscope, modifiers: [{ what: Super Subs, attack: 2 }] }]',
    );
    assert.match(
      getText(yaml, 'seaBattles.1.attacker.units.0'),
      /periscope depth \(\+1\) does not count: Super Subs \(\+2\) does/,
    );
  });
});

describe('the hover on a battle', () => {
  it('lists every result of the search with its probability', () => {
    covers('aa-depth:D20', 'aa-depth:D21');
    const hoverText = getText(hunt, 'seaBattles.0.id');
    assert.match(hoverText, /finds what is at periscope depth and submerged: 70\.4%/);
    assert.match(hoverText, /finds what is at periscope depth: 17\.1%/);
    assert.match(hoverText, /finds nothing: 12\.5%/);
  });

  it('says that groups of a type are lost in the order of the file if there are several', () => {
    const fileOrderText =
      /A hit on destroyers and submarines takes the first group in the file that it may hit \(LHTR combat 4\)/;
    assert.match(getText(hunt, 'seaBattles.0.id'), fileOrderText);
    assert.doesNotMatch(getText(hunt, 'seaBattles.1.id'), /first group in the file/);
  });

  it('says that nobody searches', () => {
    covers('aa-depth:D24', 'aa-depth:D25');
    const withoutSearch = replacePart(hunt, '    defender:\n', '      orders: { search: false }\n    defender:\n');
    assert.match(
      getText(withoutSearch, 'seaBattles.0'),
      /Nobody searches: submarines that have to be found cannot be hit/,
    );
    assert.deepEqual(getTotalsByLabel(explain(withoutSearch, 'seaBattles.0.attacker.orders.search')), {
      'detection rolls': [0, undefined],
    });
  });

  it('explains the orders of the defender', () => {
    covers('aa-depth:D26', 'aa-depth:D27', 'aa-depth:D28');
    assert.match(
      getText(hunt, 'seaBattles.0.defender.orders.elect.groups.boats'),
      /may defend.*fire from the first cycle/s,
    );
    assert.match(
      getText(hunt, 'seaBattles.0.defender.orders.dive.when'),
      /give up their own and leave the battle, in every cycle/,
    );
  });

  it('says which rule an entry of the log breaks', () => {
    const log = replacePart(
      hunt,
      '  - id: other\n',
      '    log:\n      - { cycle: 1, group: lurkers, did: fired }\n  - id: other\n',
    );
    assert.match(getText(log, 'seaBattles.0.log.0.did'), /The rules do not allow it: it is in silent running/);
  });
});

describe('the hovers on declarations, moves and the header', () => {
  const campaign = `
turn: { round: 3, power: germany }
powers: { germany: { side: axis }, uk: { side: allies } }
unitTable: derived-d20
options: { moveDepth: old }
declarations: [{ group: u-47, round: 2, depth: periscope }, { group: u-47, round: 3, depth: surfaced }]
submarines: [{ id: u-47, power: germany }]
submarineMoves: [{ id: north, group: u-47, route: [SZ 5, SZ 6] }]
units: { sub: { cost: 7 } }
`;

  it('shows the depth in effect and how far a move may go', () => {
    covers('aa-depth:D3', 'aa-depth:D4', 'aa-depth:D12');
    assert.match(getText(campaign, 'submarines.0'), /As it was declared last.*only when a searcher has found it/);
    const move = explain(campaign, 'submarineMoves.0.route.1');
    assert.deepEqual(getTotalsByLabel(move), { movement: [1, 'too far: the route has 2 sea zones'] });
    assert.match(getText(campaign, 'declarations.0.depth'), /A later declaration follows it/);
    assert.match(getText(campaign, 'declarations.1.depth'), /takes hold after the combat of this turn/);
  });

  it('shows the unit table and calls it a house table if it is one', () => {
    const explanation = explain(campaign, 'unitTable');
    assert.match(explanation.text ?? '', /house table/);
    assert.match(explanation.text ?? '', /\| submarine \| 7 \| 7 \| 7 \| 1 \|/);
    assert.deepEqual(explanation.bases, [{ kind: 'house-table', name: 'derived-d20' }]);
    const totalsByLabel = getTotalsByLabel(explain(campaign, 'units.sub.cost'));
    assert.deepEqual(totalsByLabel['attack value, periscope depth'], [10, 'hits on 10 or less on a d20 (50%)']);
  });

  it('shows the order of turns and the values of an option', () => {
    covers('aa-depth:D30');
    assert.match(getText(campaign, 'powers.uk'), /out of reach until the turn of the UK/);
    assert.match(getText(campaign, 'options.moveDepth'), /`old` \(chosen here, default\)/);
  });
});

describe('the hover on dice', () => {
  const withDice = replacePart(
    hunt,
    '  - id: other\n',
    '    dice: { search: [5, 3, 2], first-cycle.attacker.others: [1] }\n  - id: other\n',
  );

  it('says what each detection roll finds, and what all of them find together', () => {
    covers('aa-depth:D18', 'aa-depth:D19', 'aa-depth:D20', 'aa-depth:D36');
    assert.match(
      getText(withDice, 'seaBattles.0.dice.search.0'),
      /^The die shows 5: it finds nothing\. 3 units search, with a die each/,
    );
    assert.match(
      getText(withDice, 'seaBattles.0.dice.search.1'),
      /^The die shows 3: it finds what is at periscope depth\./,
    );
    assert.match(
      getText(withDice, 'seaBattles.0.dice.search'),
      /^The dice together find what is at periscope depth and submerged\./,
    );
  });

  it('shows who fires in a volley and on which numbers they hit', () => {
    const volley = explain(withDice, 'seaBattles/0/dice/first-cycle.attacker.others/0');
    assert.equal(volley.title, 'The attacker fires');
    assert.match(
      volley.text ?? '',
      /in this order: destroyers \(escorts\), bombers, destroyers \(picket\), battleships and fighters/,
    );
    assert.deepEqual(
      volley.amounts.map(({ total }) => total),
      [3, 4, 3, 4, 3],
    );
    assert.equal(volley.totalNotes?.[1], 'hits on 4 or less on a d6 (66.7%)');
  });
});
